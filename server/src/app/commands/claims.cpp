#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/file_copies.hpp"
#include "app/commands/order_admin.hpp"
#include "app/commands/staff_queue.hpp"
#include "app/commands/system_login.hpp"
#include "app/price_beat_policy.hpp"
#include "app/stored_settings.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/price_beat/price_beat_admin_service.hpp"
#include "shop/price_beat/price_beat_store_sql.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace claims {
namespace {

struct ClaimArguments {
    ChosenShop shop;
    QueueArguments queue;
    std::string id;
    std::string who;
    std::string reason;
    std::string folder;
};

/// The shop's side of price beats on one session.
struct ClaimAdmin {
    ClaimAdmin(storage::Session& session, const CommercePolicies& policies, const Clock& clock)
        : orders{session, policies, clock},
          attachments{session},
          contents{session},
          files{attachments, contents, clock},
          store{session},
          work{session},
          acts{session, clock, system_login()},
          service{{.store = store,
                   .orders = orders.fulfilment,
                   .refunds = orders.refunds,
                   .invoices = orders.invoices,
                   .promotions = orders.promotions,
                   .files = files,
                   .customers = orders.customers,
                   .mails = orders.mails,
                   .acts = acts,
                   .policy = policies.price_beat,
                   .clock = clock}} {}

    OrderAdmin orders;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    SqlPriceBeatStore store;
    SqlStaffWorkStore work;
    SqlStaffActStore acts;
    PriceBeatAdminService service;
};

/// What is written to `out` is shown once it is true: after the commit.
void with_admin(const ClaimArguments& given, const std::function<void(ClaimAdmin&, std::ostream& out)>& use) {
    Config config = given.shop.config();
    if (config.serve.public_url.empty() && !given.who.empty())
        throw CommandFailed{"serve.public_url is not set, and the mail needs it for its link"};
    const auto database = storage::open_ready(database_of(config), {});
    add_stored_settings(config, *database);
    const SystemClock clock;
    const CommercePolicies policies{config, clock};
    std::string shown;
    database->write([&](storage::Session& session) {
        ClaimAdmin admin{session, policies, clock};
        std::ostringstream out;
        use(admin, out);
        shown = out.str();
        return true;
    });
    std::cout << shown;
}

void print(std::ostream& out, const PriceBeatClaim& claim, const std::optional<StaffWork>& work) {
    const bool after = claim.kind == PriceBeatKind::after_purchase;
    out << claim.id << "  " << name_of(claim.status()) << "  "
        << (after ? "order " + claim.order.value + " entry " + std::to_string(claim.entry_number)
                  : std::string{"before the purchase"})
        << "  " << claim.product.value << "  " << decimal(claim.beaten.amount) << " rand  since "
        << iso_time(claim.created_at) << "  " << calm(claim.product_name) << taken_words(work) << '\n';
}

void list(const ClaimArguments& given) {
    with_admin(given, [&](ClaimAdmin& admin, std::ostream& out) {
        const QueuePage page = admin.work.page(given.queue.question(StaffQueue::claims));
        for (const QueuePlace& each : page.places)
            if (const auto claim = admin.store.find(each.id)) print(out, *claim, each.work);
        if (page.places.empty()) out << "no claim waits\n";
    });
}

void print_all(std::ostream& out, const PriceBeatDetails& details, const std::optional<StaffWork>& work) {
    const PriceBeatClaim& claim = details.claim;
    const PriceBeatProgress& now = claim.progress();
    print(out, claim, work);
    out << "ours " << decimal(claim.own_price) << "  theirs " << decimal(claim.competitor_price) << "  difference "
        << decimal(claim.beaten.difference) << "  bonus " << decimal(claim.beaten.bonus) << '\n'
        << "their page " << calm(claim.competitor_url) << '\n';
    if (!claim.comment.empty()) out << "says " << calm(claim.comment) << '\n';
    if (!now.first_agreed.empty()) out << "agreed first: " << calm(now.first_agreed) << '\n';
    if (!now.coupon.empty())
        out << "coupon " << now.coupon << " until " << iso_time(*now.coupon_ends)
            << (details.coupon_used ? "  used" : "  not used") << '\n';
    if (!now.credit_note.empty()) out << "credit note " << now.credit_note << '\n';
    for (const Attachment& file : details.files)
        out << "[" << calm(file.filename) << ", " << file.size << " bytes, " << file.id << "]\n";
    for (const PriceBeatLine& line : details.history)
        out << iso_time(line.at) << "  " << line.what << "  " << calm(line.by)
            << (line.said.empty() ? "" : ": " + calm(line.said)) << '\n';
}

void show(const ClaimArguments& given) {
    with_admin(given, [&](ClaimAdmin& admin, std::ostream& out) {
        print_all(out, done(admin.service.find(given.id)), admin.work.of(given.id));
    });
}

void check(const ClaimArguments& given) {
    with_admin(given, [&](ClaimAdmin& admin, std::ostream& out) {
        print(out, done(admin.service.take(given.id, given.who)).claim, admin.work.of(given.id));
    });
}

void agree(const ClaimArguments& given) {
    with_admin(given, [&](ClaimAdmin& admin, std::ostream& out) {
        const PriceBeatDetails details = done(admin.service.agree(given.id, given.who));
        print(out, details.claim, admin.work.of(given.id));
        if (details.claim.is_open()) out << "a second person has to agree\n";
    });
}

void refuse(const ClaimArguments& given) {
    with_admin(given, [&](ClaimAdmin& admin, std::ostream& out) {
        print(out, done(admin.service.refuse(given.id, given.who, given.reason)).claim, admin.work.of(given.id));
    });
}

void files(const ClaimArguments& given) {
    std::vector<Attachment> all;
    with_admin(given, [&](ClaimAdmin& admin, std::ostream&) { all = done(admin.service.find(given.id)).files; });
    copy_files(given.shop.config(), all, given.folder);
}

}  // namespace
}  // namespace claims

void add_claims(CLI::App& program) {
    using namespace claims;
    auto* command = program.add_subcommand("claims", "Read and decide price beats that customers claim");
    command->require_subcommand(1);
    auto given = std::make_shared<ClaimArguments>();
    const auto add = [&](const char* name, const char* about, bool of_one) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        if (of_one) sub->add_option("claim", given->id, "Such as PB-10001")->required();
        return sub;
    };
    const auto add_decision = [&](const char* name, const char* about) {
        auto* sub = add(name, about, true);
        sub->add_option("--as", given->who, "Who decides, by name")->required();
        return sub;
    };

    auto* lister = add("list", "Claims that wait, the longest waiting first", false);
    given->queue.add_to(*lister, StaffQueue::claims,
                        "waiting (sent and checking), sent, checking, agreed, refused, paid, all");
    lister->callback([given] { claims::list(*given); });

    add_taking(*command, StaffQueue::claims, "PB-10001");
    add("show", "One claim with its prices, files and history", true)->callback([given] { claims::show(*given); });
    add_decision("check", "Somebody looks at their page; the customer is notified")->callback([given] {
        check(*given);
    });
    add_decision("agree", "Pay it out; above the configured amount a second person has to agree too")
        ->callback([given] { claims::agree(*given); });
    auto* refuser = add_decision("refuse", "The customer is shown why, and may claim again");
    refuser->add_option("--reason", given->reason, "What the customer reads, at most 300 characters")->required();
    refuser->callback([given] { claims::refuse(*given); });

    auto* writer = add("files", "Write the files of a claim into a folder", true);
    writer->add_option("--to", given->folder, "The folder, made when it is missing")->required();
    writer->callback([given] { claims::files(*given); });
}

}  // namespace spaza::app
