#pragma once

#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/pre_orders/balance_store.hpp"

namespace spaza {

/// Asks for the balance of pre-orders when their product is released, reminds of it, and cancels what is not paid
/// in time; the deposit then goes back whole.
class BalanceService {
public:
    BalanceService(BalanceStore& store, OrderStore& orders, FulfilmentService& fulfilment,
                   const ProductReader& products, CustomerDirectory& customers, MailQueue& mails,
                   MessageQueue& messages, const NewsPolicy& news, const OrderPolicy& policy, const Clock& clock)
        : store_{store},
          orders_{orders},
          fulfilment_{fulfilment},
          products_{products},
          customers_{customers},
          mails_{mails},
          messages_{messages},
          news_{news},
          policy_{policy},
          clock_{clock} {}

    /// Orders about which there is something to do.
    std::vector<OpenBalance> due();
    /// Does it, as the order is now; false when another process did.
    Result<bool> act(const OpenBalance& seen);

private:
    bool is_released(const ProductCode& product) const;
    Result<bool> tell(const std::string& what, const OrderHead& asked, const Result<OrderMove>& move);

    BalanceStore& store_;
    OrderStore& orders_;
    FulfilmentService& fulfilment_;
    const ProductReader& products_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    MessageQueue& messages_;
    const NewsPolicy& news_;
    const OrderPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
