#pragma once

#include <vector>

#include "base/result.hpp"
#include "shop/saved_views/saved_views.hpp"

namespace spaza {

/// As it is kept: without blanks around it. Refused when it is blank, longer than 40 letters or not of one line.
Result<std::string> view_name(const std::string& name);

/// The views with this one at a place, from 0, or at the end: each has its number as place.
std::vector<SavedView> with_view_at(std::vector<SavedView> views, std::int64_t number, int place);

}  // namespace spaza
