#pragma once

#include <string_view>

namespace spaza {

/// Takes messages to the outside within the transaction of a use case; they leave through the outbox, by topic:
/// `sms` (payload `{"to", "text"}`), `feed` (an order's event for the warehouse).
struct MessageQueue {
    virtual ~MessageQueue() = default;
    /// `payload` is JSON; the same key is one message to whoever receives it.
    virtual void enqueue(std::string_view topic, std::string_view key, std::string_view payload) = 0;
};

}  // namespace spaza
