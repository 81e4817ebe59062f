#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/push/push.hpp"

/// JSON shapes of contract/openapi/push.yaml.
namespace spaza::wire {

struct PushKeys {
    std::string p256dh;
    std::string auth;
};
BOOST_DESCRIBE_STRUCT(PushKeys, (), (p256dh, auth))

/// As a browser's `PushSubscription.toJSON()` gives it.
struct PushSubscriptionForm {
    std::string endpoint;
    PushKeys keys;
};
BOOST_DESCRIBE_STRUCT(PushSubscriptionForm, (), (endpoint, keys))

struct PushChoice {
    std::string kind;
    std::string name;
    std::string description;
    bool wanted{};
};
BOOST_DESCRIBE_STRUCT(PushChoice, (), (kind, name, description, wanted))

struct PushChoiceForm {
    std::string kind;
    bool wanted{};
};
BOOST_DESCRIBE_STRUCT(PushChoiceForm, (), (kind, wanted))

struct PushState {
    bool offered{};
    std::optional<std::string> applicationServerKey;
    std::optional<std::string> deviceId;  // of this session
    std::vector<PushChoice> choices;
};
BOOST_DESCRIBE_STRUCT(PushState, (), (offered, applicationServerKey, deviceId, choices))

PushState to_wire(const PushPolicy& policy, const std::optional<PushDevice>& device,
                  const std::vector<spaza::PushChoice>& choices);

}  // namespace spaza::wire
