#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "platform/storage/postgresql_servers.hpp"

namespace spaza::storage {

/// Messages between processes with NOTIFY, on a connection of its own: each is sent soon, arrives at the others at
/// most once, and not at all where a connection is lost meanwhile. Nobody waits for a disk.
class PostgresqlChannel {
public:
    struct Settings {
        std::string name;                 // an SQL expression
        std::chrono::milliseconds every;  // what is sent within that travels together
        std::int64_t node{0};   // other processes see by the connection that this node runs; 0: they do not
        bool each_once{false};  // one waiting already is not sent again
        std::size_t most_waiting{1000};  // the oldest are dropped, as while there is no connection
    };
    using Heard = std::function<void(const std::vector<std::string>&)>;

    /// `heard` is called with what others sent, from a thread of the channel's.
    PostgresqlChannel(const std::string& url, Settings settings, Heard heard);
    ~PostgresqlChannel();
    PostgresqlChannel(const PostgresqlChannel&) = delete;
    PostgresqlChannel& operator=(const PostgresqlChannel&) = delete;

    /// Each of at most 7 999 bytes of text.
    void send(const std::vector<std::string>& messages);

private:
    void carry(const std::stop_token& stop);
    void carry_while_connected(const std::stop_token& stop);
    std::vector<std::string> take_unsent();

    PostgresqlServers servers_;
    const Settings settings_;
    const Heard heard_;
    const std::string send_;  // SQL
    int wake_;                // eventfd: something to send, or time to stop
    std::mutex mutex_;
    std::condition_variable_any stopping_;
    std::vector<std::string> unsent_;
    std::jthread thread_;
};

}  // namespace spaza::storage
