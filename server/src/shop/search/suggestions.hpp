#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/listing.hpp"

namespace spaza::search {

struct Suggestion {
    enum class Type { term, category, brand, product };
    std::string value;
    Type type{Type::term};
    std::string url;  // empty for terms
    std::string image;
    std::optional<Money> price;  // of products that have one
};

/// What a shopper may mean by what stands in the search box so far: words, departments, brands and products. Where
/// it names a price, only products that cost that, and departments and brands narrowed to it.
/// Searches that led others to something come with the words.
std::vector<Suggestion> suggestions(const ListingData& data, const Steering& steering, std::string_view term,
                                    std::size_t most);

}  // namespace spaza::search
