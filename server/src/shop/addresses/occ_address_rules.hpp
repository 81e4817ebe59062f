#pragma once

#include <vector>

#include "shop/addresses/addresses.hpp"
#include "shop/location/location.hpp"

namespace spaza {

/// What a stock OCC client's form leaves to the shop: number and street come in one line, city and province are
/// those of the postal code, a cellphone number may begin with +27. What cannot be decided stays as it is.
AddressForm from_occ_form(AddressForm form, const std::vector<const Place*>& places_of_code);

}  // namespace spaza
