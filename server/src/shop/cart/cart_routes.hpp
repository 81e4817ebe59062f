#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/cart/occ_cart_wire.hpp"
#include "shop/cart/saved_carts_service.hpp"

namespace spaza {

/// Everything of contract/openapi/cart.yaml, each under `carts/…` and `users/{user}/carts/…`.
void add_cart_routes(http::Router& router, const Transactional<CartService>& carts,
                     const Transactional<SavedCartService>& saved, const OccCartMembers& occ_members);

}  // namespace spaza
