#pragma once

#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "shop/orders/order_events.hpp"
#include "shop/sms_news/sms_news.hpp"

namespace spaza {

/// Which ways out there are besides mail; a message for a way that is not there would wait for ever.
struct NewsPolicy {
    bool sms{false};
    bool feed{false};
    std::string shop{};  // its address, for links
};

/// Tells the shopper of every step by mail, of those that matter on the road by SMS unless they chose otherwise,
/// and the warehouse by its feed.
class OrderNewsService final : public OrderEvents {
public:
    OrderNewsService(CustomerDirectory& customers, MailQueue& mails, MessageQueue& messages,
                     SmsChoices& sms_choices, const NewsPolicy& policy)
        : customers_{customers}, mails_{mails}, messages_{messages}, sms_choices_{sms_choices}, policy_{policy} {}

    void paid(const Order& order, TimePoint now) override;
    void deposit_paid(const Order& order, TimePoint now) override;
    void moved(const Order& order, const OrderConsignment& consignment, TimePoint now) override;
    void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) override;
    /// The warehouse hears of it; the shopper does from the return itself.
    void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) override;

private:
    void feed(const Order& order, const OrderConsignment* only, std::string_view event, const std::string& key,
              TimePoint now);

    CustomerDirectory& customers_;
    MailQueue& mails_;
    MessageQueue& messages_;
    SmsChoices& sms_choices_;
    const NewsPolicy& policy_;
};

}  // namespace spaza
