#include "app/application.hpp"
#include "app/backoffice/staff_session.hpp"
#include "app/integration/bulk_reads.hpp"
#include "app/integration/integration.hpp"
#include "base/messages.hpp"
#include "shop/orders/orders_wire.hpp"
#include "shop/staff/staff.hpp"

namespace spaza::app::integration {
namespace calls {
namespace {

struct RemovedOrderRow {
    std::string code;
    bool isRemoved{true};
};
BOOST_DESCRIBE_STRUCT(RemovedOrderRow, (), (code, isRemoved))

constexpr int kMostGoods = 10'000;
constexpr int kMostOrders = 500;

Result<BulkQuestion> question_in(const http::Request& request, int usual, int most) {
    BulkQuestion question{.cursor = request.query_value("cursor").value_or(""),
                          .since = request.query_value("changedSince").value_or("")};
    // A cursor knows what it is about.
    if (!question.cursor.empty() && !question.since.empty())
        return http::bad_parameter("validation.invalid", "changedSince");
    const auto limit = http::whole_number(request, "limit", usual, 1, most);
    if (!limit) return std::unexpected(limit.error());
    question.most = *limit;
    return question;
}

/// One object a line unless JSON is asked for.
bool wants_json(const http::Request& request) {
    const std::string_view accept = request.header("accept");
    return accept.find("application/x-ndjson") == std::string_view::npos &&
           accept.find("application/json") != std::string_view::npos;
}

http::Response answered(const http::Request& request, const BulkKind& kind, const BulkPage& page) {
    std::size_t size = 256;
    for (const std::string& row : page.rows) size += row.size() + 1;
    std::string body;
    body.reserve(size + page.part.next.size() + page.part.changes.size());
    if (!wants_json(request)) {
        for (const std::string& row : page.rows) body.append(row) += '\n';
        http::Response response = http::ok(std::move(body));
        response.content_type = "application/x-ndjson";
        if (!page.part.next.empty()) response.headers.emplace_back("X-Next-Cursor", page.part.next);
        return std::move(response).with("X-Changes-Cursor", page.part.changes);
    }
    body.append("{\"").append(kind.name).append("\":[");
    for (std::size_t i = 0; i < page.rows.size(); ++i) body.append(i ? "," : "").append(page.rows[i]);
    body += ']';
    if (!page.part.next.empty()) body.append(",\"next\":\"").append(page.part.next) += '"';
    body.append(",\"changes\":\"").append(page.part.changes).append("\"}");
    return http::ok(std::move(body));
}

using Rows = std::vector<std::string> (*)(storage::Session&, const std::vector<std::string>&);

http::Response goods(const Application& application, const http::Request& request, const BulkKind& kind,
                     Rows rows) {
    const auto question = question_in(request, 1000, kMostGoods);
    if (!question) return http::problem(question.error());
    const auto page = application.database.reading([&](storage::Session& session) -> Result<BulkPage> {
        auto part = bulk_part(session, kind, *question, application.clock.now());
        if (!part) return std::unexpected(part.error());
        return bulk_page(*std::move(part), [&](const auto& keys) { return rows(session, keys); });
    });
    return page ? answered(request, kind, *page) : http::problem(page.error());
}

std::string order_row(Scope& scope, const std::string& code, TimePoint now) {
    static const wire::Texts kWords = [](std::string_view key, const auto& params) {
        return message(key, params);
    };
    const auto order = scope.order_store.find(OrderCode{code});
    if (!order) return json::write(RemovedOrderRow{.code = code});
    wire::Order shown = wire::to_wire(*order, {now}, kWords);
    shown.user = wire::OrderUser{scope.customers.contact(order->customer).email};
    return json::write(shown, 4096);
}

/// Personal data in bulk: each page stands in the audit before it is answered.
http::Response orders(const Application& application, const http::Request& request) {
    const auto question = question_in(request, 100, kMostOrders);
    if (!question) return http::problem(question.error());
    const TimePoint now = application.clock.now();
    const auto page = application.database.reading([&](storage::Session& session) -> Result<BulkPage> {
        auto part = bulk_part(session, bulk_orders(), *question, now);
        if (!part) return std::unexpected(part.error());
        Scope scope{session, application};
        return bulk_page(*std::move(part), [&](const std::vector<std::string>& codes) {
            std::vector<std::string> rows;
            for (const std::string& code : codes) rows.push_back(order_row(scope, code, now));
            return rows;
        });
    });
    if (!page) return http::problem(page.error());
    const auto& codes = page->part.keys;
    if (!codes.empty())
        backoffice::sessions_of(application, request).write([&](backoffice::StaffSession& staff) {
            staff.acts.note(request.caller.uid, "orders.readInBulk", "orders", {},
                            codes.front() + " to " + codes.back() + ", " + std::to_string(codes.size()));
            return true;
        });
    return answered(request, bulk_orders(), *page);
}

}  // namespace
}  // namespace calls

void add_bulk_reads(Application& application) {
    using namespace calls;
    http::RouteOptions options;
    options.right = staff_right::kBulkGoods;
    const auto add = [&](const char* path, const BulkKind& kind, Rows rows) {
        application.router.staff(
            "GET", path,
            [&application, &kind, rows](const http::Request& request) {
                return goods(application, request, kind, rows);
            },
            options);
    };
    add("/integration/products", bulk_products(), product_rows);
    add("/integration/prices", bulk_prices(), price_rows);
    add("/integration/stock", bulk_stock(), stock_rows);
    options.right = staff_right::kBulkOrders;
    application.router.staff(
        "GET", "/integration/orders",
        [&application](const http::Request& request) { return orders(application, request); }, options);
}

}  // namespace spaza::app::integration
