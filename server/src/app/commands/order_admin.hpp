#pragma once

#include "app/commands/contacts.hpp"
#include "app/money_back.hpp"
#include "app/order_hub.hpp"
#include "app/payment_worker.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "shop/invoices/invoices_service.hpp"
#include "shop/invoices/invoices_store_sql.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/news/order_push_service.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_store_sql.hpp"
#include "shop/promotions/promotions_snapshot.hpp"
#include "shop/promotions/promotions_store_sql.hpp"
#include "shop/push/push_service.hpp"
#include "shop/push/push_store_sql.hpp"
#include "shop/sms_news/sms_news_service.hpp"
#include "shop/sms_news/sms_news_store_sql.hpp"
#include "shop/stock/stock_store_sql.hpp"

namespace spaza::app {

/// Offers are only given back here, never priced.
struct NobodyKnown final : Shoppers {
    void expect_has_ordered(const CustomerId&) override {}
    bool has_ordered(const CustomerId&) override { return true; }
    std::string household(const CustomerId&) override { return {}; }
    std::string uid(const CustomerId&) override { return {}; }
    bool has_proven_email(const CustomerId&) override { return false; }
};

/// Refunds are only asked for here; the running shop sends them and hears what became of them.
struct NotHere final : PaymentOutcomes {
    Settlement paid(const PaymentAttempt&, TimePoint) override {
        throw std::logic_error{"payments end in the shop"};
    }
    void not_paid(const PaymentAttempt&, TimePoint) override {}
    void left(const PaymentAttempt&, TimePoint) override {}
    void refunded(const Refund&, const PaymentAttempt&, Money, TimePoint) override {}
    void refund_failed(const Refund&, const PaymentAttempt&, TimePoint) override {}
};

/// The orders' side of the shop on one session, without the rest of it.
struct OrderAdmin {
    OrderAdmin(storage::Session& session, const CommercePolicies& policies, const Clock& clock)
        : customers{session},
          mails{session, clock},
          messages{session, clock},
          orders{session},
          stock_store{session},
          stock{stock_store},
          invoice_store{session},
          invoices{invoice_store, customers, policies.invoice},
          push_store{session},
          push{push_store, messages, clock, policies.push},
          sms_choices{session},
          sms_news{push, sms_choices, messages, clock, policies.sms_news},
          news{customers, mails, messages, sms_news, policies.news},
          order_push{news, sms_news},
          promotion_store{session},
          promotions{promotion_store, no_offers, nobody, clock},
          hub{invoices, order_push, promotions},
          payments{session},
          refund_store{session},
          refunds{refund_store, payments, outcomes, clock},
          money{refunds},
          fulfilment{orders, stock, money, hub, clock} {}

    Contacts customers;
    mail::OutboxMailQueue mails;
    storage::OutboxQueue messages;
    SqlOrderStore orders;
    SqlStockStore stock_store;
    ReservationService stock;
    SqlInvoiceStore invoice_store;
    InvoiceService invoices;
    SqlPushStore push_store;
    PushService push;
    SqlSmsNewsStore sms_choices;
    SmsNewsService sms_news;
    OrderNewsService news;
    OrderPushService order_push;
    PromotionSnapshot no_offers;
    NobodyKnown nobody;
    SqlPromotionStore promotion_store;
    PromotionService promotions;
    OrderHub hub;
    NotHere outcomes;
    SqlPaymentStore payments;
    SqlRefundStore refund_store;
    RefundService refunds;
    RefundRequests money;
    FulfilmentService fulfilment;
};

}  // namespace spaza::app
