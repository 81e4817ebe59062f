#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/lexicon.hpp"
#include "shop/search/measures.hpp"
#include "shop/search/model_numbers.hpp"
#include "shop/search/price_words.hpp"

namespace spaza::search {

/// One idea of a text: what a word, a number or a phrase of it means.
struct QueryPart {
    enum class Is { kind, brand, model, measure, attribute, number, word, filler };
    Is is{Is::word};
    std::string said{};    // as typed, folded; of a model without spaces
    std::string stems{};   // of a phrase that is known
    std::size_t words{1};  // it takes of the text
    bool unwanted{false};  // `not samsung`
    bool part{false};      // of the kind before it, or something for it: `kettle lid`
    bool purpose{false};   // behind what is wanted: `charger for a drill`, `braai with a lid`
    std::optional<Meaning> meaning{};
    std::optional<Meaning> otherwise{};  // when the first one fits nothing
    std::optional<Measure> measure{};
    std::vector<Meaning> units{};  // what its unit may be of, for a measure
};

/// A text understood: what is wanted and what is not, before any product is looked at.
struct QueryTree {
    std::vector<QueryPart> parts{};
    std::optional<PriceWords> prices{};  // what the text says of the price, which no part holds

    bool has(QueryPart::Is is) const;
    /// As JSON: `[{"is":"kind","said":"fridge","means":["fridges"]},…]`.
    std::string to_json(const Catalogue& catalogue) const;
};

/// The words of a text that say something, and those that join them.
std::vector<std::string> query_words(std::string_view text);

/// Reads words (of query_words) by what they mean in this catalogue.
QueryTree read_query(const std::vector<std::string>& words, const Lexicon& lexicon, const ModelNumbers& models);

}  // namespace spaza::search
