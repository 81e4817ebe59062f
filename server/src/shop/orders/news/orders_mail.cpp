#include "shop/orders/news/orders_mail.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/messages.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

struct MailLine {
    std::string name;
    std::string code;
    int quantity{};
    std::string total;
    std::string promise;
};
BOOST_DESCRIBE_STRUCT(MailLine, (), (name, code, quantity, total, promise))

struct MailDiscount {
    std::string name;
    std::string amount;
};
BOOST_DESCRIBE_STRUCT(MailDiscount, (), (name, amount))

struct MailCollection {
    std::string store;
    std::string code;
};
BOOST_DESCRIBE_STRUCT(MailCollection, (), (store, code))

struct MailAddress {
    std::string firstName;
    std::string lastName;
    std::string formattedAddress;
};
BOOST_DESCRIBE_STRUCT(MailAddress, (), (firstName, lastName, formattedAddress))

struct MailData {
    std::string firstName;
    std::string orderCode;
    std::string placed;
    std::vector<MailLine> entries;
    std::string items;                    // what the lines come to
    std::vector<MailDiscount> discounts;  // one a promotion, whatever it came off
    std::string deliveryCost;
    std::string licence;  // empty: no television
    std::string tax;
    std::string total;
    std::vector<MailCollection> collections;     // a part to collect each
    std::optional<MailAddress> deliveryAddress;  // when something is delivered
    std::string collectedBy;                     // somebody else
    bool liquor{};                               // an ID is asked for at the door
};
BOOST_DESCRIBE_STRUCT(MailData, (),
                      (firstName, orderCode, placed, entries, items, discounts, deliveryCost, licence, tax, total,
                       collections, deliveryAddress, collectedBy, liquor))

struct RefundMail {
    std::string firstName;
    std::string orderCode;
    std::string placed;
    std::string amount;
    bool paidTwice{};
    bool soldOut{};
    bool cancelled{};
    bool priceBeat{};
    bool other{};
};
BOOST_DESCRIBE_STRUCT(RefundMail, (),
                      (firstName, orderCode, placed, amount, paidTwice, soldOut, cancelled, priceBeat, other))

struct UpdateLine {
    std::string name;
    std::string code;
    int quantity{};
};
BOOST_DESCRIBE_STRUCT(UpdateLine, (), (name, code, quantity))

struct UpdateMail {
    std::string firstName;
    std::string orderCode;
    std::string heading;
    std::string sentence;
    std::vector<UpdateLine> entries;
    std::string carrier;
    std::string tracking;
    std::string trackingUrl;
    std::string refund;
    std::string withheld;
    std::string collectedBy;
    std::string collectionCode;
    std::string parking;
    std::string entrance;
    std::string link;
    std::string linkName;
};
BOOST_DESCRIBE_STRUCT(UpdateMail, (),
                      (firstName, orderCode, heading, sentence, entries, carrier, tracking, trackingUrl, refund,
                       withheld, collectedBy, collectionCode, parking, entrance, link, linkName))

UpdateMail update(const std::string& step, const Order& order, const CustomerContact& contact,
                  const std::string& store) {
    const std::string key = "mail." + step;
    return {.firstName = contact.first_name,
            .orderCode = order.code.value,
            .heading = message(key + ".heading"),
            .sentence = message(key + ".text", {{"order", order.code.value}, {"store", store}}),
            .entries = {},
            .carrier = {},
            .tracking = {},
            .trackingUrl = {},
            .refund = {},
            .withheld = {},
            .collectedBy = {},
            .collectionCode = {},
            .parking = {},
            .entrance = {},
            .link = {},
            .linkName = {}};
}

/// One line a promotion; the delivery it saved shows in the delivery's price.
std::vector<MailDiscount> discounts_of(const Order& order) {
    std::vector<std::pair<const DiscountLine*, Money>> sums;
    Money named;
    for (const DiscountLine& each : order.discounts) {
        if (each.delivery) continue;
        named += each.amount;
        const auto same =
            std::ranges::find_if(sums, [&](const auto& sum) { return sum.first->promotion == each.promotion; });
        if (same == sums.end())
            sums.emplace_back(&each, each.amount);
        else
            same->second += each.amount;
    }
    std::vector<MailDiscount> made;
    for (const auto& [line, amount] : sums) {
        const std::string name =
            line->coupon.empty() ? line->description : message("totals.coupon") + ' ' + line->coupon;
        made.push_back({name.empty() ? message("totals.deals") : name, formatted(amount)});
    }
    if (order.discount > named) made.push_back({message("totals.deals"), formatted(order.discount - named)});
    return made;
}

}  // namespace

std::string refund_mail(const Order& order, const Refund& refund, const CustomerContact& contact) {
    RefundMail mail{.firstName = contact.first_name,
                    .orderCode = order.code.value,
                    .placed = day_name(johannesburg_day(order.created_at)),
                    .amount = formatted(refund.amount),
                    .paidTwice = refund.reason == "refund.paidTwice",
                    .soldOut = refund.reason == "refund.soldOut",
                    .cancelled = refund.reason == "refund.cancelled",
                    .priceBeat = refund.reason == "refund.priceBeat"};
    mail.other = !mail.paidTwice && !mail.soldOut && !mail.cancelled && !mail.priceBeat;
    return json::write(mail);
}

std::string step_mail(const Order& order, const OrderConsignment& part, const CustomerContact& contact) {
    UpdateMail mail =
        update(std::string{consignment_status_display(part.status())}, order, contact, part.pos_name);
    for (const OrderEntry& entry : order.entries)
        if (entry.consignment == part.code && entry.kept() > 0)
            mail.entries.push_back({entry.name, entry.product.value, entry.kept()});
    mail.carrier = part.tracking().carrier;
    mail.tracking = part.tracking().id;
    mail.trackingUrl = part.tracking().url;
    if (part.status() == ConsignmentStatus::for_pickup) {
        if (order.recipient) mail.collectedBy = order.recipient->name;
        mail.collectionCode = part.collection_code;
        mail.parking = part.parking;
        mail.entrance = part.entrance;
    }
    return json::write(mail);
}

std::string cancellation_mail(const Order& order, const Cancellation& cancellation,
                              const CustomerContact& contact) {
    UpdateMail mail = update(cancellation.by == "customer"  ? "cancelled"
                             : cancellation.by == "balance" ? "balanceNotPaid"
                                                            : "cancelledByUs",
                             order, contact, {});
    for (const CancelledUnits& each : cancellation.units)
        if (const auto entry = std::ranges::find(order.entries, each.entry, &OrderEntry::number);
            entry != order.entries.end())
            mail.entries.push_back({entry->name, entry->product.value, each.units});
    if (cancellation.refund() > Money{}) mail.refund = formatted(cancellation.refund());
    if (cancellation.withheld > Money{}) mail.withheld = formatted(cancellation.withheld);
    return json::write(mail);
}

std::string release_mail(const std::string& what, const Order& order, const std::string& day,
                         const CustomerContact& contact) {
    UpdateMail mail = update(what, order, contact, {});
    mail.sentence = message("mail." + what + ".text", {{"order", order.code.value}, {"day", day}});
    for (const OrderEntry& entry : order.entries)
        if (entry.kept() > 0) mail.entries.push_back({entry.name, entry.product.value, entry.kept()});
    return json::write(mail);
}

std::string order_link(const std::string& shop, const OrderCode& order) {
    return shop + "/orderdetails/" + order.value;
}

std::string balance_mail(const std::string& what, const Order& order, const CustomerContact& contact,
                         const std::string& shop) {
    UpdateMail mail = update(what, order, contact, {});
    const Deposit& deposit = *order.deposit();
    mail.sentence = message(
        "mail." + what + ".text",
        {{"order", order.code.value},
         {"deposit", formatted(deposit.amount)},
         {"balance", formatted(deposit.balance)},
         {"total", formatted(order.total)},
         {"day", deposit.due_at ? day_name(johannesburg_day(*deposit.due_at - std::chrono::milliseconds{1}))
                                : std::string{}}});
    for (const OrderEntry& entry : order.entries)
        if (entry.kept() > 0) mail.entries.push_back({entry.name, entry.product.value, entry.kept()});
    mail.link = order_link(shop, order.code);
    mail.linkName = message(deposit.asked_at ? "mail.payBalance" : "mail.seeOrder");
    return json::write(mail);
}

std::string order_mail(const Order& order, const CustomerContact& contact) {
    MailData mail{.firstName = contact.first_name,
                  .orderCode = order.code.value,
                  .placed = day_name(johannesburg_day(order.created_at)),
                  .entries = {},
                  .items = {},
                  .discounts = discounts_of(order),
                  .deliveryCost = formatted(order.delivery_cost),
                  .licence = {},
                  .tax = order.vat_percent ? formatted(order.tax) : std::string{},
                  .total = formatted(order.total),
                  .collections = {},
                  .deliveryAddress = {},
                  .collectedBy = order.recipient ? order.recipient->name : std::string{},
                  .liquor = std::ranges::any_of(order.entries, &OrderEntry::liquor)};
    Money items;
    for (const OrderEntry& entry : order.entries) {
        const Money line = entry.unit_price * entry.quantity;
        items += line;
        mail.entries.push_back({entry.name, entry.product.value, entry.quantity, formatted(line), entry.promise});
    }
    mail.items = formatted(items);
    for (const OrderConsignment& part : order.consignments) {
        if (part.delivery == Delivery::doorstep && order.address)
            mail.deliveryAddress = MailAddress{order.address->form.first_name, order.address->form.last_name,
                                               formatted_address(order.address->form)};
        if (!part.collection_code.empty()) mail.collections.push_back({part.pos_name, part.collection_code});
    }
    if (const Money licence = order.licence_fee + order.licence_outstanding; licence > Money{})
        mail.licence = formatted(licence);
    return json::write(mail);
}

}  // namespace spaza
