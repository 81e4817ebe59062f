#include <map>

#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "base/messages.hpp"
#include "shop/payment/payment_words.hpp"

namespace spaza::app::backoffice {
namespace {

Money captured_of(StaffSession& staff, const Order& order) {
    Money captured;
    for (const PaymentAttempt& each : staff.scope.payment_store.of_order(order.code)) {
        const AttemptState state = each.state;
        if (state == AttemptState::succeed || state == AttemptState::part_refunded ||
            state == AttemptState::refunded)
            captured += each.amount;
    }
    return captured;
}

}  // namespace

/// Each promotion once, with all it took off; of one entry, or of all.
std::vector<StaffOrderShare> shares_shown(const Order& order, std::optional<int> entry) {
    std::map<std::pair<std::string, std::string>, std::pair<std::string, Money>> sums;
    std::vector<std::pair<std::string, std::string>> in_order;
    for (const DiscountLine& line : order.discounts) {
        if (line.delivery || (entry && line.entry_number != entry)) continue;
        const std::pair key{line.promotion, line.coupon};
        auto [at, is_new] = sums.try_emplace(key, line.description, Money{});
        at->second.second += line.amount;
        if (is_new) in_order.push_back(key);
    }
    std::vector<StaffOrderShare> shares;
    for (const auto& key : in_order)
        shares.push_back({.promotion = key.first,
                          .name = sums[key].first,
                          .coupon = if_any(key.second),
                          .amount = wire::amount(sums[key].second)});
    return shares;
}

StaffOrderMoney money_shown(StaffSession& staff, const Order& order, const std::vector<Refund>& refunds) {
    Money refunded;
    for (const Refund& each : refunds)
        if (each.state() != RefundState::failed) refunded += each.amount;
    return {.goods = wire::amount(order.sub_total),
            .discounts = shares_shown(order, {}),
            .delivery = wire::amount(order.delivery_cost),
            .licence = wire::amount(order.licence_fee + order.licence_outstanding),
            .total = wire::amount(order.total),
            .vat = wire::amount(order.tax),
            .captured = wire::amount(captured_of(staff, order)),
            .refunded = wire::amount(refunded),
            .refundable = wire::amount(staff.scope.refunds.refundable(order.code)),
            .withheld = wire::amount(order.gifts.withheld)};
}

StaffOrderRefund refund_shown(const Refund& refund) {
    StaffOrderRefund out;
    out.id = refund.id;
    out.orderCode = refund.order.value;
    out.gateway = refund.gateway;
    out.gatewayReference = refund.gateway_ref;
    out.amount = wire::amount(refund.amount);
    out.state = refund_state_name(refund.state());
    out.reason = message(refund.reason);
    out.answer = if_any(refund.answer());
    out.tries = refund.tries();
    out.isByHand = refund.is_by_hand();
    out.askedAt = iso_time(refund.created_at);
    if (refund.finished_at()) out.finishedAt = iso_time(*refund.finished_at());
    return out;
}

}  // namespace spaza::app::backoffice
