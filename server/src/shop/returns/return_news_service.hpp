#pragma once

#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "shop/returns/returns.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// Tells the customer of every step of a return by mail, and the courier what to collect, in the transaction of
/// the step.
class ReturnNewsService {
public:
    ReturnNewsService(CustomerDirectory& customers, MailQueue& mails, MessageQueue& messages,
                      const ReturnPolicy& policy)
        : customers_{customers}, mails_{mails}, messages_{messages}, policy_{policy} {}

    /// It has come to the state it is in. `store` is what the store is called where it is to be handed in.
    void moved(const ShownReturn& shown, const std::string& store);
    /// The courier is asked to come for what is to be collected.
    void collect(const ReturnRequest& request);
    /// The courier is asked not to come, when one was booked.
    void do_not_collect(const ReturnRequest& request);
    void do_not_collect(const std::string& code, const std::string& reference);

private:
    CustomerDirectory& customers_;
    MailQueue& mails_;
    MessageQueue& messages_;
    const ReturnPolicy& policy_;
};

}  // namespace spaza
