#include "shop/search_use/search_use.hpp"

#include <algorithm>

namespace spaza {

bool may_be_kept(const std::string& query) {
    constexpr std::size_t kLongest = 100;
    constexpr std::size_t kMostDigits = 8;
    const auto digits = std::ranges::count_if(query, [](char c) { return c >= '0' && c <= '9'; });
    return !query.empty() && query.size() <= kLongest && query.find('@') == std::string::npos &&
           static_cast<std::size_t>(digits) <= kMostDigits;
}

}  // namespace spaza
