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
#include "app/stored_settings.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/returns/returns_admin_service.hpp"
#include "shop/returns/returns_store_sql.hpp"
#include "shop/returns/returns_words.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "shop/stores/stores_rules.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "shop/stores/stores_store_sql.hpp"

namespace spaza::app {
namespace {

struct ReturnArguments {
    ChosenShop shop;
    QueueArguments queue;
    std::string code;
    std::string store;
    std::string reason;
    std::vector<std::string> found;
    std::string by{ReturnAdminService::kNobodyInParticular};
    std::string folder;
};

/// The shop's side of returns on one session.
struct ReturnAdmin {
    ReturnAdmin(storage::Session& session, const CommercePolicies& policies, const Clock& clock,
                const std::string& by)
        : orders{session, policies, clock},
          attachments{session},
          contents{session},
          files{attachments, contents, clock},
          store{session},
          work{session},
          acts{session, clock, system_login()},
          news{orders.customers, orders.mails, orders.messages, policies.returns},
          shown{store, orders.fulfilment, orders.refunds, orders.invoices, files, stores, news},
          service{store, orders.fulfilment, orders.stock, stores, shown, acts, clock, policies.returns, by} {
        stores.publish(SqlPointOfServiceStore{session}.load(), {});
    }

    OrderAdmin orders;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    StoreSnapshot stores;
    SqlReturnStore store;
    SqlStaffWorkStore work;
    SqlStaffActStore acts;
    ReturnNewsService news;
    ShownReturnsService shown;
    ReturnAdminService service;
};

/// What is written to `out` is shown once it is true: after the commit.
void with_admin(const ReturnArguments& given, const std::function<void(ReturnAdmin&, std::ostream& out)>& use) {
    Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    add_stored_settings(config, *database);
    const SystemClock clock;
    const CommercePolicies policies{config, clock};
    std::string shown;
    database->write([&](storage::Session& session) {
        ReturnAdmin admin{session, policies, clock, given.by};
        std::ostringstream out;
        use(admin, out);
        shown = out.str();
        return true;
    });
    std::cout << shown;
}

void print(std::ostream& out, const ReturnRequest& request, const std::optional<StaffWork>& work) {
    out << request.code << "  " << name_of(request.state()) << "  order " << request.order.value << "  "
        << (request.mode == ReturnMode::request_pickup ? "collect, to " : "drop off at ") << request.store.value
        << "  R " << decimal(request.expected) << "  since " << iso_time(request.requested_at);
    if (const auto& now = request.progress(); now.state == ReturnState::inspected && now.first_agreed_to)
        out << "  " << calm(now.first_agreed) << " agrees to have it " << name_of(*now.first_agreed_to)
            << ", a second person has to";
    out << taken_words(work) << '\n';
}

void print_all(std::ostream& out, const ShownReturn& shown, const std::optional<StaffWork>& work) {
    const ReturnRequest& request = shown.request;
    print(out, request, work);
    if (request.pickup)
        out << "from " << calm(request.pickup->address) << ", " << calm(request.pickup->name) << ", "
            << calm(request.pickup->phone) << '\n';
    if (const auto& booking = request.progress().booking)
        out << "booked " << booking->carrier << ' ' << booking->reference << ", " << day_name(booking->day) << ' '
            << booking->window << '\n';
    for (std::size_t i = 0; i < request.entries().size(); ++i) {
        const ReturnEntry& each = request.entries()[i];
        const auto entry = std::ranges::find(shown.order.entries, each.entry, &OrderEntry::number);
        out << "  " << each.entry << "  " << each.units << " x "
            << (entry == shown.order.entries.end() ? std::string{} : entry->product.value + "  " + entry->name)
            << "  " << terms_of(each.reason).code << "  R " << decimal(each.value) << '\n';
        if (!each.comment.empty()) out << "     " << calm(each.comment) << '\n';
        if (each.inspection)
            out << "     sellable " << each.inspection->sellable << ", refurbish " << each.inspection->refurbish
                << ", scrap " << each.inspection->scrap << '\n';
        if (i < shown.files.size())
            for (const Attachment& file : shown.files[i])
                out << "     [" << calm(file.filename) << ", " << file.size << " bytes, " << file.id << "]\n";
    }
    for (const ReturnLine& line : shown.lines)
        out << iso_time(line.at) << "  " << name_of(line.state) << "  " << calm(line.by)
            << (line.note.empty() ? "" : ": " + calm(line.note)) << '\n';
    if (shown.taken_back) out << "paid back R " << decimal(shown.taken_back->refund()) << '\n';
    for (const Refund& each : shown.refunds) out << "refund " << each.id << "  R " << decimal(each.amount) << '\n';
    for (const std::string& number : shown.credit_notes) out << "credit note " << number << '\n';
}

void list(const ReturnArguments& given) {
    with_admin(given, [&](ReturnAdmin& admin, std::ostream& out) {
        const QueuePage page = admin.work.page(given.queue.question(StaffQueue::returns));
        for (const QueuePlace& each : page.places)
            if (const auto request = admin.store.find(each.id)) print(out, *request, each.work);
        if (page.places.empty()) out << "no return waits\n";
    });
}

/// `ENTRY=SELLABLE/REFURBISH/SCRAP`
Inspection inspection_in(const std::string& text) {
    Inspection made;
    char equals = 0;
    char first = 0;
    char second = 0;
    std::istringstream in{text};
    in >> made.entry >> equals >> made.sellable >> first >> made.refurbish >> second >> made.scrap;
    if (in.fail() || in.peek() != std::istringstream::traits_type::eof() || equals != '=' || first != '/' ||
        second != '/')
        throw CommandFailed{"what was found is ENTRY=SELLABLE/REFURBISH/SCRAP, such as 0=1/0/0, not " + text};
    return made;
}

using Step = std::function<Result<ShownReturn>(ReturnAdminService&)>;

void step(const ReturnArguments& given, const Step& use) {
    with_admin(given, [&](ReturnAdmin& admin, std::ostream& out) {
        const ShownReturn shown = done(use(admin.service));
        print_all(out, shown, admin.work.of(shown.request.code));
    });
}

void files(const ReturnArguments& given) {
    std::vector<Attachment> all;
    with_admin(given, [&](ReturnAdmin& admin, std::ostream&) {
        all.clear();
        for (const auto& of_entry : done(admin.service.find(given.code)).files)
            all.insert(all.end(), of_entry.begin(), of_entry.end());
    });
    copy_files(given.shop.config(), all, given.folder);
}

}  // namespace

void add_returns(CLI::App& program) {
    auto* command =
        program.add_subcommand("returns", "What customers send back: decide, receive, inspect, pay back");
    command->require_subcommand(1);
    auto given = std::make_shared<ReturnArguments>();
    const auto add = [&](const char* name, const char* about) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        return sub;
    };
    const auto of_one = [&](const char* name, const char* about) {
        auto* sub = add(name, about);
        sub->add_option("return", given->code, "Such as R-10001")->required();
        return sub;
    };
    const auto moving = [&](const char* name, const char* about) {
        auto* sub = of_one(name, about);
        sub->add_option("--as", given->by, "Who does it, for the history")->capture_default_str();
        return sub;
    };

    auto* lister = add("list", "Returns that wait for the shop, the longest waiting first");
    given->queue.add_to(*lister, StaffQueue::returns,
                        "waiting (new and here), new, approved (not handed in yet), here, all");
    lister->callback([given] { list(*given); });

    add_taking(*command, StaffQueue::returns, "R-10001");
    of_one("show", "One return with its history")->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.find(given->code); });
    });
    moving("authorise", "Approve a return; what is to be collected is booked with the courier")->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.authorise(given->code); });
    });
    auto* decliner = moving("decline", "Do not approve a return; the customer reads why");
    decliner->add_option("--reason", given->reason, "Why, in the customer's language")->required();
    decliner->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.decline(given->code, given->reason); });
    });
    auto* receiver = moving("receive", "A return has arrived");
    receiver->add_option("--store", given->store, "Code of the store, when it is not the one it was meant for");
    receiver->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.receive(given->code, given->store); });
    });
    auto* inspector = moving("inspect", "Say what came in, unit by unit");
    inspector
        ->add_option("--found", given->found,
                     "ENTRY=SELLABLE/REFURBISH/SCRAP, such as 0=1/0/0; what is not named did not come in")
        ->required();
    inspector->callback([given] {
        std::vector<Inspection> found;
        for (const std::string& each : given->found) found.push_back(inspection_in(each));
        step(*given, [&](ReturnAdminService& service) { return service.inspect(given->code, found); });
    });
    moving("refund", "Pay back what came in, of much by two persons; what can be sold again goes on the shelf")
        ->callback(
            [given] { step(*given, [&](ReturnAdminService& service) { return service.refund(given->code); }); });
    moving("replace", "Send the same out again instead, from the shelf where the return is")->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.replace(given->code); });
    });
    auto* returner = moving("send-back", "Not paid back: it goes to the customer again, who reads why");
    returner->add_option("--reason", given->reason, "Why, in the customer's language")->required();
    returner->callback([given] {
        step(*given, [&](ReturnAdminService& service) { return service.send_back(given->code, given->reason); });
    });
    auto* writer = of_one("files", "Write the pictures of a return into a folder");
    writer->add_option("--to", given->folder, "The folder, made when it is missing")->required();
    writer->callback([given] { files(*given); });
}

}  // namespace spaza::app
