#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/money.hpp"

namespace spaza {

/// A member of a gateway's JSON answer as a text; empty when it is absent or null.
std::string text_member(const boost::json::object& from, std::string_view name);

/// Gateways write amounts in rand, as numbers and as texts.
std::optional<Money> rand_member(const boost::json::object& from, std::string_view name);

}  // namespace spaza
