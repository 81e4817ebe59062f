#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/cart/occ_cart_wire.hpp"
#include "shop/occ/occ_checkout_service.hpp"
#include "shop/orders/placing/occ_payment_mode.hpp"

namespace spaza {

/// The steps of a checkout on a cart, and the ways to pay as payment details (contract/openapi/occ.yaml).
void add_occ_checkout_routes(http::Router& router, const Transactional<OccCheckoutService>& checkout);

/// What these steps add to a cart that a stock OCC client reads.
OccCartMembers occ_cart_members(const Transactional<OccCheckoutService>& checkout);
/// How a stock OCC client pays the order it places.
OccPaymentMode occ_payment_mode(const Transactional<OccCheckoutService>& checkout);

}  // namespace spaza
