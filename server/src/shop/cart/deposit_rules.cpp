#include "shop/cart/deposit_rules.hpp"

namespace spaza {
namespace {

constexpr Money kLeastPart = Money::cents(10'00);  // gateways take no smaller payments

}  // namespace

std::optional<DepositSplit> deposit_for(const DepositPolicy& policy, const CartView& cart,
                                        const PricedCart& priced) {
    if (cart.cart.kind != CartKind::pre_order) return std::nullopt;
    const Money goods = priced.total - priced.delivery_cost - priced.licence_fee - priced.licence_outstanding;
    const Money now = policy.percent > 0 ? goods.percent(policy.percent) : policy.per_unit * cart.units();
    const Money later = priced.total - now;
    if (now < kLeastPart || now > goods || later < kLeastPart) return std::nullopt;
    return DepositSplit{now, later};
}

}  // namespace spaza
