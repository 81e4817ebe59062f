#pragma once

#include <string_view>

namespace spaza {

/// `Gauteng` for `ZA-GP`; "" for anything else.
std::string_view province_name(std::string_view iso_code);

}  // namespace spaza
