#pragma once

#include <atomic>
#include <libpq-fe.h>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "platform/storage/wait_budget.hpp"

namespace spaza::storage {

/// The database did not answer in time: whether it got what was sent is not known.
struct NoAnswer : Failure {
    NoAnswer(const std::string& what, WaitBudget::Duration after)
        : Failure{Kind::disconnected, what}, waited{after} {}
    WaitBudget::Duration waited;
};

/// Waits until the socket is ready for `events` of poll(2); false when the wait is over.
bool wait_for_socket(int socket, short events, int milliseconds);

/// The servers a URL names. Each gets a time of its own to answer, so that a host which is gone does not keep
/// others from being asked; the one that answered last is asked first. Safe to call from many threads.
class PostgresqlServers {
public:
    explicit PostgresqlServers(std::string url);

    /// Throws Failure (disconnected) with the server's own words.
    PGconn* connect();
    bool several() const { return servers_.size() > 1; }

private:
    struct Server {
        std::string host;
        std::string address;
        std::string port;
    };

    PGconn* connect(const Server& server, int milliseconds) const;

    std::string url_;
    std::vector<Server> servers_;
    int limit_ms_;  // for one server
    std::atomic<std::size_t> first_{0};
};

}  // namespace spaza::storage
