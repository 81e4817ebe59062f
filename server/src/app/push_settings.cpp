#include "app/push_settings.hpp"

#include "base/json_web_token.hpp"

namespace spaza::app {

std::optional<push::Sender> push_sender_of(const Config& config) {
    if (config.push.private_key.empty()) return std::nullopt;
    const auto bytes = jwt::from_base64url(config.push.private_key);
    auto key = bytes ? push::P256Key::of_private(*bytes) : std::nullopt;
    if (!key) throw ConfigProblem{"push.private_key is no key: `spaza push key` makes one"};
    // Push services write there when messages go wrong; one of them refuses an address of this machine alone.
    const std::string contact =
        !config.shop.email.empty() ? "mailto:" + config.shop.email : config.serve.public_url;
    return push::Sender{*std::move(key), contact};
}

PushPolicy push_policy(const Config& config) {
    PushPolicy policy{.server_key = {}, .hosts = config.push.hosts, .simulator = config.push.simulator_url};
    if (const auto sender = push_sender_of(config)) policy.server_key = push::application_server_key(sender->key);
    return policy;
}

}  // namespace spaza::app
