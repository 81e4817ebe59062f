#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/checkout/checkout_service.hpp"

namespace spaza {

/// Everything of contract/openapi/checkout.yaml but the ways to pay, each under `carts/…` and
/// `users/{user}/carts/…`. `stores` must outlive the router.
void add_checkout_routes(http::Router& router, const Transactional<CheckoutService>& checkout,
                         const StoreReader& stores);

}  // namespace spaza
