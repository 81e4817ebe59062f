#include "platform/storage/statement_watch.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <exception>
#include <functional>
#include <mutex>
#include <unordered_map>

#include "platform/log/log.hpp"
#include "platform/storage/wait_budget.hpp"

namespace spaza::storage {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::minutes kPlanAgainAfter{10};
constexpr std::size_t kMostPlans = 1000;  // texts remembered; then all are forgotten
constexpr std::size_t kMostText = 2000;   // characters of a statement or plan

std::atomic<std::chrono::milliseconds::rep> slow_from{0};

/// Whether its plan was not logged lately.
bool is_plan_due(std::string_view sql) {
    static std::mutex mutex;
    static std::unordered_map<std::size_t, SteadyClock::time_point> planned;  // by the text's hash
    const std::lock_guard lock{mutex};
    const auto now = SteadyClock::now();
    if (planned.size() >= kMostPlans) planned.clear();
    const auto [place, is_new] = planned.try_emplace(std::hash<std::string_view>{}(sql), now);
    if (!is_new && now - place->second < kPlanAgainAfter) return false;
    place->second = now;
    return true;
}

/// `SELECT`, `UPDATE` …
std::string first_word(std::string_view sql) {
    const auto begin = sql.find_first_not_of(" \n\t");
    if (begin == std::string_view::npos) return {};
    return std::string{sql.substr(begin, sql.find_first_of(" \n\t(", begin) - begin)};
}

/// What asks for a plan waits for the database once more.
bool has_time() {
    constexpr std::chrono::seconds kEnough{1};
    const auto left = WaitBudget::left();
    return !left || *left > kEnough;
}

bool has_plan(std::string_view sql) {
    constexpr std::array<std::string_view, 5> planned{"SELECT", "WITH", "INSERT", "UPDATE", "DELETE"};
    return std::ranges::find(planned, first_word(sql)) != planned.end();
}

void log_slow(std::string_view sql, SteadyClock::duration took, std::string_view plan) {
    const double milliseconds = std::round(std::chrono::duration<double, std::milli>(took).count() * 100) / 100;
    if (plan.empty())
        log::warn("slow_statement", {{"sql", sql.substr(0, kMostText)}, {"ms", milliseconds}});
    else
        log::warn("slow_statement",
                  {{"sql", sql.substr(0, kMostText)}, {"ms", milliseconds}, {"plan", plan.substr(0, kMostText)}});
}

}  // namespace

void log_statements_slower_than(std::chrono::milliseconds limit) { slow_from = limit.count(); }

StatementWatch::StatementWatch(std::string_view sql)
    : sql_{sql}, began_{SteadyClock::now()}, span_{trace::Kind::client} {
    if (!span_.is_recorded()) return;
    span_.name(first_word(sql));
    span_.note("db.query.text", std::string{sql});
}

bool StatementWatch::is_slow() const {
    const auto limit = slow_from.load(std::memory_order_relaxed);
    return limit > 0 && SteadyClock::now() - began_ >= std::chrono::milliseconds{limit};
}

void StatementWatch::slow(const std::function<std::string()>& plan) const {
    const auto took = SteadyClock::now() - began_;
    std::string shown;
    if (has_time() && has_plan(sql_) && is_plan_due(sql_)) {
        try {
            shown = plan();
        } catch (const std::exception&) {  // its words are not worth the request
        }
    }
    log_slow(sql_, took, shown);
}

void StatementWatch::failed() {
    span_.fail();
    if (is_slow()) log_slow(sql_, SteadyClock::now() - began_, {});
}

}  // namespace spaza::storage
