#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/progress.hpp"
#include "app/reports_keeper.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"

namespace spaza::app {
namespace reports_command {
namespace {

struct ReportArguments {
    ChosenShop shop;
    std::string day;
};

/// A shop that runs helps; what it does first is not done twice.
void rebuild(const ReportArguments& given) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const std::int64_t days = database->writing([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.start_over();
    });
    Progress progress{"days", days};
    const auto left = [&] {
        return database->reading([&](storage::Session& session) { return SqlReportStore{session}.due_count(); });
    };
    for (std::int64_t due = days; due > 0; due = left()) {
        sum_up_reports(*database, clock);
        progress.show(std::max<std::int64_t>(0, days - due));
    }
    progress.clear();
    std::cout << days << (days == 1 ? " day" : " days") << " summed up\n";
}

void check(const ReportArguments& given) {
    if (!given.day.empty() && !johannesburg_midnight(given.day))
        throw CommandFailed{"--day is a day, such as 2026-11-28"};
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const std::string day = given.day.empty() ? report_day_after(report_day_of(clock.now()), -1) : given.day;
    const auto faults = database->reading([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.faults(day);
    });
    for (const ReportFault& each : faults) std::cout << day << "  " << each.kind << ' ' << each.key << '\n';
    if (!faults.empty()) throw CommandFailed{"what is summed up is not what the rows say: spaza reports rebuild"};
    std::cout << day << ": sums and rows agree\n";
}

}  // namespace
}  // namespace reports_command

void add_reports(CLI::App& program) {
    using namespace reports_command;
    auto given = std::make_shared<ReportArguments>();
    auto* reports = program.add_subcommand("reports", "The sums that reports are read from");
    reports->require_subcommand(1);

    auto* rebuilder =
        reports->add_subcommand("rebuild", "Sum up every day again from orders, payments and documents");
    given->shop.add_to(*rebuilder);
    rebuilder->callback([given] { reports_command::rebuild(*given); });

    auto* checker = reports->add_subcommand("check", "Hold the sums of one day against its rows");
    given->shop.add_to(*checker);
    checker->add_option("--day", given->day, "Such as 2026-11-28; without it, yesterday");
    checker->callback([given] { reports_command::check(*given); });
}

}  // namespace spaza::app
