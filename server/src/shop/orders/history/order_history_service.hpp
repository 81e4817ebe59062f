#pragma once

#include <string>

#include "shop/orders/placing/orders_service.hpp"

namespace spaza {

/// A customer's orders of before: looked through, and bought once more.
class OrderHistoryService {
public:
    OrderHistoryService(OrderStore& store, OrderService& orders, CartService& carts, CustomerDirectory& customers,
                        const OrderPolicy& policy)
        : store_{store}, orders_{orders}, carts_{carts}, customers_{customers}, policy_{policy} {}

    OrderPage page(const CustomerId& customer, const OrderFilter& filter) { return store_.page(customer, filter); }

    /// Orders of the former system, found by the customer's email address.
    OldOrderPage old_orders(const CustomerId& customer, int page, int page_size);

    /// Puts an order's products in the cart again, as far as they can be had.
    Result<Reorder> reorder(const CustomerId& customer, const std::string& cart_id, const OrderCode& code,
                            const StoreCode& zone);

private:
    OrderStore& store_;
    OrderService& orders_;
    CartService& carts_;
    CustomerDirectory& customers_;
    const OrderPolicy& policy_;
};

}  // namespace spaza
