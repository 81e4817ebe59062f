#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spaza {

/// The text of a key of contract/messages, its `{name}`s filled in; the key itself when there is no such text.
std::string message(std::string_view key, const std::vector<std::pair<std::string, std::string>>& params = {});

}  // namespace spaza
