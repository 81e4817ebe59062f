#include "app/limit_sharing.hpp"

#include <chrono>

#include "platform/storage/wait_budget.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::milliseconds kReportedEvery{100};
constexpr int kCountedEvery = 20;  // how often others are looked for, in turns of telling
constexpr std::chrono::seconds kCountedWithin{1};

}  // namespace

LimitSharing::LimitSharing(http::SharedLimits& limits, storage::Database& database,
                           const std::string& database_url)
    : limits_{limits},
      database_{database},
      talk_{storage::open_node_talk(database_url, "limits", [&limits](const std::vector<std::string>& texts) {
          for (const std::string& text : texts) limits.took(text);
      })} {
    if (talk_) thread_ = std::jthread{[this](const std::stop_token& stop) { tell(stop); }};
}

void LimitSharing::tell(const std::stop_token& stop) {
    for (int turn = 0; !stop.stop_requested(); ++turn) {
        if (turn % kCountedEvery == 0) alone_ = is_alone();
        const auto texts = limits_.taken();
        if (!alone_) talk_->say(texts);
        std::unique_lock lock{mutex_};
        stopping_.wait_for(lock, stop, kReportedEvery, [] { return false; });
    }
}

bool LimitSharing::is_alone() {
    try {
        const storage::WaitBudget budget{kCountedWithin};
        return database_.other_nodes() == 0;
    } catch (const storage::Failure&) {
        return alone_;
    } catch (const storage::Busy&) {
        return alone_;
    }
}

}  // namespace spaza::app
