#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace spaza::testing {

/// Passes TCP connections on to a server, until it is asked to be silent: then nothing arrives any more, and no
/// connection is closed, as when a host or a link is gone.
class TcpProxy {
public:
    /// In front of the server of a `postgresql://USER@HOST:PORT/…` URL.
    explicit TcpProxy(std::string url);
    ~TcpProxy();
    TcpProxy(const TcpProxy&) = delete;
    TcpProxy& operator=(const TcpProxy&) = delete;

    /// The same database by way of the proxy.
    std::string url() const;
    std::string host_and_port() const { return "127.0.0.1:" + std::to_string(port_); }
    /// How often somebody has connected so far.
    long connections() const { return next_ - 1; }
    void be_silent() { silent_from_ = 0; }
    /// What was connected before stays silent for ever; new connections get through.
    void pass_new_ones() { silent_from_ = next_.load(); }

private:
    void serve(const std::stop_token& stop);
    void pump(const std::stop_token& stop, int client, int server, long number);
    /// -1: all pass. 0: none. Otherwise those numbered lower are silent.
    bool passes(long number) const {
        const long from = silent_from_;
        return from < 0 || (from > 0 && number >= from);
    }

    std::string url_;
    std::string upstream_;
    int listening_{-1};
    int port_{0};
    std::atomic<long> silent_from_{-1};
    std::atomic<long> next_{1};
    std::mutex mutex_;
    std::vector<std::jthread> pumps_;
    std::jthread thread_;
};

}  // namespace spaza::testing
