#pragma once

#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/orders_store.hpp"
#include "shop/orders/pre_orders/pre_order_news_store.hpp"

namespace spaza {

/// Tells shoppers when the release of what they ordered before it is out moves, or its day passes; they may wait,
/// or cancel free of charge.
class PreOrderNewsService {
public:
    PreOrderNewsService(PreOrderNewsStore& store, OrderStore& orders, const ProductReader& products,
                        CustomerDirectory& customers, MailQueue& mails, MessageQueue& messages,
                        SmsChoices& sms_choices, const NewsPolicy& policy, const Clock& clock)
        : store_{store},
          orders_{orders},
          products_{products},
          customers_{customers},
          mails_{mails},
          messages_{messages},
          sms_choices_{sms_choices},
          policy_{policy},
          clock_{clock} {}

    /// Orders nobody watches yet.
    std::vector<PreOrderWatch> unwatched();
    /// From now on the shopper knows the release as it is today.
    Done watch(PreOrderWatch order);
    /// Orders whose shoppers have something to hear.
    std::vector<PreOrderWatch> with_news();
    /// False when there is nothing to tell, or another process did.
    bool tell(const PreOrderWatch& before);

private:
    std::optional<TimePoint> release_of(const PreOrderWatch& watch) const;
    PreOrderNews news_of(const PreOrderWatch& watch) const;

    PreOrderNewsStore& store_;
    OrderStore& orders_;
    const ProductReader& products_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    MessageQueue& messages_;
    SmsChoices& sms_choices_;
    const NewsPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
