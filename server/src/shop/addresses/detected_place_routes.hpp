#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/addresses/addresses_service.hpp"

namespace spaza {

/// POST promise/getBaseStore: a detected or chosen place, kept for customers until they choose an address.
void add_detected_place_routes(http::Router& router, Transactional<AddressService> addresses);

}  // namespace spaza
