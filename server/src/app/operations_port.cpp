#include "app/operations_port.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kLastAnswers{1};

http::ServerOptions few_at_once(const std::string& host, int port) {
    http::ServerOptions options;
    options.host = host;
    options.port = port;
    options.io_threads = 1;
    options.workers = 2;
    options.upload_workers = 1;
    options.most_connections = 64;
    options.drain = kLastAnswers;
    return options;
}

}  // namespace

OperationsPort::OperationsPort(const std::string& host, int port, const http::Readiness& readiness,
                               const metrics::Registry& figures)
    : server_{router_, few_at_once(host, port), own_} {
    http::add_operations(router_, readiness, figures);
    server_.listen();
}

OperationsPort::Answering::Answering(OperationsPort& port)
    : port_{port}, thread_{[&port] { port.server_.run(false); }} {}

OperationsPort::Answering::~Answering() { port_.server_.drain(); }

}  // namespace spaza::app
