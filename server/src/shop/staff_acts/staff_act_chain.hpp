#pragma once

#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Of all an act says and of the digest before it: who changes one row has to change all that follow.
std::string digest_of(const StaffAct& act, std::string_view before);

}  // namespace spaza
