#pragma once

#include <thread>

#include "platform/http/operations.hpp"
#include "platform/http/server.hpp"
#include "platform/metrics/metrics.hpp"

namespace spaza::app {

/// `/health` and `/metrics` on a port of their own, away from shoppers and their load: it answers until it is
/// destroyed, also while the shop's port is closed already.
class OperationsPort {
public:
    /// Binds; throws std::runtime_error with a sentence that says why not. What is given must outlive it.
    OperationsPort(const std::string& host, int port, const http::Readiness& readiness,
                   const metrics::Registry& figures);
    ~OperationsPort();
    OperationsPort(const OperationsPort&) = delete;
    OperationsPort& operator=(const OperationsPort&) = delete;

    void run();

private:
    http::Router router_;
    metrics::Registry own_;  // of this port's requests, which nobody is shown
    http::Server server_;
    std::jthread thread_;
};

}  // namespace spaza::app
