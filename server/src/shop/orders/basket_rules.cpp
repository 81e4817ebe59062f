#include "shop/orders/basket_rules.hpp"

#include "base/json.hpp"
#include "base/messages.hpp"

namespace spaza {
namespace {

/// Of an address as orders keep it.
struct PayerAddress {
    std::optional<std::string> line1;
    std::optional<std::string> line2;
    std::optional<std::string> postalCode;
};
BOOST_DESCRIBE_STRUCT(PayerAddress, (), (line1, line2, postalCode))

}  // namespace

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
    if (const auto address = json::read<PayerAddress>(order.address_json)) {
        for (const auto* line : {&address->line1, &address->line2})
            if (*line) basket.address_lines.push_back(**line);
        basket.postal_code = address->postalCode.value_or("");
    }
    return basket;
}

}  // namespace spaza
