#pragma once

#include <optional>
#include <vector>

#include "shop/sms_news/sms_news.hpp"

namespace spaza {

/// What customers want to be sent an SMS of.
struct SmsNewsStore {
    virtual ~SmsNewsStore() = default;
    virtual std::vector<SmsChoice> choices(const CustomerId& customer) = 0;
    /// With a line in the consent ledger, in these words.
    virtual void choose(const SmsChoiceMade& made, const std::string& wording) = 0;
    /// The number a code has shown to be theirs.
    virtual std::optional<std::string> proven_number(const CustomerId& customer) = 0;
};

}  // namespace spaza
