#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>

#include "app/commands/calm_text.hpp"
#include "app/commands/chosen_shop.hpp"
#include "app/commands/commands.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace audit {
namespace {

struct AuditArguments {
    ChosenShop shop;
    StaffActQuestion question;
    std::optional<int> days;
};

void print(const StaffAct& act) {
    std::cout << act.number << "  " << iso_time(act.at) << "  " << calm(act.by) << " (" << calm(act.login) << ")  "
              << act.act << "  " << calm(act.about);
    if (!act.to.empty()) std::cout << "  " << (act.from == act.to ? "" : calm(act.from) + " to ") << calm(act.to);
    std::cout << '\n';
}

constexpr int kUsualDays = 30;

void show(AuditArguments given) {
    if (given.question.about.empty() && !given.days) given.days = kUsualDays;
    if (given.days) given.question.since = SystemClock{}.now() - std::chrono::days{*given.days};
    const auto database = storage::open_ready(given.shop.url(), {});
    const auto acts = database->reading([&](storage::Session& session) {
        return SqlStaffActStore{session, SystemClock{}, {}}.recent(given.question);
    });
    for (const StaffAct& act : acts) print(act);
    if (acts.empty())
        std::cout << "nothing was done" << (given.days ? " in " + std::to_string(*given.days) + " days" : "")
                  << '\n';
    if (std::ssize(acts) == given.question.most) std::cerr << "these are the latest; --most shows more\n";
}

}  // namespace
}  // namespace audit

void add_audit(CLI::App& program) {
    auto* command =
        program.add_subcommand("audit", "What staff did about tickets, price beats and returns, the latest first");
    auto given = std::make_shared<audit::AuditArguments>();
    given->shop.add_to(*command);
    command->add_option("--about", given->question.about, "Such as T-10001, PB-10001 or R-10001");
    command->add_option("--by", given->question.by, "By whom, by name");
    command->add_option("--days", given->days, "Of so many days back; 30, or all with --about")
        ->check(CLI::Range(1, 3660));
    command->add_option("--most", given->question.most, "How many to show")
        ->capture_default_str()
        ->check(CLI::Range(1, 10000));
    command->callback([given] { audit::show(*given); });
}

}  // namespace spaza::app
