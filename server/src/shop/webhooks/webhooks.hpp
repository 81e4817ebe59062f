#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"

namespace spaza {

inline constexpr std::size_t kMostWebhooks = 20;
/// What happened, and what was sent of it, is kept for so long.
inline constexpr std::chrono::hours kWebhookLogKept{30 * 24};
/// What is sent is signed with the secret before, too, for so long after a new one.
inline constexpr std::chrono::hours kOldSecretGood{24};
/// An endpoint that nothing got through to for so long is sent nothing more.
inline constexpr std::chrono::hours kWebhookFailsFor{72};

inline constexpr std::size_t kLongestKeptAnswer = 500;
/// So many of the events that wait go at once when an endpoint is resumed, or has another address, or are given up
/// when it answers 410: others want to write, too.
inline constexpr int kMostHastened = 10'000;
/// What waits and what failed is counted up to there.
inline constexpr std::int64_t kMostLoadCounted = 100'000;

/// Announced when something waits to be sent.
inline constexpr const char* kWebhookTopic = "webhook_delivery";

/// `failed`: nothing got through for three days; `gone`: it answered 410.
enum class WebhookState { active, paused, failed, gone };

/// Where another system of the retailer hears what happened.
struct WebhookEndpoint {
    std::int64_t number{};
    std::string name;
    std::string url;
    std::vector<std::string> events;  // it wants to hear: order.shipped, stock.*
    WebhookState state{WebhookState::active};
    std::int64_t version{1};
    TimePoint created_at;
    std::string created_by;
    TimePoint changed_at;
    std::string changed_by;
    std::optional<TimePoint> stopped_at{};
    std::optional<TimePoint> failing_since{};
    std::optional<TimePoint> delivered_at{};
    std::optional<TimePoint> old_secret_until{};
    int silent_tries{};  // in a row that nobody answered
};

/// As they are kept: encrypted, each bound to its endpoint.
struct SealedSecrets {
    std::string now;
    std::string old{};  // "": there is none
    std::optional<TimePoint> old_until{};
};

/// What of it is in the log.
struct WebhookLoad {
    std::int64_t waiting{};
    std::int64_t failed{};
};

/// Something that happened; `data` is a JSON object of codes and states.
struct WebhookEvent {
    std::string id;  // evt_ and 32 digits: made of what happened, so that nothing is reported twice
    std::string type;
    std::string subject;  // the code of what it is about
    std::string data;
    TimePoint at;
};

enum class DeliveryState { waiting, delivered, failed };

/// An event on its way to an endpoint, or there.
struct WebhookDelivery {
    std::int64_t sequence{};
    WebhookEvent event;
    DeliveryState state{DeliveryState::waiting};
    TimePoint due_at;
    int tries{};
    std::optional<TimePoint> tried_at{};
    std::optional<std::int64_t> took_ms{};
    std::optional<int> status{};
    std::string answer{};
    std::string problem{};
};

struct DeliveryQuestion {
    std::int64_t endpoint{};
    std::optional<DeliveryState> state{};
    std::string type{};  // "", an event, or all of a kind: order.*
    int page{};
    int page_size{20};
};

/// What a receiver made of one try.
struct WebhookAnswer {
    int status{};  // 0: nobody answered
    std::string body{};
    std::string problem{};
    std::chrono::milliseconds took{};
    std::chrono::seconds retry_after{};
};

/// What becomes of a try.
struct WebhookOutcome {
    DeliveryState state{DeliveryState::waiting};
    TimePoint due_at;                      // of one that is tried again
    std::optional<TimePoint> rests_until;  // of an endpoint that is to be left alone
    WebhookState endpoint{WebhookState::active};
};

/// How the shop sends them.
struct WebhookPolicy {
    std::string sealing_key;  // encrypts secrets; empty: there can be no endpoint
    /// Whether an address is one the operator named: it may be in a private network, and http.
    std::function<bool(std::string_view url)> may_be_private{};
    /// Whether the address of a socket is of this machine, a private or a reserved network.
    std::function<bool(std::string_view address)> is_private{};
};

}  // namespace spaza
