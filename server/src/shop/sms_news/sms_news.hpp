#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/push_queue.hpp"

namespace spaza {

/// Whether an SMS is wanted of a kind; unless they chose, as the kind has it.
struct SmsChoice {
    PushKind kind{PushKind::delivery};
    bool wanted{};
};

/// A change of it, with where it was made, for the ledger.
struct SmsChoiceMade {
    CustomerId customer;
    SmsChoice choice;
    std::string channel;
    TimePoint made_at;
};

struct SmsNewsPolicy {
    bool offered{false};  // somebody carries them
    std::string shop;     // its address, for links
};

/// What whoever sends an SMS asks first.
struct SmsChoices {
    virtual ~SmsChoices() = default;
    virtual bool wants_sms(const CustomerId& customer, PushKind kind) = 0;
};

}  // namespace spaza
