#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"

namespace spaza {

/// Why an address gets no mails but those that must come.
enum class SuppressionReason { unsubscribed, bounced, by_operator };

struct MailSuppression {
    SuppressionReason reason{};
    std::string by{};  // which colleague; empty: nobody of the shop
    TimePoint since{};
};

/// What the list knows an address by, however it is written.
std::string address_digest(std::string address);

/// Addresses that get no mails but those that must come (orders, the account). Asked when a mail is sent.
struct MailSuppressions {
    virtual ~MailSuppressions() = default;
    /// What a colleague said is not replaced by what a reader or a mail server says.
    virtual void add(const std::string& address, SuppressionReason reason, const std::string& by) = 0;
    virtual std::optional<MailSuppression> find(const std::string& address) = 0;
    /// False when it was not there.
    virtual bool remove(const std::string& address) = 0;
};

}  // namespace spaza
