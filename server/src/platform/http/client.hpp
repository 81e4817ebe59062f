#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace spaza::http {

/// A call to another server; http and https only, redirects are not followed.
struct OutboundCall {
    std::string method{"GET"};  // or HEAD, POST, PUT, DELETE
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    std::chrono::milliseconds timeout{10'000};
    std::size_t most_bytes{8 * 1024 * 1024};
    std::chrono::milliseconds connect_timeout{};  // 0: as long as all of it
    bool public_only{false};                      // connects to addresses of the internet alone; then direct, too
    bool cut_long{false};                         // keeps the beginning of an answer longer than most_bytes
    bool direct{false};                           // by no proxy
};

struct OutboundAnswer {
    int status{0};  // 0: nobody answered in time
    std::string body{};
    std::string failure{};               // why nobody answered
    std::chrono::seconds retry_after{};  // as the answer asks (Retry-After); 0: it does not say
};

/// Safe to call from many threads; each keeps its connections open for the next call.
OutboundAnswer send(const OutboundCall& call);

}  // namespace spaza::http
