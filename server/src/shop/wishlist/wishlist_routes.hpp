#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/content/content.hpp"
#include "shop/wishlist/wishlist_service.hpp"

namespace spaza {

void add_wishlist_routes(http::Router& router, const Transactional<WishlistService>& wishlists,
                         const ProductCards& cards);

}  // namespace spaza
