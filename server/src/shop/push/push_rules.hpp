#pragma once

#include "base/json.hpp"
#include "shop/push/push.hpp"

namespace spaza {

inline constexpr std::size_t kLongestEndpoint = 1024;

/// Whether the server may call this address: https at a push service it knows, so that nobody makes it call
/// anything else; or the simulator.
bool is_push_endpoint(std::string_view endpoint, const PushPolicy& policy);

/// Whether a browser can be reached by it.
bool is_push_address(const PushAddress& address, const PushPolicy& policy);

/// Before anybody chose: news of orders and answers are part of what was bought or asked; the rest is not sent
/// until it is.
bool wanted_by_default(PushKind kind);

/// What the device gets to read.
struct PushPayload {
    std::string to;  // the device: one that has changed hands shows nothing
    std::string about;
    std::string code;
    std::string state;
};
BOOST_DESCRIBE_STRUCT(PushPayload, (), (to, about, code, state))

/// A row of the outbox.
struct QueuedPush {
    std::string device;
    std::string customer;
    PushPayload payload;
};
BOOST_DESCRIBE_STRUCT(QueuedPush, (), (device, customer, payload))

/// News of one thing takes the place of older news of it that has not arrived.
std::string push_topic(const PushPayload& payload);
/// How long it is of use.
std::chrono::seconds push_lives(const PushPayload& payload);
bool is_urgent(const PushPayload& payload);

}  // namespace spaza
