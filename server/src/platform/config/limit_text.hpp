#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/config/config.hpp"
#include "platform/http/limits.hpp"

namespace spaza {

/// `5/minute/peer`; a count of 0 is no limit.
std::optional<http::LimitRule> parse_limit(std::string name, std::string_view text);
/// One rule for each of the limits section, named as its key.
std::vector<http::LimitRule> limit_rules(Config config);

}  // namespace spaza
