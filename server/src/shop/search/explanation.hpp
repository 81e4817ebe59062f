#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shop/search/listing.hpp"
#include "shop/search/query_tree.hpp"

namespace spaza::search {

/// One idea of a search, in words for those who run the shop.
struct ExplainedPart {
    std::string is{};  // kind, brand, model, measure, attribute, number, word, filler, price
    std::string said{};
    std::vector<std::string> means{};  // departments, brands, specifications: `Capacity at least 400`
    bool unwanted{false};
};

/// By what a product has an idea of the search.
struct ExplainedWord {
    enum class Where { kind, brand, name, elsewhere };  // elsewhere: a specification, a description, another word
    std::string said{};
    Where where{Where::elsewhere};
};

/// A product where it stands.
struct ExplainedProduct {
    Ordinal product{};
    std::size_t place{};  // from 1
    Score score{};
    std::vector<ExplainedWord> words{};
};

/// Where one product stands that was asked for.
struct AskedProduct {
    enum class Why {
        stands,
        mentions,
        not_found
    };  // mentions: it comes after the products, under its own heading
    Ordinal product{};
    Why why{Why::not_found};
    std::optional<ExplainedProduct> stands{};
};

/// A search as the shop understands and answers it, and why.
struct Explanation {
    std::shared_ptr<const ListingData> data;
    std::vector<ExplainedPart> parts{};
    Found found{};
    std::size_t total{};
    std::vector<ExplainedProduct> products{};  // the first
    std::optional<AskedProduct> asked{};
};

/// What a search shows under some rules.
struct SearchShown {
    std::shared_ptr<const ListingData> data;  // null before the first catalogue
    std::size_t total{};
    std::vector<ExplainedProduct> products{};  // the first, without words
};

}  // namespace spaza::search
