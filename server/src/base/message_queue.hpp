#pragma once

#include <string>
#include <string_view>

#include "base/codes.hpp"

namespace spaza {

/// An SMS. `customer` is whom it is about, who is not always whom it goes to; empty: nobody with an account.
struct TextMessage {
    std::string to;  // cellphone number
    std::string text;
    CustomerId customer{};
};

/// Takes messages to the outside within the transaction of a use case; they leave through the outbox, by topic:
/// `sms` (see `text`), `feed` (an order's event for the warehouse).
struct MessageQueue {
    virtual ~MessageQueue() = default;
    /// `payload` is JSON; the same key is one message to whoever receives it.
    virtual void enqueue(std::string_view topic, std::string_view key, std::string_view payload) = 0;

    void text(std::string_view key, const TextMessage& message);
};

}  // namespace spaza
