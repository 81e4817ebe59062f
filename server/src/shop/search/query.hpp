#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace spaza::search {

/// A listing as OCC writes it: `text:sort:facet:value:facet:value…` (occ.md §5.1).
struct Query {
    std::string text;
    std::string sort;  // empty: relevance
    std::vector<std::pair<std::string, std::string>> filters;

    bool operator==(const Query&) const = default;
};

/// Every sort a listing has, in the order offered.
inline constexpr std::array<std::string_view, 7> kSorts{"relevance", "price-asc", "price-desc", "name-asc",
                                                        "name-desc", "newest",    "topRated"};
bool is_sort(std::string_view code);

inline constexpr std::size_t kMostQuery = 12'000;  // bytes: 3 000 letters of any script

/// Parts are percent-encoded, and a colon in the words need not be where no sort stands behind it (`16:9
/// monitor`); what is no valid encoding is taken as it stands. Refuses a facet without a value, an empty facet
/// code, control characters, too many filters and too long a text.
Result<Query> parse_query(std::string_view text);

/// `allCategories:tv:code:1,2,3`: the text-free form, a comma means either.
Result<Query> parse_filters(std::string_view text);

/// Writes it so that parsing gives the same query: `%` and `:` inside parts are encoded. The sort is always
/// written.
std::string to_text(const Query& query);

/// The query with this value added, or taken away when it is there.
Query toggled(Query query, const std::string& facet, const std::string& value);

}  // namespace spaza::search
