#pragma once

#include "app/customer_directory.hpp"
#include "app/money_back.hpp"
#include "app/order_hub.hpp"
#include "app/payment_hub.hpp"
#include "app/shoppers.hpp"
#include "base/transactional.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "platform/storage/storage.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/accounts/consents_service.hpp"
#include "shop/accounts/consents_store_sql.hpp"
#include "shop/accounts/contact_change_service.hpp"
#include "shop/accounts/contact_change_store_sql.hpp"
#include "shop/accounts/one_time_code_service.hpp"
#include "shop/accounts/one_time_code_store_sql.hpp"
#include "shop/accounts/own_sessions_service.hpp"
#include "shop/accounts/password_change_service.hpp"
#include "shop/accounts/password_reset_service.hpp"
#include "shop/accounts/password_reset_store_sql.hpp"
#include "shop/accounts/second_factor_service.hpp"
#include "shop/accounts/second_step_gate_service.hpp"
#include "shop/accounts/second_step_service.hpp"
#include "shop/accounts/second_step_store_sql.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sessions_store_sql.hpp"
#include "shop/accounts/social/social_service.hpp"
#include "shop/accounts/social/social_store_sql.hpp"
#include "shop/accounts/user_service.hpp"
#include "shop/addresses/addresses_service.hpp"
#include "shop/addresses/addresses_store_sql.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/cart/cart_store_sql.hpp"
#include "shop/cart/saved_carts_service.hpp"
#include "shop/cart/saved_carts_store_sql.hpp"
#include "shop/checkout/checkout_service.hpp"
#include "shop/checkout/checkout_store_sql.hpp"
#include "shop/invoices/invoices_service.hpp"
#include "shop/invoices/invoices_store_sql.hpp"
#include "shop/notify_me/notify_me_service.hpp"
#include "shop/notify_me/notify_me_store_sql.hpp"
#include "shop/occ/occ_checkout_service.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/orders/history/last_orders_store_sql.hpp"
#include "shop/orders/history/order_history_service.hpp"
#include "shop/orders/news/order_news_service.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/orders/placing/order_payment_service.hpp"
#include "shop/orders/placing/orders_service.hpp"
#include "shop/orders/pre_orders/balance_service.hpp"
#include "shop/orders/pre_orders/balance_store_sql.hpp"
#include "shop/orders/pre_orders/pre_order_news_service.hpp"
#include "shop/orders/pre_orders/pre_order_news_store_sql.hpp"
#include "shop/payment/payment_service.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_service.hpp"
#include "shop/payment/refund_store_sql.hpp"
#include "shop/price_beat/price_beat_desk_service.hpp"
#include "shop/price_beat/price_beat_service.hpp"
#include "shop/price_beat/price_beat_store_sql.hpp"
#include "shop/privacy/account_deletion_service.hpp"
#include "shop/privacy/data_export_service.hpp"
#include "shop/privacy/personal_data_store_sql.hpp"
#include "shop/privacy/privacy_requests_store_sql.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/promotions/promotions_store_sql.hpp"
#include "shop/returns/returns_service.hpp"
#include "shop/returns/returns_store_sql.hpp"
#include "shop/reviews/reviews_service.hpp"
#include "shop/reviews/reviews_store_sql.hpp"
#include "shop/stock/reservation_service.hpp"
#include "shop/stock/stock_store_sql.hpp"
#include "shop/tickets/tickets_service.hpp"
#include "shop/tickets/tickets_store_sql.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"
#include "shop/tv_licence/tv_licence_store_sql.hpp"
#include "shop/wishlist/wishlist_service.hpp"
#include "shop/wishlist/wishlist_store_sql.hpp"

namespace spaza::app {

struct Application;

/// Everything one transaction may need: the stores and services of every noun, built on one session.
/// Members are references and small values, so making one costs next to nothing.
struct Scope {
    Scope(storage::Session& session, const Application& application);

    storage::Session& session;

    mail::OutboxMailQueue letters;
    SqlAddressStore address_store;
    AddressService addresses;
    SessionShoppers shoppers;
    SqlPromotionStore promotion_store;
    PromotionService promotions;
    SqlWishlistStore wishlist_store;
    WishlistService wishlists;
    SqlTvLicenceStore tv_licence_store;
    TvLicenceService tv_licences;
    SqlCartStore cart_store;
    CartService carts;
    SqlSavedCartStore saved_cart_store;
    SavedCartService saved_carts;
    SqlAccountStore account_store;
    SqlSessionStore session_store;
    SessionService sessions;
    SqlConsentStore consent_store;
    ConsentService consents;
    storage::OutboxQueue messages;
    SqlSecondStepStore second_step_store;
    SecondStepTickets second_step_tickets;
    SecondStepGate second_step_gate;
    AccountService accounts;
    SecondStepService second_steps;
    SecondFactorService second_factors;
    OwnSessionService own_sessions;
    SqlPasswordResetStore password_reset_store;
    PasswordResetService password_resets;
    PasswordChangeService password_changes;
    UserService users;
    SqlOneTimeCodeStore code_store;
    SqlLastOrders last_orders;
    OneTimeCodeService codes;
    SqlSocialStore social_store;
    SocialService identities;
    SqlContactChangeStore contact_change_store;
    ContactChangeService contact_changes;
    AccountDirectory customers;
    SqlCheckoutStore checkout_store;
    CheckoutService checkout;
    SqlStockStore stock_store;
    ReservationService reservations;
    SqlOrderStore order_store;
    SqlInvoiceStore invoice_store;
    InvoiceService invoices;
    OrderNewsService order_news;
    OrderHub order_hub;
    OrderPaymentService order_payments;
    SqlPaymentStore payment_store;
    SqlPriceBeatStore price_beat_store;
    PriceBeatPayoutService price_beat_payouts;
    PaymentHub payment_hub;
    SqlRefundStore refund_store;
    RefundService refunds;
    PaymentService payments;
    OrderService orders;
    OrderHistoryService order_history;
    OccCheckoutService occ_checkout;
    RefundRequests money_back;
    FulfilmentService fulfilment;
    SqlPreOrderNewsStore pre_order_news_store;
    PreOrderNewsService pre_order_news;
    SqlBalanceStore balance_store;
    BalanceService balances;
    SqlReviewStore review_store;
    ReviewService reviews;
    SqlNotifyMeStore notice_store;
    NotifyMeService notices;
    SqlAttachmentStore attachment_store;
    SqlAttachmentContents attachment_contents;
    AttachmentService attachments;
    SqlTicketStore ticket_store;
    TicketService tickets;
    PriceBeatService price_beats;
    SqlReturnStore return_store;
    ReturnNewsService return_news;
    ShownReturnsService shown_returns;
    ReturnService returns;
    SqlPersonalDataStore personal_data;
    SqlPrivacyRequestStore privacy_requests;
    AccountDeletionService account_deletions;
    DataExportService data_exports;
};

/// `transactional(application, &Scope::carts)`: each call opens a transaction and hands over that service.
template <class Service>
Transactional<Service> transactional(const Application& application, Service Scope::*service);

}  // namespace spaza::app
