#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/addresses/addresses.hpp"

namespace spaza {

/// Everything wrong with the form itself, one error a failed rule (spec §5).
std::vector<Error> problems_of(const AddressForm& form);

}  // namespace spaza
