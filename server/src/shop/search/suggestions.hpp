#pragma once

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
};

/// What a shopper may mean by what stands in the search box so far: words, departments, brands and products.
std::vector<Suggestion> suggestions(const ListingData& data, std::string_view term, std::size_t most);

}  // namespace spaza::search
