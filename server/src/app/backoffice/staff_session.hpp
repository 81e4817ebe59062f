#pragma once

#include "app/application.hpp"
#include "app/backoffice/assortment_admin.hpp"
#include "app/backoffice/content_admin.hpp"
#include "app/backoffice/promotion_admin.hpp"
#include "app/backoffice/search_admin.hpp"
#include "app/payment_worker.hpp"
#include "platform/http/http.hpp"
#include "shop/customer_admin/customer_admin_service.hpp"
#include "shop/customer_admin/customer_admin_store_sql.hpp"
#include "shop/media_admin/media_admin_service.hpp"
#include "shop/media_admin/media_admin_store_sql.hpp"
#include "shop/orders/admin/order_admin_service.hpp"
#include "shop/orders/admin/order_admin_store_sql.hpp"
#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"
#include "shop/returns/returns_admin_service.hpp"
#include "shop/reviews/review_admin_service.hpp"
#include "shop/reviews/review_admin_store_sql.hpp"
#include "shop/settlements/settlements_service.hpp"
#include "shop/settlements/settlements_store_sql.hpp"
#include "shop/staff/staff.hpp"
#include "shop/staff/staff_work_service.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "shop/store_admin/store_admin_service.hpp"
#include "shop/store_admin/store_admin_store_sql.hpp"
#include "shop/terms/terms_admin_service.hpp"
#include "shop/terms/terms_store_sql.hpp"
#include "shop/tickets/canned_replies_service.hpp"
#include "shop/tickets/canned_replies_store_sql.hpp"
#include "shop/tickets/tickets_admin_service.hpp"
#include "shop/webhooks/webhooks_service.hpp"
#include "shop/webhooks/webhooks_store_sql.hpp"

namespace spaza::app::backoffice {

/// What one of the shop's people may work with in one transaction: the services that the command line has, too.
struct StaffSession {
    StaffSession(storage::Session& session, const Application& application, const http::Caller& caller);

    Scope scope;
    SqlStaffActStore acts;
    SqlOrderAdminStore order_admin_store;
    OrderAdminService orders;
    ReturnAdminService returns;
    PriceBeatAdminService claims;
    TicketAdminService tickets;
    SqlCannedReplyStore kept_replies;
    CannedReplyService replies;
    SqlStaffWorkStore work_store;
    StaffWorkService work;
    AssortmentAdmin assortment;
    SqlCustomerAdminStore customer_admin_store;
    CustomerAdminService customers;
    PromotionAdmin promotions;
    SqlReportStore report_store;
    ReportService reports;
    SqlSettlementStore settlement_store;
    SettlementService settlements;
    SearchAdmin searches;
    ContentAdmin content;
    SqlMediaAdminStore media_store;
    MediaAdminService media;
    SqlStoreAdminStore store_admin_store;
    StoreAdminService stores;
    SqlTermsStore terms_store;
    TermsAdminService terms;
    SqlWebhookStore webhook_store;
    WebhookService webhooks;
    SqlReviewAdminStore review_admin_store;
    ReviewAdminService reviews;
};

using StaffSessions = Transactional<StaffSession>;

/// Each call opens a transaction in the name of who calls.
StaffSessions sessions_of(const Application& application, const http::Request& request);

}  // namespace spaza::app::backoffice
