#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/payment/payment_words.hpp"
#include "shop/payment/refund_service.hpp"
#include "shop/payment/refund_store_sql.hpp"

namespace spaza::app {
namespace {

void list(const std::string& url) {
    const auto database = storage::open_ready(url, {});
    const auto open =
        database->reading([](storage::Session& session) { return SqlRefundStore{session}.open(1000); });
    for (const Refund& each : open)
        std::cout << each.id << "  order " << each.order.value << "  R " << decimal(each.amount) << "  "
                  << each.gateway << ' ' << each.gateway_ref << "  " << refund_state_name(each.state())
                  << " after " << each.tries() << (each.tries() == 1 ? " try" : " tries")
                  << (each.is_by_hand() ? ", given back by hand" : "")
                  << (each.answer().empty() ? "" : ": " + each.answer()) << '\n';
    if (open.empty()) std::cout << "all refunds are done\n";
}

void show(const std::string& url, const std::string& id) {
    const auto database = storage::open_ready(url, {});
    const auto [refund, history] = database->reading([&](storage::Session& session) {
        SqlRefundStore store{session};
        return std::pair{store.find(id), store.history(id)};
    });
    if (!refund) throw CommandFailed{"no refund is called " + id};
    std::cout << refund->id << "  order " << refund->order.value << "  R " << decimal(refund->amount) << "  "
              << refund->gateway << ' ' << refund->gateway_ref << '\n';
    for (const RefundLine& line : history)
        std::cout << iso_time(line.at) << "  " << line.what << "  " << refund_state_name(line.state)
                  << (line.said.empty() ? "" : ": " + line.said) << '\n';
}

using TakeUp = bool (*)(RefundStore& store, const std::string& refund_id, TimePoint now);

void take_up(const std::string& url, const std::vector<std::string>& ids, TakeUp how) {
    const auto database = storage::open_ready(url, {});
    const SystemClock clock;
    for (const std::string& id : ids) {
        const bool found = database->writing([&](storage::Session& session) {
            SqlRefundStore store{session};
            return how(store, id, clock.now());
        });
        if (!found) throw CommandFailed{"no failed refund is called " + id};
    }
    std::cout << "the shop settles it at once, or when it next runs\n";
}

}  // namespace

void add_refunds(CLI::App& program) {
    auto* command = program.add_subcommand("refunds", "Money on its way back to shoppers");
    command->require_subcommand(1);
    auto shop = std::make_shared<ChosenShop>();
    auto ids = std::make_shared<std::vector<std::string>>();
    auto* listing = command->add_subcommand("list", "Refunds that are not done, oldest first");
    shop->add_to(*listing);
    listing->callback([shop] { list(shop->url()); });
    auto* history = command->add_subcommand("show", "Everything that happened to one refund, with its times");
    shop->add_to(*history);
    auto id = std::make_shared<std::string>();
    history->add_option("id", *id, "As `spaza refunds list` shows it")->required();
    history->callback([shop, id] { show(shop->url(), *id); });
    auto* again = command->add_subcommand("retry", "Have a failed refund tried again; the gateway is asked first");
    shop->add_to(*again);
    again->add_option("id", *ids, "As `spaza refunds list` shows them")->required();
    again->callback([shop, ids] { take_up(shop->url(), *ids, try_again); });
    auto* by_hand = command->add_subcommand("done", "Say that a failed refund was given back by hand");
    shop->add_to(*by_hand);
    by_hand->add_option("id", *ids, "As `spaza refunds list` shows them")->required();
    by_hand->callback([shop, ids] { take_up(shop->url(), *ids, done_by_hand); });
}

}  // namespace spaza::app
