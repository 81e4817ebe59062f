#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money.hpp"

/// Forms and amounts as gateways write them. No I/O.
namespace spaza::form {

using Fields = std::vector<std::pair<std::string, std::string>>;

/// PHP's `urlencode`: only letters, digits and `-_.` stay; a space is `+`; hex digits are upper case.
std::string php_urlencode(std::string_view text);
/// `name=value&…` with values PHP-encoded, in the order given.
std::string encoded(const Fields& fields);

/// Reads a form body in the order received; malformed escapes stay as they are.
Fields decoded(std::string_view body);

/// `1299.90`; nothing when it is not a plain amount of at most two decimals.
std::optional<Money> amount(std::string_view text);

}  // namespace spaza::form
