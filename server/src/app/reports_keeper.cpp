#include "app/reports_keeper.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::milliseconds kAtLeast{2000};
constexpr int kRestsTimes = 19;

void sum_up_visits(storage::Database& database, const Clock& clock) {
    const auto turn = database.reading([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.next_visits();
    });
    if (!turn) return;
    database.writing([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.keep_visits(*turn);
    });
}

}  // namespace

std::optional<ReportsTurnDone> sum_up_reports(storage::Database& database, const Clock& clock) {
    const auto turn = database.reading([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.next_turn();
    });
    if (!turn) return std::nullopt;
    const bool kept = database.writing([&](storage::Session& session) {
        SqlReportStore store{session};
        return ReportService{store, clock}.keep(*turn);
    });
    if (!kept) return ReportsTurnDone{.days = 0, .left = 1};  // another node has: look again
    return ReportsTurnDone{static_cast<std::int64_t>(turn->days.size()), turn->all_are_due ? 1 : turn->left};
}

ReportsKeeper::ReportsKeeper(storage::Database& database, const Clock& clock, Problem problem)
    : database_{database}, clock_{clock}, problem_{std::move(problem)} {
    thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

void ReportsKeeper::work(const std::stop_token& stop) const {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        const auto began = std::chrono::steady_clock::now();
        try {
            sum_up_reports(database_, clock_);
            sum_up_visits(database_, clock_);
        } catch (const std::exception& failure) {
            problem_(failure.what());
        }
        const std::chrono::steady_clock::duration rest = std::max<std::chrono::steady_clock::duration>(
            kAtLeast, kRestsTimes * (std::chrono::steady_clock::now() - began));
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, rest, [] { return false; });
    }
}

}  // namespace spaza::app
