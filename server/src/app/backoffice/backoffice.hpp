#pragma once

#include "app/application.hpp"

namespace spaza {
class AssortmentSnapshot;
class Passwords;
class SessionCache;
}  // namespace spaza

/// /backoffice/api: what the command line does for orders, returns, price beats and tickets, over HTTP
/// (contract/openapi/backoffice*.yaml). The services are the same.
namespace spaza::app::backoffice {

// Each adds its calls to the router.
/// How staff come in, and go.
void add_session_calls(Application& application, const Passwords& passwords);
/// Finding orders.
void add_order_list_calls(Application& application);
/// One order: what became of it, and what is done with it.
void add_order_calls(Application& application);
/// Finding customers, and what is done about one.
void add_customer_calls(Application& application, SessionCache& cache);
/// What was sold and came back, and what gateways say of it.
void add_report_calls(Application& application);
/// Who works here.
void add_member_calls(Application& application);
/// What needs a person now.
void add_today_calls(Application& application);
void add_return_calls(Application& application);
void add_claim_calls(Application& application);
void add_ticket_calls(Application& application);
/// What customers say of products, and what is decided of it; many at once.
void add_review_calls(Application& application);
void add_review_bulk(Application& application);
void add_reply_calls(Application& application);
/// Finding and keeping products, and what was changed of them.
void add_product_calls(Application& application, AssortmentSnapshot& board);
void add_category_calls(Application& application);
void add_picture_calls(Application& application);
/// The pictures the shop keeps: found, described, removed and brought back.
void add_media_calls(Application& application);
/// One change of many products, or of their prices.
void add_bulk_calls(Application& application, AssortmentSnapshot& board);
void add_price_calls(Application& application);
/// Promotions: drafts, what is published, and what waits for a second person.
void add_promotion_calls(Application& application);
/// Finding them, and when each counts.
void add_promotion_lists(Application& application);
/// Whom a promotion would meet, and the worst cart.
void add_promotion_check(Application& application);
/// Many paused, let go on or ended at once.
void add_promotion_bulk(Application& application);
/// A cart of one's own, every cent explained.
void add_promotion_test_cart(Application& application);
/// What is searched for, why products stand where they do, pins and boosts.
void add_search_calls(Application& application);
/// Codes, one by one and many at a time.
void add_coupon_calls(Application& application);
void add_stock_calls(Application& application, AssortmentSnapshot& board);
/// Correcting, moving and counting it; part of the stock calls.
void add_stock_acts(Application& application);
/// Stores and warehouses, and what was changed of them.
void add_store_calls(Application& application);
/// The figures the shop sells by, and what its configuration says.
void add_setting_calls(Application& application);
/// The shop's pages: drafts, what is published, and versions.
void add_content_calls(Application& application);
/// Their list; part of the content calls.
void add_content_list(Application& application);
/// Addresses that lead elsewhere.
void add_redirect_calls(Application& application);
/// Where other systems are notified of what happened.
void add_webhook_calls(Application& application);
/// Names for what lists were asked for.
void add_view_calls(Application& application);
/// Who one is, what staff did, and customers' files.
void add_staff_calls(Application& application);

}  // namespace spaza::app::backoffice
