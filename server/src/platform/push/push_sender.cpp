#include "platform/push/push_sender.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/json_web_token.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::push {
namespace {

constexpr std::chrono::hours kTokenLives{12};  // a day is the most

/// `https://push.example/x/y` → `https://push.example`
std::string origin_of(std::string_view url) {
    const auto scheme = url.find("://");
    return std::string{url.substr(0, scheme == url.npos ? 0 : url.find('/', scheme + 3))};
}

}  // namespace

std::string application_server_key(const P256Key& key) { return jwt::base64url(key.public_bytes()); }

std::string vapid_authorization(const Sender& sender, std::string_view endpoint, TimePoint now) {
    const boost::json::object header{{"typ", "JWT"}, {"alg", "ES256"}};
    const boost::json::object claims{
        {"aud", origin_of(endpoint)}, {"exp", to_millis(now + kTokenLives) / 1000}, {"sub", sender.contact}};
    const std::string text =
        jwt::base64url(boost::json::serialize(header)) + '.' + jwt::base64url(boost::json::serialize(claims));
    return "vapid t=" + text + '.' + jwt::base64url(sender.key.sign(text)) +
           ", k=" + application_server_key(sender.key);
}

Outcome PushSender::send(const Push& push) const {
    auto body = encrypted(push.text, push.recipient);
    if (!body) throw storage::Undeliverable{"the subscription's key is none, or the message too long"};
    const auto answer =
        call_({.method = "POST",
               .url = push.endpoint,
               .headers = {{"Authorization", vapid_authorization(sender_, push.endpoint, clock_.now())},
                           {"Content-Type", "application/octet-stream"},
                           {"Content-Encoding", "aes128gcm"},
                           {"TTL", std::to_string(push.lives.count())},
                           {"Urgency", push.urgency == Urgency::high ? "high" : "normal"},
                           {"Topic", push.topic}},
               .body = *std::move(body),
               .most_bytes = 64 * 1024});
    if (answer.status / 100 == 2) return Outcome::delivered;
    if (answer.status == 404 || answer.status == 410) return Outcome::gone;
    if (answer.status == 0)
        throw storage::TryLater{"the push service does not answer: " + answer.failure, answer.retry_after};
    const std::string what = "the push service answered " + std::to_string(answer.status);
    if (answer.status == 429 || answer.status >= 500) throw storage::TryLater{what, answer.retry_after};
    throw storage::Undeliverable{what};
}

}  // namespace spaza::push
