#include "shop/orders/placing/basket_rules.hpp"

#include "base/messages.hpp"

namespace spaza {
Basket basket_of(const Order& order, const PaymentAttempt& attempt, const CustomerContact& payer) {
    Basket basket{.order = order.code,
                  .description = "Order " + order.code.value,
                  .payer = {payer.first_name, payer.last_name, payer.email, payer.cellphone},
                  .lines = {},
                  .address_lines = {},
                  .postal_code = {},
                  .delivery = order.delivery_cost,
                  .tax = order.tax};
    if (attempt.part == PaymentPart::whole) {
        for (const OrderEntry& entry : order.entries)
            basket.lines.push_back({entry.product.value, entry.name, entry.quantity, entry.unit_price});
    } else {  // what is in the basket comes to what is paid
        const char* key = attempt.part == PaymentPart::deposit ? "preOrder.depositOf" : "preOrder.balanceOf";
        basket.description = message(key, {{"order", order.code.value}});
        basket.lines.push_back({order.code.value, basket.description, 1, attempt.amount});
        basket.delivery = basket.tax = {};
    }
    if (order.address) {
        basket.address_lines = {order.address->form.line1, order.address->form.line2};
        basket.postal_code = order.address->form.postal_code;
    }
    return basket;
}

}  // namespace spaza
