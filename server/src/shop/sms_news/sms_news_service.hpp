#pragma once

#include <vector>

#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/sms_news/sms_news_store.hpp"

namespace spaza {

/// What customers chose to be sent an SMS of, and those of news that also go to their devices.
class SmsNewsService final : public PushQueue, public SmsChoices {
public:
    SmsNewsService(PushQueue& push, SmsNewsStore& store, MessageQueue& messages, const Clock& clock,
                   const SmsNewsPolicy& policy)
        : push_{push}, store_{store}, messages_{messages}, clock_{clock}, policy_{policy} {}

    /// Every kind, as chosen or as it is unless chosen.
    std::vector<SmsChoice> choices(const CustomerId& customer);
    /// Refused where nothing is sent, and unless a number has been shown to be theirs: an SMS to another's number
    /// would trouble them.
    Result<std::vector<SmsChoice>> choose(const CustomerId& customer, std::string_view kind, bool wanted,
                                          const std::string& channel);

    /// The number a code has shown to be theirs.
    std::optional<std::string> proven_number(const CustomerId& customer) { return store_.proven_number(customer); }

    /// Guests are notified of what they bought.
    bool wants_sms(const CustomerId& customer, PushKind kind) override;
    /// To the devices, and by SMS to a proven number where it is wanted.
    void notify(const PushNews& news) override;

private:
    PushQueue& push_;
    SmsNewsStore& store_;
    MessageQueue& messages_;
    const Clock& clock_;
    const SmsNewsPolicy& policy_;
};

}  // namespace spaza
