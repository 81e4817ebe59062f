#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

/// What the lists of the back office can be asked for, as the addresses of their screens have it: a saved view
/// says nothing else.
namespace spaza::app::backoffice {

/// One thing a list can be asked for, and whether it knows a value.
struct ViewParameter {
    std::string_view name;
    bool (*knows)(std::string_view value);
};

struct ViewList {
    std::string_view name;
    std::string_view right;        // to see it
    std::string_view share_right;  // to change what is in it, and so the views that all share
    std::span<const ViewParameter> parameters;
};

/// Nothing for a list that has no views.
const ViewList* view_list_named(std::string_view name);

/// As it is kept: each parameter once, in the order of the list, encoded. Refused (400 about `query`) when it says
/// nothing, something twice, or something the list does not know.
Result<std::string> view_query(const ViewList& list, std::string_view query);

}  // namespace spaza::app::backoffice
