#include <array>
#include <iostream>

#include "app/commands/ticket_admin.hpp"
#include "app/mail_door.hpp"
#include "app/media/attachment_bucket.hpp"
#include "app/media/clamd_scanner.hpp"
#include "app/media/picture_cleaner.hpp"
#include "app/push_settings.hpp"
#include "app/sms_settings.hpp"
#include "app/web_paths.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/attachments/attachments_intake_service.hpp"

namespace spaza::app::tickets {
namespace {

// What a mail server makes of a pipe's end (sysexits.h): to bounce, or to try again.
constexpr int kBounce = 65;
constexpr int kNoSuchAddress = 67;
constexpr int kLater = 75;

std::string read_mail_from(std::istream& in, std::size_t most) {
    std::string raw;
    std::array<char, 65536> block{};
    while (raw.size() <= most && (in.read(block.data(), block.size()) || in.gcount() > 0))
        raw.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (raw.size() > most) throw CommandFailed{"the mail is larger than what tickets may bring", kBounce};
    return raw;
}

MailOutcome receive_from(std::istream& in, const Config& config) {
    const SystemClock clock;
    const auto database = storage::open_ready(database_of(config), {});
    WorkerPictureCleaner cleaner{program_folder() / "spaza-pictures"};
    const AttachmentLimits limits = attachment_limits(config);
    const auto bucket = attachment_bucket(config);
    metrics::Registry figures;  // nobody reads them here
    const auto scanner = file_scanner(config, figures);
    FileIntakeService intake{cleaner, limits, place_of_new_files(bucket, config), scanner.get()};
    using Answers = Transactional<MailAnswerService>;
    const PushPolicy policy = push_policy(config);
    const SmsNewsPolicy sms_policy{.offered = sends_sms(config), .shop = config.serve.public_url};
    const auto use = [&](storage::Session& session, const Answers::Body& body) {
        TicketAdmin admin{session,
                          clock,
                          {"", "", config.mail.inbound_address, std::chrono::days{config.tickets.reopen_days}},
                          policy,
                          sms_policy};
        return body(admin.mail_answers);
    };
    const MailDoor door{Answers{[&](const Answers::Body& body) {
                                    database->read([&](storage::Session& session) { use(session, body); });
                                },
                                [&](const Answers::Body& body) {
                                    database->write([&](storage::Session& session) { return use(session, body); });
                                }},
                        intake, limits};
    return door.take(read_mail_from(in, door.most_bytes()));
}

}  // namespace

void receive(const TicketArguments& given) {
    MailOutcome outcome{};
    try {
        const Config config = given.shop.config();
        if (config.mail.inbound_address.empty()) throw CommandFailed{"mail.inbound_address is not set", kLater};
        outcome = receive_from(std::cin, config);
    } catch (const CommandFailed&) {
        throw;
    } catch (const std::exception& failure) {  // such as a database that is away
        throw CommandFailed{failure.what(), kLater};
    }
    if (outcome == MailOutcome::busy) throw CommandFailed{"it cannot be taken now", kLater};
    if (outcome == MailOutcome::unreadable) throw CommandFailed{"this is no mail", kBounce};
    if (outcome == MailOutcome::unknown) throw CommandFailed{"no ticket has this address", kNoSuchAddress};
    std::cout << name_of(outcome) << '\n';
}

}  // namespace spaza::app::tickets
