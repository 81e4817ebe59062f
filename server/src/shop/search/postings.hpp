#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/named_things.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

/// Which products have a term, and how much it tells of each (docs/decisions/0011-text-search.md).
class Postings {
public:
    struct List {
        std::span<const Ordinal> products;      // rising
        std::span<const std::uint8_t> weights;  // of 255; odd where the term is a fact of the product
    };

    /// A fact is what the product is or has: its name, brand, model, own category, keywords and specifications.
    /// What only a sentence of it or a department above mentions is none.
    static bool is_fact(std::uint8_t weight) { return (weight & 1U) != 0; }

    /// Reads all a shopper may type to find a product: name, brand, model, categories, features, attributes.
    /// `things` reads the names with it.
    void build(const Catalogue& catalogue, Vocabulary& vocabulary, NamedThings& things);

    List of(Term term) const {
        const std::size_t begin = begins_[term];
        const std::size_t count = begins_[term + 1] - begin;
        return {std::span{products_}.subspan(begin, count), std::span{weights_}.subspan(begin, count)};
    }
    std::size_t count(Term term) const { return begins_[term + 1] - begins_[term]; }

private:
    std::vector<std::uint32_t> begins_;  // by term, and the end
    std::vector<Ordinal> products_;
    std::vector<std::uint8_t> weights_;
};

}  // namespace spaza::search
