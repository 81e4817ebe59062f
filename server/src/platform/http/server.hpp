#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "platform/http/forwarded.hpp"
#include "platform/http/http.hpp"

namespace spaza::metrics {
class Registry;
}

namespace spaza::http {

struct ServerOptions {
    std::string host{"127.0.0.1"};
    int port{0};        // 0: a free one
    int io_threads{0};  // 0: as many as processors
    int workers{32};
    int most_waiting{1000};
    std::chrono::milliseconds longest_wait{800};
    std::string upload_dir{"/var/tmp"};  // where larger bodies are while they come
    std::size_t most_body_in_memory{64 * 1024};
    std::size_t most_upload_bytes{std::size_t{1024} << 20};  // of all bodies on their way that are large
    int most_uploads{256};                                   // bodies that may be on their way to files
    int upload_workers{2};                                   // for requests whose body is in a file
    std::chrono::milliseconds longest_upload_wait{30'000};   // for one of them
    int most_connections{20000};
    int most_connections_of_one{256};  // address, or IPv6 /64; trusted proxies aside
    std::size_t most_header_bytes{16 * 1024};
    std::chrono::milliseconds header_timeout{10'000};
    std::chrono::milliseconds body_timeout{30'000};  // large bodies and answers get more, at 8 kB a second
    std::chrono::milliseconds idle_timeout{30'000};
    std::chrono::milliseconds write_timeout{30'000};
    std::chrono::milliseconds drain_notice{0};  // still accepting, but no longer ready
    std::chrono::milliseconds drain{20'000};
    std::vector<std::string> trusted_proxies;  // addresses and networks that are believed about their clients
    ForwardedHeader forwarded_header{ForwardedHeader::x_forwarded_for};
    std::vector<std::string> cors_origins;  // other sites whose scripts may call the API
    bool public_https{false};               // shoppers come by HTTPS, whatever the last hop speaks
    std::string tls_certificate;            // PEM files; both or none
    std::string tls_key;
    int access_log_sample{0};  // every n-th request is logged; 0: only failures and slow ones
};

/// The transport: HTTP/1.1 on TCP or TLS. Safe to drain from any thread.
class Server {
public:
    Server(const Router& router, ServerOptions options, metrics::Registry& registry);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Binds; throws std::runtime_error with a sentence that says why not.
    void listen();
    int port() const;
    /// Serves until drain() or, when asked to watch them, SIGTERM or SIGINT; returns when drained.
    void run(bool watch_signals = true);
    /// Stops accepting (connections are refused), lets what is under way end, then makes run() return.
    void drain();
    bool draining() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace spaza::http
