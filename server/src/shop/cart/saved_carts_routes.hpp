#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/cart/occ_cart_wire.hpp"
#include "shop/cart/saved_carts_service.hpp"

namespace spaza {

/// Carts put aside: list, save, restore, clone, delete.
void add_saved_cart_routes(http::Router& router, const Transactional<SavedCartService>& saved,
                           const Transactional<CartService>& carts, const OccCartMembers& occ_members);

}  // namespace spaza
