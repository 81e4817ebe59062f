#pragma once

#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace spaza::testing {

/// A mail server on a free port of this machine that keeps what it gets, or refuses every recipient with `refusal`
/// (such as "550 no such user").
class SmtpSink {
public:
    explicit SmtpSink(std::string refusal = {});
    ~SmtpSink();
    SmtpSink(const SmtpSink&) = delete;
    SmtpSink& operator=(const SmtpSink&) = delete;

    std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port_); }
    std::vector<std::string> messages() const;
    std::vector<std::string> recipients() const;

private:
    void serve(const std::stop_token& stop);
    void talk(int connection);

    std::string refusal_;
    int listener_{-1};
    int port_{0};
    mutable std::mutex mutex_;
    std::vector<std::string> messages_;
    std::vector<std::string> recipients_;
    std::jthread thread_;
};

}  // namespace spaza::testing
