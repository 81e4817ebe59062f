#pragma once

#include "base/clock.hpp"
#include "base/message_queue.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::storage {

/// Puts messages into the outbox, in the transaction of the session.
class OutboxQueue final : public MessageQueue {
public:
    OutboxQueue(Session& session, const Clock& clock) : session_{session}, clock_{clock} {}
    void enqueue(std::string_view topic, std::string_view key, std::string_view payload) override {
        storage::enqueue(session_, topic, key, payload, clock_.now());
    }

private:
    Session& session_;
    const Clock& clock_;
};

}  // namespace spaza::storage
