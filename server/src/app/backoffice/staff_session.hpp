#pragma once

#include "app/application.hpp"
#include "app/backoffice/assortment_desk.hpp"
#include "app/backoffice/content_desk.hpp"
#include "app/backoffice/promotion_desk.hpp"
#include "app/backoffice/search_desk.hpp"
#include "app/payment_desk.hpp"
#include "platform/http/http.hpp"
#include "shop/customer_desk/customer_desk_service.hpp"
#include "shop/customer_desk/customer_desk_store_sql.hpp"
#include "shop/orders/desk/order_desk_service.hpp"
#include "shop/orders/desk/order_desk_store_sql.hpp"
#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"
#include "shop/returns/returns_desk_service.hpp"
#include "shop/reviews/review_desk_service.hpp"
#include "shop/reviews/review_desk_store_sql.hpp"
#include "shop/settlements/settlements_service.hpp"
#include "shop/settlements/settlements_store_sql.hpp"
#include "shop/staff/staff.hpp"
#include "shop/staff/staff_work_service.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "shop/store_desk/store_desk_service.hpp"
#include "shop/store_desk/store_desk_store_sql.hpp"
#include "shop/terms/terms_desk_service.hpp"
#include "shop/terms/terms_store_sql.hpp"
#include "shop/tickets/canned_replies_service.hpp"
#include "shop/tickets/canned_replies_store_sql.hpp"
#include "shop/tickets/tickets_desk_service.hpp"
#include "shop/webhooks/webhooks_service.hpp"
#include "shop/webhooks/webhooks_store_sql.hpp"

namespace spaza::app::backoffice {

/// What one of the shop's people may work with in one transaction: the services that the command line has, too.
struct StaffSession {
    StaffSession(storage::Session& session, const Application& application, const http::Caller& caller);

    Scope scope;
    SqlStaffActStore acts;
    SqlOrderDeskStore order_desk;
    OrderDeskService orders;
    ReturnDeskService returns;
    PriceBeatDeskService claims;
    TicketDeskService tickets;
    SqlCannedReplyStore kept_replies;
    CannedReplyService replies;
    SqlStaffWorkStore work_store;
    StaffWorkService work;
    AssortmentDesk assortment;
    SqlCustomerDeskStore customer_desk;
    CustomerDeskService customers;
    PromotionDesk promotions;
    SqlReportStore report_store;
    ReportService reports;
    SqlSettlementStore settlement_store;
    SettlementService settlements;
    SearchDesk searches;
    ContentDesk content;
    SqlStoreDeskStore store_desk;
    StoreDeskService stores;
    SqlTermsStore terms_store;
    TermsDeskService terms;
    SqlWebhookStore webhook_store;
    WebhookService webhooks;
    SqlReviewDeskStore review_desk;
    ReviewDeskService reviews;
};

using StaffSessions = Transactional<StaffSession>;

/// Each call opens a transaction in the name of who calls.
StaffSessions sessions_of(const Application& application, const http::Request& request);

}  // namespace spaza::app::backoffice
