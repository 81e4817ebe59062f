#include "shop/orders/placing/unpaid_service.hpp"

namespace spaza {

Result<std::string> UnpaidService::allow(const OrderRequest& order, const CustomerContact& payer,
                                         const std::vector<UnpaidRequest>& requested) {
    const std::string address = payer.mobile_proven ? std::string{} : order.address;
    // Accounts with one proven number are one person's, however many there are.
    const std::string number = payer.mobile_proven ? payer.cellphone : std::string{};
    const HeldUnpaid held = store_.held_unpaid(order.customer, address, number);
    const bool is_known = payer.mobile_proven || held.has_paid;
    const UnpaidHolder holder{.is_known = is_known, .at_address = !is_known && !address.empty()};
    if (const auto may = another_may_wait(held, holder, policy_); !may) return std::unexpected(may.error());
    for (const UnpaidRequest& request : requested) {
        if (is_little(request, held, holder, policy_)) continue;
        const int free = stock_.free(request.product, request.stores);
        if (const auto may = may_hold(request, free, held, holder, policy_); !may)
            return std::unexpected(may.error());
    }
    return holder.at_address ? address : std::string{};
}

}  // namespace spaza
