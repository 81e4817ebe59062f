#pragma once

#include <functional>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/addresses/addresses_service.hpp"

namespace spaza {

/// Whether a session may add, change and remove addresses: StepUpRequiredError, or nothing.
using MayChangeAddresses = std::function<Done(const http::Request&)>;

/// users/{user}/addresses…, for the customer whose token it is. Choosing among them asks nothing more.
void add_address_routes(http::Router& router, Transactional<AddressService> addresses,
                        MayChangeAddresses may_change);

}  // namespace spaza
