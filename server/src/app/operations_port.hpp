#pragma once

#include <thread>

#include "platform/http/operations.hpp"
#include "platform/http/server.hpp"
#include "platform/metrics/metrics.hpp"

namespace spaza::app {

/// `/health` and `/metrics` on a port of their own, away from shoppers and their load.
class OperationsPort {
public:
    /// While it is there the port answers.
    class Answering {
    public:
        explicit Answering(OperationsPort& port);
        ~Answering();
        Answering(const Answering&) = delete;
        Answering& operator=(const Answering&) = delete;

    private:
        OperationsPort& port_;
        std::jthread thread_;
    };

    /// Binds; throws std::runtime_error with a sentence that says why not. What is given must outlive it.
    OperationsPort(const std::string& host, int port, const http::Readiness& readiness,
                   const metrics::Registry& figures);

private:
    http::Router router_;
    metrics::Registry own_;  // of this port's requests, which nobody is shown
    http::Server server_;
};

}  // namespace spaza::app
