#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// A mail to be sent once the change it tells of is on disk.
struct Mail {
    std::string to;             // email address
    std::string template_name;  // server/assets/mail/NAME.txt and NAME.html
    std::string data;           // JSON object the template reads
    std::string key;            // the same key is sent once, e.g. order-confirmation:00012345
    CustomerId customer{};      // whom it is about, whatever their address is later; empty: nobody with an account
    std::string reply_to{};     // where an answer goes; empty: to the sender
};

/// Takes mails within the transaction of a use case; they leave through the outbox.
struct MailQueue {
    virtual ~MailQueue() = default;
    virtual void enqueue(const Mail& mail) = 0;
};

}  // namespace spaza
