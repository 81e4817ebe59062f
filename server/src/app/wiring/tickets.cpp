#include "app/application.hpp"
#include "app/collection_handler.hpp"
#include "app/mail_door.hpp"
#include "app/media/attachment_bucket.hpp"
#include "app/media/clamd_scanner.hpp"
#include "app/media/picture_cleaner.hpp"
#include "app/payment_worker.hpp"
#include "app/web_paths.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/attachments/attachments_intake_service.hpp"
#include "shop/attachments/attachments_routes.hpp"
#include "shop/price_beat/price_beat_routes.hpp"
#include "shop/returns/collection_message.hpp"
#include "shop/returns/returns_routes.hpp"
#include "shop/stores/stores_rules.hpp"
#include "shop/stores/stores_service.hpp"
#include "shop/tickets/mail_answers_routes.hpp"
#include "shop/tickets/tickets_routes.hpp"

namespace spaza::app {

namespace {

/// The way in for files, for as long as the process lives.
struct FilesIn {
    FilesIn(const std::filesystem::path& program, const Config& config, metrics::Registry& figures)
        : cleaner{program},
          bucket{attachment_bucket(config)},
          scanner{file_scanner(config, figures)},
          intake{cleaner, attachment_limits(config), place_of_new_files(bucket, config), scanner.get()} {}
    WorkerPictureCleaner cleaner;
    std::shared_ptr<AttachmentBucket> bucket;
    std::unique_ptr<FileScanner> scanner;
    FileIntakeService intake;
};

/// What comes back, with its pictures, and the courier who collects it.
void wire_returns(Application& application, AttachmentIntake& intake, const AttachmentLimits& limits) {
    const auto returns = transactional(application, &Scope::returns);
    auto& stores = application.keeper.keep(std::make_shared<StoreService>(
        *application.stores, *application.shelves, *application.holidays, application.clock));
    const wire::StoreShown shown = [&stores](const StoreCode& code) -> std::optional<wire::PointOfService> {
        const auto found = stores.find(code.value);
        if (!found) return std::nullopt;
        return wire::to_wire(*found, coming_special_days(*found, stores.coming_holidays()));
    };
    add_return_routes(application.router, returns, intake, limits, shown, application.commerce->returns,
                      application.config.shop.name);
    if (application.commerce->courier)
        application.outbox.on(kCollectionTopic, collection_handler(*application.commerce->courier, returns));
}

}  // namespace

void wire_tickets(Application& application) {
    const AttachmentLimits limits = attachment_limits(application.config);
    auto& files = application.keeper.keep(
        std::make_shared<FilesIn>(program_folder() / "spaza-pictures", application.config, application.figures));
    add_attachment_routes(application.router, transactional(application, &Scope::attachments), files.intake,
                          files.bucket.get(), limits);
    add_ticket_routes(application.router, transactional(application, &Scope::tickets), files.intake, limits);
    add_price_beat_routes(application.router, transactional(application, &Scope::price_beats), files.intake,
                          limits);
    auto& door = application.keeper.keep(
        std::make_shared<MailDoor>(transactional(application, &Scope::mail_answers), files.intake, limits));
    add_mail_answer_routes(
        application.router, [&door](std::string_view raw) { return door.take(raw); },
        application.config.mail.inbound_address.empty() ? "" : application.config.mail.inbound_secret,
        door.most_bytes() / 3 * 4);
    wire_returns(application, files.intake, limits);
}

}  // namespace spaza::app
