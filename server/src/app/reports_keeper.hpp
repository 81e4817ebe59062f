#pragma once

#include <functional>
#include <optional>
#include <thread>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

struct ReportsTurnDone {
    std::int64_t days{};  // summed up
    std::int64_t left{};  // still due
};

/// One turn of summing up what changed (shop/reports); nothing when there was nothing to do.
std::optional<ReportsTurnDone> sum_up_reports(storage::Database& database, const Clock& clock);

/// Sums up days whose orders changed, a second or two after they did, from a thread of its own. It rests nine
/// times as long as it worked, so that it never takes more than a tenth of a processor from shoppers. Every node
/// may do so.
class ReportsKeeper {
public:
    using Problem = std::function<void(const std::string& what)>;
    ReportsKeeper(storage::Database& database, const Clock& clock, Problem problem);

private:
    void work(const std::stop_token& stop) const;

    storage::Database& database_;
    const Clock& clock_;
    Problem problem_;
    std::jthread thread_;
};

}  // namespace spaza::app
