#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "platform/http/limits.hpp"
#include "platform/storage/node_talk.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Several processes on one database give together what one would: each tells the others ten times a second what
/// was taken (decision 0160). No request waits for it, and nothing is said where there is nobody to hear it.
class LimitSharing {
public:
    /// Limits and database must outlive it. Does nothing where the database carries no talk between processes.
    LimitSharing(http::SharedLimits& limits, storage::Database& database, const std::string& database_url);

private:
    void tell(const std::stop_token& stop);
    bool is_alone();

    http::SharedLimits& limits_;
    storage::Database& database_;
    std::unique_ptr<storage::NodeTalk> talk_;
    bool alone_{true};
    std::mutex mutex_;
    std::condition_variable_any stopping_;
    std::jthread thread_;
};

}  // namespace spaza::app
