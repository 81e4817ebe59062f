#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/one_time_code.hpp"

namespace spaza {

/// Codes, and when an address or number was sent one.
struct OneTimeCodeStore {
    virtual ~OneTimeCodeStore() = default;
    /// Whoever else sends to this address or number waits until the transaction ends.
    virtual void take_turn(std::string_view subject, TimePoint now) = 0;
    /// When codes were sent there since then, newest first.
    virtual std::vector<TimePoint> sent_since(std::string_view subject, TimePoint since) = 0;
    /// How many other addresses and numbers, but these two, the customer had codes sent to since then to prove
    /// them.
    virtual int other_places(const CustomerId& customer, std::string_view subject, std::string_view own,
                             TimePoint since) = 0;
    virtual void add(const OneTimeCode& code) = 0;
    /// Those of an attempt for this purpose and subject, newest first; nobody else judges them before the
    /// transaction ends.
    virtual std::vector<OneTimeCode> of_attempt(std::string_view attempt, CodePurpose purpose,
                                                std::string_view subject) = 0;
    virtual void count_wrong(std::string_view id) = 0;
    /// False when it is used already.
    virtual bool use(std::string_view id, TimePoint now) = 0;
};

}  // namespace spaza
