#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/cart/occ_cart_wire.hpp"

namespace spaza {

/// Everything of contract/openapi/cart.yaml, each under `carts/…` and `users/{user}/carts/…`.
void add_cart_routes(http::Router& router, const Transactional<CartService>& carts,
                     const OccCartMembers& occ_members);

}  // namespace spaza
