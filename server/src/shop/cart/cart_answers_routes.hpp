#pragma once

#include <string>
#include <string_view>

#include "platform/http/http.hpp"
#include "shop/cart/cart_routes.hpp"
#include "shop/cart/cart_wire.hpp"

// What the cart's routes share: how they read a request and what they answer.
namespace spaza::cart_routes {

using http::Request;
using http::Response;
using Carts = Transactional<CartService>;

extern const wire::Texts kTexts;

/// `users/anonymous/…` is a guest whoever calls; elsewhere the token says.
CartOwner owner_of(const Request& request);

Result<int> quantity(int asked, int least);
/// A number that is none of an entry's is answered like a missing entry.
int entry_number(const Request& request);

Response cart_answer(const Request& request, const Result<CartView>& view);
Response changed_cart(const Request& request, const Result<CartChange>& change);
Response modification_answer(const Request& request, const Result<CartChange>& change);

using CartHandler = std::function<Response(const Request&, const Carts&)>;
/// A path below `/carts`, as it stands and below `/users/{user}`.
void add_route(http::Router& router, const Carts& carts, std::string_view method, const std::string& path,
               CartHandler handler, bool once = false, std::string limit = {});

void add_entry_routes(http::Router& router, const Carts& carts);
void add_coupon_and_licence_routes(http::Router& router, const Carts& carts);
void add_occ_cart_routes(http::Router& router, const Carts& carts);
void add_voucher_routes(http::Router& router, const Carts& carts);

}  // namespace spaza::cart_routes
