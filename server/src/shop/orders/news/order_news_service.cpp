#include "shop/orders/news/order_news_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/orders/news/feed_address.hpp"
#include "shop/orders/news/orders_mail.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

struct FeedLine {
    int entryNumber{};
    std::string product;
    std::string name;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(FeedLine, (), (entryNumber, product, name, quantity))

struct FeedPart {
    std::string code;
    std::string status;
    std::string pointOfService;
    std::string delivery;
    std::string collectionCode;  // empty: not collected
    std::vector<FeedLine> entries;
};
BOOST_DESCRIBE_STRUCT(FeedPart, (), (code, status, pointOfService, delivery, collectionCode, entries))

struct FeedEvent {
    std::string id;
    std::string event;
    std::string at;
    std::string order;
    std::string status;
    std::optional<FeedAddress> deliveryAddress;
    std::vector<FeedPart> consignments;
};
BOOST_DESCRIBE_STRUCT(FeedEvent, (), (id, event, at, order, status, deliveryAddress, consignments))

}  // namespace

void OrderNewsService::paid(const Order& order, TimePoint now) {
    const CustomerContact contact = customers_.contact(order.customer);
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-confirmation",
                        .data = order_mail(order, contact),
                        .key = "order-confirmation:" + order.code.value,
                        .customer = order.customer});
    feed(order, nullptr, "order.paid", "order.paid:" + order.code.value, now);
}

void OrderNewsService::deposit_paid(const Order& order, TimePoint) {
    const CustomerContact contact = customers_.contact(order.customer);
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-update",
                        .data = balance_mail("depositPaid", order, contact, policy_.shop),
                        .key = "order-deposit:" + order.code.value,
                        .customer = order.customer});
}

void OrderNewsService::moved(const Order& order, const OrderConsignment& part, TimePoint now) {
    const std::string step{consignment_status_display(part.status())};
    const CustomerContact contact = customers_.contact(order.customer);
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-update",
                        .data = step_mail(order, part, contact),
                        .key = "order-" + step + ':' + part.code,
                        .customer = order.customer});
    const bool tell =
        part.status() == ConsignmentStatus::shipped || part.status() == ConsignmentStatus::for_pickup;
    const bool someone_else = part.delivery == Delivery::pickup && order.recipient;
    const std::string to = someone_else ? order.recipient->uid : contact.cellphone;
    const std::string code =
        part.collection_code.empty() ? "" : message("sms.code", {{"code", part.collection_code}}) + ' ';
    // Who collects for somebody else needs the code, whatever that customer chose.
    const bool wanted = someone_else || sms_choices_.wants_sms(order.customer, PushKind::delivery);
    if (policy_.sms && tell && wanted && !to.empty())
        messages_.text(step + ':' + part.code, {.to = to,
                                                .text = message("sms." + step, {{"order", order.code.value},
                                                                                {"store", part.pos_name},
                                                                                {"code", code},
                                                                                {"tracking", part.tracking().id}}),
                                                .customer = order.customer});
    feed(order, &part, "consignment." + step, "consignment." + step + ':' + part.code, now);
}

void OrderNewsService::cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) {
    const CustomerContact contact = customers_.contact(order.customer);
    const std::string key = order.code.value + ':' + std::to_string(number);
    if (!contact.email.empty())
        mails_.enqueue({.to = contact.email,
                        .template_name = "order-update",
                        .data = cancellation_mail(order, cancellation, contact),
                        .key = "order-cancelled:" + key,
                        .customer = order.customer});
    feed(order, nullptr, "order.cancelled", "order.cancelled:" + key, now);
}

void OrderNewsService::returned(const Order& order, const Cancellation&, int number, TimePoint now) {
    feed(order, nullptr, "order.returned", "order.returned:" + order.code.value + ':' + std::to_string(number),
         now);
}

void OrderNewsService::feed(const Order& order, const OrderConsignment* only, std::string_view event,
                            const std::string& key, TimePoint now) {
    if (!policy_.feed) return;
    FeedEvent made{.id = key,
                   .event = std::string{event},
                   .at = iso_time(now),
                   .order = order.code.value,
                   .status = std::string{order_status_name(order.status())},
                   .deliveryAddress = {},
                   .consignments = {}};
    if (order.address) made.deliveryAddress = feed_address(*order.address);
    for (const OrderConsignment& part : order.consignments) {
        if (only && part.code != only->code) continue;
        FeedPart each{.code = part.code,
                      .status = std::string{consignment_status_name(part.status())},
                      .pointOfService = part.pos.value,
                      .delivery = std::string{delivery_name(part.delivery)},
                      .collectionCode = part.collection_code,
                      .entries = {}};
        for (const OrderEntry& entry : order.entries)
            if (entry.consignment == part.code && entry.kept() > 0)
                each.entries.push_back({entry.number, entry.product.value, entry.name, entry.kept()});
        made.consignments.push_back(std::move(each));
    }
    messages_.enqueue("feed", key, json::write(made));
}

}  // namespace spaza
