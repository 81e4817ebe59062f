#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/push_queue.hpp"

namespace spaza {

/// Outbox topic of notifications, one for each device.
inline constexpr const char* kPushTopic = "push";

inline constexpr std::size_t kMostPushDevices = 10;

inline constexpr std::array kPushKinds{PushKind::delivery, PushKind::after_sale, PushKind::back_in_stock};

/// What a browser may be reached by, as it gave it: base64url without padding.
struct PushAddress {
    std::string endpoint;
    std::string p256dh;
    std::string auth;
};

/// A device of a customer. It lasts as long as the session it was allowed in.
struct PushDevice {
    std::string id;
    CustomerId customer;
    std::string session;
    PushAddress address;
    std::string server_key;  // which its browser subscribed with; another's messages it refuses
    TimePoint created_at;
};

/// Whether a kind is wanted; unless they chose, as the kind has it.
struct PushChoice {
    PushKind kind{PushKind::delivery};
    bool wanted{};
};

/// A change of it, with where it was made, for the ledger.
struct PushChoiceMade {
    CustomerId customer;
    PushChoice choice;
    std::string channel;
    TimePoint made_at;
};

struct PushPolicy {
    std::string server_key;          // browsers subscribe with it; empty: nothing is pushed
    std::vector<std::string> hosts;  // of push services; `*.` before it: all below
    std::string simulator;           // an address whose endpoints are taken as well
    bool is_offered() const { return !server_key.empty(); }
};

/// As the API and the ledger name them: `delivery`, `afterSale`, `backInStock`.
std::string_view name_of(PushKind kind);
std::optional<PushKind> push_kind_named(std::string_view name);
/// What the customer reads beside the switch.
std::string wording_of(PushKind kind);

}  // namespace spaza
