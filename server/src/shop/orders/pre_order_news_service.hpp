#pragma once

#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "shop/orders/order_news_service.hpp"
#include "shop/orders/orders_store.hpp"
#include "shop/orders/pre_order_news_store.hpp"

namespace spaza {

/// Tells shoppers when the release of what they ordered before it is out moves, or its day passes; they may wait,
/// or cancel free of charge.
class PreOrderNewsService {
public:
    PreOrderNewsService(PreOrderNewsStore& store, OrderStore& orders, const ProductReader& products,
                        CustomerDirectory& customers, MailQueue& letters, MessageQueue& messages,
                        const NewsPolicy& policy, const Clock& clock)
        : store_{store},
          orders_{orders},
          products_{products},
          customers_{customers},
          letters_{letters},
          messages_{messages},
          policy_{policy},
          clock_{clock} {}

    /// Whether there is anything to do.
    bool due();
    /// Answers how many were told.
    int tell();

private:
    std::optional<TimePoint> release_of(const PreOrderWatch& watch) const;
    bool tell(PreOrderWatch& watch);

    PreOrderNewsStore& store_;
    OrderStore& orders_;
    const ProductReader& products_;
    CustomerDirectory& customers_;
    MailQueue& letters_;
    MessageQueue& messages_;
    const NewsPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
