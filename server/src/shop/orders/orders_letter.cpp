#include "shop/orders/orders_letter.hpp"

#include "base/json.hpp"

namespace spaza {
namespace {

struct LetterLine {
    std::string name;
    std::string code;
    int quantity{};
    std::string total;
    std::string promise;
};
BOOST_DESCRIBE_STRUCT(LetterLine, (), (name, code, quantity, total, promise))

struct LetterData {
    std::string firstName;
    std::string orderCode;
    std::string placed;
    std::vector<LetterLine> entries;
    std::string subTotal;
    std::string discount;
    std::string deliveryCost;
    std::string tax;
    std::string total;
    json::Raw deliveryAddress;
};
BOOST_DESCRIBE_STRUCT(LetterData, (),
                      (firstName, orderCode, placed, entries, subTotal, discount, deliveryCost, tax, total,
                       deliveryAddress))

struct RefundLetter {
    std::string firstName;
    std::string orderCode;
    std::string placed;
    std::string amount;
    bool paidTwice{};
    bool soldOut{};
    bool cancelled{};
    bool other{};
};
BOOST_DESCRIBE_STRUCT(RefundLetter, (),
                      (firstName, orderCode, placed, amount, paidTwice, soldOut, cancelled, other))

}  // namespace

std::string refund_letter(const Order& order, const Refund& refund, const CustomerContact& contact) {
    RefundLetter letter{.firstName = contact.first_name,
                        .orderCode = order.code.value,
                        .placed = day_name(johannesburg_day(order.created_at)),
                        .amount = formatted(refund.amount),
                        .paidTwice = refund.reason == "refund.paidTwice",
                        .soldOut = refund.reason == "refund.soldOut",
                        .cancelled = refund.reason == "refund.cancelled"};
    letter.other = !letter.paidTwice && !letter.soldOut && !letter.cancelled;
    return json::write(letter);
}

std::string order_letter(const Order& order, const CustomerContact& contact) {
    LetterData letter{.firstName = contact.first_name,
                      .orderCode = order.code.value,
                      .placed = day_name(johannesburg_day(order.created_at)),
                      .entries = {},
                      .subTotal = formatted(order.sub_total),
                      .discount = formatted(order.discount),
                      .deliveryCost = formatted(order.delivery_cost),
                      .tax = formatted(order.tax),
                      .total = formatted(order.total),
                      .deliveryAddress = {order.address_json}};
    for (const OrderEntry& entry : order.entries)
        letter.entries.push_back(
            {entry.name, entry.product.value, entry.quantity, formatted(entry.total), entry.promise});
    return json::write(letter);
}

}  // namespace spaza
