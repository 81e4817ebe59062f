#pragma once

#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/push/push_store.hpp"

namespace spaza {

/// Devices that are notified, what of, and the notifications themselves.
class PushService final : public PushQueue {
public:
    PushService(PushStore& store, MessageQueue& messages, const Clock& clock, const PushPolicy& policy)
        : store_{store}, messages_{messages}, clock_{clock}, policy_{policy} {}

    /// The device of this session; nothing when it has none, or one that only another key of the shop reaches.
    std::optional<PushDevice> of_session(const CustomerId& customer, std::string_view session);
    /// The session's browser is notified from now on. Its endpoint is nobody else's any more.
    Result<PushDevice> allow(const CustomerId& customer, const std::string& session, const PushAddress& address);
    void end(const CustomerId& customer, std::string_view session);

    /// Every kind, as chosen or as it is unless chosen.
    std::vector<PushChoice> choices(const CustomerId& customer);
    Result<std::vector<PushChoice>> choose(const CustomerId& customer, std::string_view kind, bool wanted,
                                           const std::string& channel);

    void notify(const PushNews& news) override;

    /// Where a queued notification goes: nothing once the session is over, or when it is another customer's.
    std::optional<PushAddress> address_of(std::string_view device, const CustomerId& customer);
    /// Its browser takes no more.
    void forget(std::string_view device);

private:
    PushStore& store_;
    MessageQueue& messages_;
    const Clock& clock_;
    const PushPolicy& policy_;
};

}  // namespace spaza
