#include "shop/orders/placing/unpaid_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr const char* kTooManyOrders = "UnpaidOrdersError";
constexpr const char* kTooManyUnits = "UnpaidUnitsError";

/// Of whom units are counted.
using Counted = bool HeldUnits::*;

struct HeldOf {
    int units{};
    OrderCode oldest{};  // that holds some
};

HeldOf held_of(const UnpaidRequest& request, const HeldUnpaid& held, Counted whose) {
    HeldOf sum;
    for (const HeldUnits& each : held.units) {
        if (!(each.*whose) || each.product != request.product || !request.stores.contains(each.store)) continue;
        if (sum.units == 0) sum.oldest = each.order;
        sum.units += each.units;
    }
    return sum;
}

std::vector<OrderCode> orders_of(const HeldUnpaid& held, Counted whose) {
    std::vector<OrderCode> orders;
    for (const HeldUnits& each : held.units)
        if (each.*whose && (orders.empty() || orders.back() != each.order)) orders.push_back(each.order);
    return orders;
}

std::unexpected<Error> refused_unpaid(const char* key, std::string type, std::string subject,
                                      std::string subject_type,
                                      std::vector<std::pair<std::string, std::string>> params) {
    return std::unexpected(Error{.reason = Reason::conflict,
                                 .message_key = key,
                                 .subject = std::move(subject),
                                 .type = std::move(type),
                                 .subject_type = std::move(subject_type),
                                 .params = std::move(params),
                                 .more = {}});
}

std::unexpected<Error> too_many_units(const char* key, const UnpaidRequest& request, int left,
                                      const OrderCode& waiting) {
    return refused_unpaid(key, kTooManyUnits, std::to_string(request.entry_number), "entry",
                          {{"count", std::to_string(left)}, {"name", request.name}, {"order", waiting.value}});
}

}  // namespace

std::vector<UnpaidRequest> by_product(const std::vector<StockRequest>& requested) {
    std::vector<UnpaidRequest> all;
    for (const StockRequest& request : requested) {
        auto found = std::ranges::find(all, request.product, &UnpaidRequest::product);
        if (found == all.end())
            found = all.insert(all.end(),
                               {.entry_number = request.entry_number, .product = request.product, .name = {}});
        found->units += request.units;
        found->stores.insert(request.stores.begin(), request.stores.end());
    }
    return all;
}

bool is_unpaid_bound(const Error& refusal) {
    return refusal.type == kTooManyOrders || refusal.type == kTooManyUnits;
}

Done another_may_wait(const HeldUnpaid& held, const UnpaidHolder& holder, const UnpaidPolicy& policy) {
    if (const auto own = orders_of(held, &HeldUnits::own); std::ssize(own) >= policy.orders)
        return refused_unpaid("order.unpaidOrders", kTooManyOrders, own.front().value, "order",
                              {{"count", std::to_string(own.size())}, {"order", own.front().value}});
    if (holder.at_address && std::ssize(orders_of(held, &HeldUnits::from_address)) >= policy.address_orders)
        return refused_unpaid("order.unpaidAtAddress", kTooManyOrders, "", "address", {});
    return Done{};
}

int units_allowed(int free, int percent, const UnpaidPolicy& policy) {
    return std::max(policy.units, static_cast<int>(std::int64_t{free} * percent / 100));
}

bool is_little(const UnpaidRequest& request, const HeldUnpaid& held, const UnpaidHolder& holder,
               const UnpaidPolicy& policy) {
    const int others = holder.at_address ? held_of(request, held, &HeldUnits::from_address).units : 0;
    return request.units + std::max(others, held_of(request, held, &HeldUnits::own).units) <= policy.units;
}

Done may_hold(const UnpaidRequest& request, int free, const HeldUnpaid& held, const UnpaidHolder& holder,
              const UnpaidPolicy& policy) {
    const int percent = holder.is_known ? policy.percent : policy.new_percent;
    const HeldOf own = held_of(request, held, &HeldUnits::own);
    const int allowed = units_allowed(free + request.units + own.units, percent, policy);
    if (own.units + request.units > allowed) {
        const int left = std::max(0, allowed - own.units);
        return own.units == 0 ? too_many_units("order.unpaidUnits", request, left, {})
               : left == 0    ? too_many_units("order.unpaidUnitsWait", request, left, own.oldest)
                              : too_many_units("order.unpaidUnitsLeft", request, left, own.oldest);
    }
    if (!holder.at_address) return Done{};
    const int here = held_of(request, held, &HeldUnits::from_address).units;
    if (here + request.units > units_allowed(free + request.units + here, percent, policy))
        return too_many_units("order.unpaidUnitsAtAddress", request, 0, {});
    return Done{};
}

}  // namespace spaza
