#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

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
                  << each.gateway << ' ' << each.gateway_ref << "  " << refund_state_name(each.state) << " after "
                  << each.tries << (each.tries == 1 ? " try" : " tries")
                  << (each.answer.empty() ? "" : ": " + each.answer) << '\n';
    if (open.empty()) std::cout << "all refunds are done\n";
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
    auto url = std::make_shared<std::string>();
    auto ids = std::make_shared<std::vector<std::string>>();
    auto* listing = command->add_subcommand("list", "Refunds that are not done, oldest first");
    listing->add_option("--database", *url, "sqlite:PATH or postgresql://USER@HOST/NAME")->required();
    listing->callback([url] { list(*url); });
    auto* again = command->add_subcommand("retry", "Have a failed refund tried again; the gateway is asked first");
    again->add_option("--database", *url, "sqlite:PATH or postgresql://USER@HOST/NAME")->required();
    again->add_option("id", *ids, "As `spaza refunds list` shows them")->required();
    again->callback([url, ids] { take_up(*url, *ids, try_again); });
    auto* by_hand = command->add_subcommand("done", "Say that a failed refund was given back by hand");
    by_hand->add_option("--database", *url, "sqlite:PATH or postgresql://USER@HOST/NAME")->required();
    by_hand->add_option("id", *ids, "As `spaza refunds list` shows them")->required();
    by_hand->callback([url, ids] { take_up(*url, *ids, done_by_hand); });
}

}  // namespace spaza::app
