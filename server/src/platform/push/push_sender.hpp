#pragma once

#include <functional>
#include <string>

#include "base/clock.hpp"
#include "platform/http/client.hpp"
#include "platform/push/push_encryption.hpp"

namespace spaza::push {

/// Which kind of attention a message asks of a sleeping phone (RFC 8030, 5.3).
enum class Urgency { normal, high };

struct Push {
    std::string endpoint;
    Recipient recipient;
    std::string text;
    std::chrono::seconds lives{};  // how long the push service keeps it for a phone that is off
    Urgency urgency{Urgency::normal};
    std::string topic;  // a later message of the same topic takes its place; at most 32 letters of base64url
};

enum class Outcome { delivered, gone };

/// Whose messages these are: the key that browsers subscribed with, and whom a push service may write to.
struct Sender {
    P256Key key;
    std::string contact;  // mailto: or https:
};

/// The key browsers are given.
std::string application_server_key(const P256Key& key);

/// The Authorization of a call (RFC 8292): an ES256 token for this push service alone, for twelve hours.
std::string vapid_authorization(const Sender& sender, std::string_view endpoint, TimePoint now);

/// Hands messages to push services (RFC 8030).
class PushSender {
public:
    using Call = std::function<http::OutboundAnswer(const http::OutboundCall&)>;
    PushSender(Sender sender, const Clock& clock, Call call = &http::send)
        : sender_{std::move(sender)}, clock_{clock}, call_{std::move(call)} {}

    /// `gone` when the browser takes no more. Throws storage::Undeliverable when it is refused for good, or
    /// storage::TryLater when the push service is busy or away.
    Outcome send(const Push& push) const;

private:
    Sender sender_;
    const Clock& clock_;
    Call call_;
};

}  // namespace spaza::push
