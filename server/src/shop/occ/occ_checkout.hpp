#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/checkout/checkout.hpp"
#include "shop/payment/payment.hpp"

namespace spaza {

/// One way for the whole cart: what cannot go that way goes the other.
struct DeliveryModeOffer {
    Delivery mode{};
    Money cost;
    std::string estimate;  // "Delivered by Fri 12 June"
};

/// What an OCC client has set on a cart so far.
struct OccCheckout {
    CheckoutView view;
    bool has_address{};                     // it is the cart's, not just the customer's
    std::optional<DeliveryModeOffer> mode;  // then the view is priced with it
    std::string payment_mode;
    CustomerContact customer;
};

/// Whether an order can be placed of it now.
struct OccReadiness {
    std::string payment_mode;
    bool total_changed{};  // by itself since it was shown; the new one counts as shown from now on
};

}  // namespace spaza
