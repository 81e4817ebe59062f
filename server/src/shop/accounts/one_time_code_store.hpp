#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/accounts/one_time_code.hpp"

namespace spaza {

/// Codes, and when an address or number was sent one: codes of second steps are kept elsewhere and counted here.
struct OneTimeCodeStore {
    virtual ~OneTimeCodeStore() = default;
    /// Whoever else sends to this address or number waits until the transaction ends.
    virtual void take_turn(std::string_view subject, TimePoint now) = 0;
    /// When codes were sent there since then, for whatever purpose, newest first; by the other route those that
    /// went to what else its account has.
    virtual std::vector<TimePoint> sent_since(std::string_view subject, TimePoint since,
                                              CodeRoute route = CodeRoute::typed) = 0;
    /// When this customer, whom a password or a session had named, was sent codes there since then.
    virtual std::vector<TimePoint> sent_to_owner_since(const CustomerId& customer, std::string_view subject,
                                                       TimePoint since) = 0;
    /// When codes went there since then, by either route. Whoever asks for one must not be refused by it: that
    /// another was asked for by the number would tell whose address this is.
    virtual std::vector<TimePoint> arrived_since(std::string_view subject, TimePoint since) = 0;
    /// How many other addresses and numbers, but these two, the customer had codes sent to since then to prove
    /// them.
    virtual int other_places(const CustomerId& customer, std::string_view subject, std::string_view own,
                             TimePoint since) = 0;
    virtual void add(const OneTimeCode& code) = 0;
    /// One that goes the other way has gone there.
    virtual void note_sent(std::string_view id, std::string_view to) = 0;
    /// Those of an attempt for this purpose and subject, newest first; nobody else judges them before the
    /// transaction ends.
    virtual std::vector<OneTimeCode> of_attempt(std::string_view attempt, CodePurpose purpose,
                                                std::string_view subject) = 0;
    virtual void count_wrong(std::string_view id) = 0;
    /// False when it is used already.
    virtual bool use(std::string_view id, TimePoint now) = 0;
};

}  // namespace spaza
