#include <algorithm>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>

#include "base/json.hpp"
#include "shop/webhooks/webhook_events.hpp"
#include "shop/webhooks/webhook_news_store_sql.hpp"

// What each kind of the change log is reported as.
namespace spaza {
namespace {

using storage::Row;

/// A payment is asked about for a week.
constexpr std::chrono::hours kPaymentNewFor{25 * 24};

struct OrderData {
    std::string order;
    std::optional<std::string> consignment;
    std::string status;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(OrderData, (), (order, consignment, status, read))

struct PaymentData {
    std::string order;
    std::string reference;
    std::string gateway;
    Money amount;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(PaymentData, (), (order, reference, gateway, amount, read))

struct ReturnData {
    std::string returnCode;
    std::string order;
    std::string status;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(ReturnData, (), (returnCode, order, status, read))

struct CustomerData {
    std::string customer;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(CustomerData, (), (customer, read))

struct ProductData {
    std::optional<std::string> product;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(ProductData, (), (product, read))

struct StockData {
    std::string product;
    std::string store;
    std::optional<std::int64_t> onHand;
    std::optional<std::int64_t> reserved;
    std::optional<std::int64_t> free;
    std::string read;
};
BOOST_DESCRIBE_STRUCT(StockData, (), (product, store, onHand, reserved, free, read))

std::string read_at(std::string_view kind, std::string_view code, std::string_view part = {}) {
    std::string path = "/backoffice/api/";
    path.append(kind).append("/").append(boost::urls::encode(code, boost::urls::unreserved_chars));
    return path.append(part);
}

/// What has no history happens once in a window of the change log. A database that was put back as it was may come
/// to the same place again, but not at the same time.
std::string in_window(std::string_view type, std::string_view key, std::string_view to, TimePoint opened_at) {
    return std::string{type}.append("/").append(key).append("/").append(to).append("/").append(
        std::to_string(to_millis(opened_at)));
}

}  // namespace

void SqlWebhookNewsStore::add_all(std::string_view type, std::string_view read, const Position& at, TimePoint now,
                                  Events& events) {
    events.push_back({.id = webhook_event_id(in_window(type, "*", at.to, at.opened_at)),
                      .type = std::string{type},
                      .subject = {},
                      .data = json::write(ProductData{{}, std::string{read}}),
                      .at = now});
}

void SqlWebhookNewsStore::add_order(const std::string& code, TimePoint since, Events& events) {
    std::string before;
    session_.query(
        "SELECT number, at, status, consignment, note FROM order_timeline WHERE order_code = $1 ORDER BY number",
        {code}, [&](const Row& row) {
            const auto status = row.get<std::string>(2);
            const auto part = row.get<std::string>(3);
            const OrderLineReported line{row.integer(0), status, before, row.text(4), !part.empty()};
            const std::string type{order_event_type(line)};
            if (part.empty()) before = status;
            if (from_millis(row.integer(1)) < since) return;
            events.push_back(
                {.id = webhook_event_id("order/" + code + '/' + std::to_string(line.number)),
                 .type = type,
                 .subject = code,
                 .data = json::write(OrderData{.order = code,
                                               .consignment = part.empty() ? std::nullopt : std::optional{part},
                                               .status = status,
                                               .read = read_at("orders", code)}),
                 .at = from_millis(row.integer(1))});
        });
}

void SqlWebhookNewsStore::add_payment(const std::string& attempt, const Position& at, TimePoint now,
                                      Events& events) {
    session_.query(
        "SELECT order_code, merchant_ref, gateway, amount_cents, state FROM payment_attempt WHERE id = $1 AND "
        "created_at >= $2",
        {attempt, to_millis(std::max(at.began_at, now - kPaymentNewFor))}, [&](const Row& row) {
            const std::string type{payment_event_type(row.text(4))};
            if (type.empty()) return;
            const auto order = row.get<std::string>(0);
            events.push_back({.id = webhook_event_id("payment/" + attempt + '/' + type),
                              .type = type,
                              .subject = order,
                              .data = json::write(PaymentData{.order = order,
                                                              .reference = row.get<std::string>(1),
                                                              .gateway = row.get<std::string>(2),
                                                              .amount = Money::cents(row.integer(3)),
                                                              .read = read_at("orders", order)}),
                              .at = now});
        });
}

void SqlWebhookNewsStore::add_refund(const std::string& refund, TimePoint since, Events& events) {
    session_.query(
        "SELECT h.number, h.at, h.what, h.state, r.order_code, r.gateway, r.amount_cents FROM refund_history h "
        "JOIN refund r ON r.id = h.refund_id WHERE h.refund_id = $1 AND h.at >= $2 ORDER BY h.number",
        {refund, to_millis(since)}, [&](const Row& row) {
            const std::string_view type = refund_event_type(row.text(2), row.text(3));
            if (type.empty()) return;
            const auto order = row.get<std::string>(4);
            events.push_back({.id = webhook_event_id("refund/" + refund + '/' + std::to_string(row.integer(0))),
                              .type = std::string{type},
                              .subject = order,
                              .data = json::write(PaymentData{.order = order,
                                                              .reference = refund,
                                                              .gateway = row.get<std::string>(5),
                                                              .amount = Money::cents(row.integer(6)),
                                                              .read = read_at("orders", order)}),
                              .at = from_millis(row.integer(1))});
        });
}

void SqlWebhookNewsStore::add_return(const std::string& code, TimePoint since, Events& events) {
    session_.query(
        "SELECT h.number, h.at, h.state, r.order_code FROM return_history h JOIN return_request r ON r.code = "
        "h.return_code WHERE h.return_code = $1 AND h.at >= $2 ORDER BY h.number",
        {code, to_millis(since)}, [&](const Row& row) {
            const auto state = row.get<std::string>(2);
            events.push_back({.id = webhook_event_id("return/" + code + '/' + std::to_string(row.integer(0))),
                              .type = "return." + state,
                              .subject = code,
                              .data = json::write(ReturnData{.returnCode = code,
                                                             .order = row.get<std::string>(3),
                                                             .status = state,
                                                             .read = read_at("returns", code)}),
                              .at = from_millis(row.integer(1))});
        });
}

/// Keys are those of shop/accounts/customer_changes.hpp: `ID|1created`, in whose order they are notified.
void SqlWebhookNewsStore::add_customer(const std::string& key, const Position& at, TimePoint now, Events& events) {
    const std::size_t divider = std::min(key.rfind('|'), key.size());
    const std::string customer = key.substr(0, divider);
    const std::size_t what = std::min(key.find_first_not_of("0123456789", divider + 1), key.size());
    const std::string type = "customer." + key.substr(what);
    events.push_back({.id = webhook_event_id(in_window(type, customer, at.to, at.opened_at)),
                      .type = type,
                      .subject = customer,
                      .data = json::write(CustomerData{customer, read_at("customers", customer)}),
                      .at = now});
}

void SqlWebhookNewsStore::add_product(const std::string& code, const Position& at, TimePoint now, Events& events) {
    const bool is_there =
        session_.row("SELECT 1 FROM product WHERE code = $1", {code}, [](const Row&) { return true; }).has_value();
    const std::string type = is_there ? "product.changed" : "product.removed";
    events.push_back({.id = webhook_event_id(in_window(type, code, at.to, at.opened_at)),
                      .type = type,
                      .subject = code,
                      .data = json::write(ProductData{code, read_at("products", code)}),
                      .at = now});
}

void SqlWebhookNewsStore::add_price(const std::string& code, const Position& at, TimePoint now, Events& events) {
    const std::string type = "product.priceChanged";
    events.push_back({.id = webhook_event_id(in_window(type, code, at.to, at.opened_at)),
                      .type = type,
                      .subject = code,
                      .data = json::write(ProductData{code, read_at("products", code, "/prices")}),
                      .at = now});
}

/// Keys are `PRODUCT|STORE`: store codes have no `|`.
void SqlWebhookNewsStore::add_stock(const std::string& key, const Position& at, TimePoint now, Events& events) {
    const std::size_t divider = std::min(key.rfind('|'), key.size());
    StockData data{.product = key.substr(0, divider),
                   .store = key.substr(std::min(divider + 1, key.size())),
                   .onHand = {},
                   .reserved = {},
                   .free = {},
                   .read = read_at("products", key.substr(0, divider), "/stock")};
    session_.query("SELECT on_hand, reserved FROM stock WHERE product_code = $1 AND store_code = $2",
                   {data.product, data.store}, [&](const Row& row) {
                       data.onHand = row.integer(0);
                       data.reserved = row.integer(1);
                       data.free = row.integer(0) - row.integer(1);
                   });
    events.push_back({.id = webhook_event_id(in_window("stock.changed", key, at.to, at.opened_at)),
                      .type = "stock.changed",
                      .subject = data.product,
                      .data = json::write(data),
                      .at = now});
}

}  // namespace spaza
