#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/addresses/addresses_service.hpp"

namespace spaza {

/// users/{user}/addresses…, for the customer whose token it is.
void add_address_routes(http::Router& router, Transactional<AddressService> addresses);

}  // namespace spaza
