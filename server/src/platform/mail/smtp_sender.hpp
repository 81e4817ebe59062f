#pragma once

#include <string>

#include "base/clock.hpp"
#include "platform/mail/mail.hpp"

namespace spaza::mail {

struct SmtpOptions {
    std::string url;  // smtp://host:587 (STARTTLS where offered) or smtps://host:465
    std::string user;
    std::string password;  // with a user, TLS is a must
};

/// Hands messages to a mail server.
class SmtpSender final : public Sender {
public:
    SmtpSender(SmtpOptions options, const Clock& clock) : options_{std::move(options)}, clock_{clock} {}
    void send(const Message& message) override;

private:
    SmtpOptions options_;
    const Clock& clock_;
};

}  // namespace spaza::mail
