#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/money.hpp"
#include "shop/search/query.hpp"

namespace spaza::search {

/// What a search says of the price, and the text without it.
struct PriceWords {
    std::string text;
    std::optional<Money> from;  // both ends included
    std::optional<Money> to;
    bool cheapest{false};
    bool dearest{false};
    std::string said;  // the words, as typed
};

/// `fridge under 5000` is `fridge` up to R4999.99; nothing where no price is named. A number without `R`, `rand`
/// or `k` is a price only behind a price word, from R100, and never with a unit: `under 60 cm` stays text.
std::optional<PriceWords> price_words(std::string_view text);

/// As the price facet writes it: `R1000-R4999.99`.
std::string range_of(const PriceWords& words);

/// The words become what the price facet and the sort say, so that the listing shows them and they can be taken
/// away like any other choice. A price or sort chosen counts more than the words.
void take_price_words(Query& query);

}  // namespace spaza::search
