#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "platform/storage/announcements.hpp"
#include "platform/storage/postgresql_servers.hpp"

namespace spaza::storage {

/// Carries announcements between processes with NOTIFY, on a connection of its own.
///
/// NOTIFY inside the announcing transaction would hold a lock of the whole database until that transaction is on
/// disk, so that no two of them could commit together. Here it is sent just after the commit, one for many; a
/// lost one costs its listeners a poll.
class PostgresqlWire {
public:
    /// Other processes see by this connection that node `node` runs, unless that is 0.
    PostgresqlWire(const std::string& url, Announcements& announcements, std::int64_t node);
    ~PostgresqlWire();
    PostgresqlWire(const PostgresqlWire&) = delete;
    PostgresqlWire& operator=(const PostgresqlWire&) = delete;

    /// Announces here at once and elsewhere soon.
    void announce(const std::vector<std::string>& topics);

private:
    void carry(const std::stop_token& stop);
    void carry_while_connected(const std::stop_token& stop);
    std::vector<std::string> take_unsent();

    PostgresqlServers servers_;
    Announcements& announcements_;
    std::int64_t node_;
    int wake_;  // eventfd: something to send, or time to stop
    std::mutex mutex_;
    std::condition_variable_any stopping_;
    std::vector<std::string> unsent_;
    std::jthread thread_;
};

}  // namespace spaza::storage
