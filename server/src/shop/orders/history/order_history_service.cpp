#include "shop/orders/history/order_history_service.hpp"

#include <algorithm>
#include <cctype>

namespace spaza {

Result<Reorder> OrderHistoryService::reorder(const CustomerId& customer, const std::string& cart_id,
                                             const OrderCode& code, const StoreCode& zone) {
    const auto order = orders_.find(customer, code);
    if (!order) return std::unexpected(order.error());
    std::vector<RequestedItem> requested;
    for (const OrderEntry& entry : order->entries)
        if (!entry.give_away) requested.push_back({entry.product, entry.quantity});
    return carts_.add_again({customer}, cart_id, requested, zone);
}

OldOrderPage OrderHistoryService::old_orders(const CustomerId& customer, int page, int page_size) {
    if (!policy_.old_orders) return {};
    const auto contact = customers_.contact(customer);
    if (!contact.email_proven) return {.orders = {}, .total = 0, .is_proof_needed = true};
    std::string email = contact.email;
    std::ranges::transform(email, email.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return email.empty() ? OldOrderPage{} : store_.old_orders(email, page, page_size);
}

}  // namespace spaza
