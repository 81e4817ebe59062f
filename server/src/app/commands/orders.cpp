#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/order_admin.hpp"
#include "app/stored_settings.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {
namespace {

struct OrderArguments {
    ChosenShop shop;
    std::string status;
    std::string code;
    std::vector<std::string> units;
    std::string reason;
    std::string file;
    Tracking tracking;
    std::string collection_code;
    bool json{false};
};

/// What is written to `out` is shown once it is true: after the commit.
void with_admin(const OrderArguments& given, const std::function<void(OrderAdmin&, std::ostream& out)>& use) {
    Config config = given.shop.config();
    const auto database = storage::open_ready(database_of(config), {});
    add_stored_settings(config, *database);
    const SystemClock clock;
    const CommercePolicies policies{config, clock};
    std::string shown;
    database->write([&](storage::Session& session) {
        OrderAdmin admin{session, policies, clock};
        std::ostringstream out;
        use(admin, out);
        shown = out.str();
        return true;
    });
    std::cout << shown;
}

[[noreturn]] void refuse(const Error& error) {
    throw CommandFailed{message(error.message_key, error.params) + " (" + error.subject + ")"};
}

void print(std::ostream& out, const OrderConsignment& part) {
    out << part.code << "  " << consignment_status_name(part.status()) << "  " << delivery_name(part.delivery)
        << "  " << part.pos.value;
    if (!part.tracking().id.empty()) out << "  " << part.tracking().carrier << ' ' << part.tracking().id;
    out << "  since " << iso_time(part.status_at()) << '\n';
}

boost::json::object json_of(const OrderConsignment& part) {
    return {{"code", part.code},
            {"status", consignment_status_name(part.status())},
            {"delivery", delivery_name(part.delivery)},
            {"pointOfService", part.pos.value},
            {"carrier", part.tracking().carrier},
            {"tracking", part.tracking().id},
            {"since", iso_time(part.status_at())}};
}

boost::json::object json_of(const Order& order) {
    boost::json::array parts;
    for (const OrderConsignment& part : order.consignments) {
        boost::json::array entries;
        for (const OrderEntry& entry : order.entries)
            if (entry.consignment == part.code)
                entries.push_back(boost::json::object{{"number", entry.number},
                                                      {"units", entry.kept()},
                                                      {"cancelled", entry.cancelled},
                                                      {"product", entry.product.value},
                                                      {"name", entry.name}});
        boost::json::object one = json_of(part);
        one["entries"] = std::move(entries);
        parts.push_back(std::move(one));
    }
    boost::json::array documents;
    for (const DocumentRef& document : order.documents)
        documents.push_back(
            boost::json::object{{"number", document.number}, {"consignment", document.consignment}});
    return {{"code", order.code.value},
            {"status", order_status_name(order.status())},
            {"payment", payment_status_name(order.payment())},
            {"totalCents", order.total.in_cents()},
            {"placedAt", iso_time(order.created_at)},
            {"parts", std::move(parts)},
            {"papers", std::move(documents)}};
}

/// The states a part may wait in.
ConsignmentStatus status_in(const std::string& text) {
    if (const auto status = consignment_status_named(text)) return *status;
    const auto names = consignment_status_names();
    std::string all;
    for (const std::string_view each : names) all += (all.empty() ? "" : ", ") + std::string{each};
    throw CommandFailed{"'" + text + "' is no status" + search::did_you_mean(text, names) + "; there are " + all};
}

void list(const OrderArguments& given) {
    const auto status = given.status.empty() ? std::nullopt : std::optional{status_in(given.status)};
    with_admin(given, [&](OrderAdmin& admin, std::ostream& out) {
        boost::json::array all;
        for (const auto& [order, part] : admin.fulfilment.waiting(status, 500)) {
            if (given.json)
                all.push_back(json_of(part));
            else
                print(out, part);
        }
        if (given.json) out << boost::json::serialize(all) << '\n';
    });
}

void show(const OrderArguments& given) {
    with_admin(given, [&](OrderAdmin& admin, std::ostream& out) {
        const auto order = admin.fulfilment.find(OrderCode{given.code});
        if (!order) throw CommandFailed{"there is no order " + given.code};
        if (given.json) {
            out << boost::json::serialize(json_of(*order)) << '\n';
            return;
        }
        out << "order " << order->code.value << "  " << order_status_name(order->status()) << "  payment "
            << payment_status_name(order->payment()) << "  " << decimal(order->total) << " rand  placed "
            << iso_time(order->created_at) << '\n';
        for (const OrderConsignment& part : order->consignments) {
            print(out, part);
            for (const OrderEntry& entry : order->entries)
                if (entry.consignment == part.code)
                    out << "  " << entry.number << "  " << entry.kept() << " x " << entry.product.value << "  "
                        << entry.name
                        << (entry.cancelled > 0 ? "  (" + std::to_string(entry.cancelled) + " cancelled)" : "")
                        << '\n';
        }
        for (const DocumentRef& document : order->documents)
            out << document.number << "  " << document.consignment << '\n';
        for (const TimelineRow& row : order->timeline)
            out << iso_time(row.at) << "  " << row.status << "  " << row.consignment
                << (row.note.empty() ? "" : "  " + message(row.note)) << '\n';
    });
}

void move(const OrderArguments& given, const std::string& step) {
    with_admin(given, [&](OrderAdmin& admin, std::ostream& out) {
        const auto order = admin.fulfilment.move({.consignment = given.code,
                                                  .to = *step_named(step),
                                                  .tracking = given.tracking,
                                                  .collection_code = given.collection_code});
        if (!order) refuse(order.error());
        for (const OrderConsignment& part : order->consignments)
            if (part.code == given.code) print(out, part);
    });
}

/// `NUMBER` or `NUMBER=UNITS`.
CancelledUnits units_of(const std::string& text, const Order& order) {
    try {
        const auto equals = text.find('=');
        CancelledUnits made{std::stoi(text.substr(0, equals)), 0, {}};
        if (equals != text.npos) made.units = std::stoi(text.substr(equals + 1));
        for (const OrderEntry& entry : order.entries)
            if (equals == text.npos && entry.number == made.entry) made.units = entry.kept();
        return made;
    } catch (const std::logic_error&) {
        throw CommandFailed{"an entry is NUMBER or NUMBER=UNITS, not " + text};
    }
}

void cancel(const OrderArguments& given) {
    with_admin(given, [&](OrderAdmin& admin, std::ostream& out) {
        const auto before = admin.fulfilment.find(OrderCode{given.code});
        if (!before) throw CommandFailed{"there is no order " + given.code};
        CancelRequest request{.order = before->code, .customer = {}, .units = {}, .reason = given.reason};
        for (const std::string& text : given.units) request.units.push_back(units_of(text, *before));
        const auto order = admin.fulfilment.cancel(request);
        if (!order) refuse(order.error());
        out << "order " << order->code.value << "  " << order_status_name(order->status()) << '\n';
    });
}

void invoice(const OrderArguments& given) {
    with_admin(given, [&](OrderAdmin& admin, std::ostream&) {
        const auto document = admin.invoice_store.find(given.code);
        if (!document) throw CommandFailed{"there is no invoice " + given.code};
        std::ofstream file{given.file, std::ios::binary};
        file << admin.invoices.drawn(*document);
        if (!file.flush()) throw CommandFailed{"cannot write " + given.file};
    });
}

}  // namespace

void add_orders(CLI::App& program) {
    auto* command = program.add_subcommand("orders", "Look at orders and move their parts on their way");
    command->require_subcommand(1);
    auto given = std::make_shared<OrderArguments>();
    const auto add = [&](const char* name, const char* about) {
        auto* sub = command->add_subcommand(name, about);
        given->shop.add_to(*sub);
        return sub;
    };

    auto* lister = add("list", "Parts of orders that wait for somebody, longest first");
    lister->add_option("--status", given->status, "Only READY, PICKPACK, SHIPPED, READY_FOR_PICKUP, …");
    lister->add_flag("--json", given->json, "As JSON");
    lister->callback([given] { list(*given); });

    auto* shower = add("show", "One order with its parts, documents and history");
    shower->add_option("order", given->code, "Order number")->required();
    shower->add_flag("--json", given->json, "As JSON");
    shower->callback([given] { show(*given); });

    for (const auto& [step, about] : {std::pair{"pick", "A part is being packed"},
                                      {"ship", "A part has left for the shopper's door"},
                                      {"ready", "A part waits in the store for the shopper"},
                                      {"collect", "The shopper has collected a part"},
                                      {"deliver", "A part has been delivered"}}) {
        auto* mover = add(step, about);
        mover->add_option("consignment", given->code, "Such as 10000001-A")->required();
        if (std::string_view{step} == "ship") {
            mover->add_option("--carrier", given->tracking.carrier, "Who carries it");
            mover->add_option("--tracking", given->tracking.id, "The carrier's number");
            mover->add_option("--tracking-url", given->tracking.url, "Where the carrier shows it");
        }
        if (std::string_view{step} == "collect")
            mover->add_option("--code", given->collection_code, "The collection code the shopper showed");
        mover->callback([given, name = std::string{step}] { move(*given, name); });
    }

    auto* canceller = add(
        "cancel", "Cancel an order, or some of it, before it is packed; a refund of what was paid is asked for");
    canceller->add_option("order", given->code, "Order number")->required();
    canceller->add_option("--entry", given->units, "NUMBER or NUMBER=UNITS; none: everything that is left");
    canceller->add_option("--reason", given->reason, "Kept with the order");
    canceller->callback([given] { cancel(*given); });

    auto* printer = add("invoice", "Write an invoice or credit note as PDF");
    printer->add_option("number", given->code, "Such as INV10000001")->required();
    printer->add_option("--to", given->file, "File to write")->required();
    printer->callback([given] { invoice(*given); });
}

}  // namespace spaza::app
