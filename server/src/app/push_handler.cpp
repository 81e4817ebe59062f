#include "app/push_handler.hpp"

#include "base/json_web_token.hpp"
#include "shop/push/push_rules.hpp"

namespace spaza::app {

storage::OutboxWorker::Handler push_handler(const push::PushSender& sender, Transactional<PushService> push,
                                            const Clock& clock) {
    return [&sender, push = std::move(push), &clock](const storage::OutboxMessage& row) {
        const auto queued = json::read<QueuedPush>(row.payload);
        if (!queued) throw storage::Undeliverable{"no notification"};
        const auto lives = push_lives(queued->payload);
        const auto age = std::chrono::duration_cast<std::chrono::seconds>(clock.now() - row.created_at);
        if (age >= lives) return;  // the push service was away for too long
        const auto address = push.read([&](PushService& service) {
            return service.address_of(queued->device, CustomerId{queued->customer});
        });
        if (!address) return;  // signed out since
        const push::Push message{
            .endpoint = address->endpoint,
            .recipient = {jwt::from_base64url(address->p256dh).value_or(""),
                          jwt::from_base64url(address->auth).value_or("")},
            .text = json::write(queued->payload),
            .lives = lives - std::max(age, std::chrono::seconds{0}),
            .urgency = is_urgent(queued->payload) ? push::Urgency::high : push::Urgency::normal,
            .topic = push_topic(queued->payload)};
        if (sender.send(message) == push::Outcome::gone)
            push.write([&](PushService& service) {
                service.forget(queued->device);
                return true;
            });
    };
}

}  // namespace spaza::app
