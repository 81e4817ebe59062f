#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/cart/occ_cart_wire.hpp"
#include "shop/occ/occ_checkout_service.hpp"
#include "shop/orders/placing/occ_payment_mode.hpp"

namespace spaza {

/// The steps of a checkout on a cart, and the ways to pay as payment details (contract/openapi/occ.yaml).
/// `may_add_address` is asked before an address is added with a cart: StepUpRequiredError, or nothing.
void add_occ_checkout_routes(http::Router& router, const Transactional<OccCheckoutService>& checkout,
                             const std::function<Done(const http::Request&)>& may_add_address);

/// What these steps add to a cart that a stock OCC client reads.
OccCartMembers occ_cart_members(const Transactional<OccCheckoutService>& checkout);
/// How a stock OCC client pays the order it places.
OccPaymentMode occ_payment_mode(const Transactional<OccCheckoutService>& checkout);

}  // namespace spaza
