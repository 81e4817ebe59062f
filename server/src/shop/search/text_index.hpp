#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/hits.hpp"
#include "shop/search/lexicon.hpp"
#include "shop/search/measures.hpp"
#include "shop/search/model_numbers.hpp"
#include "shop/search/postings.hpp"
#include "shop/search/search_words.hpp"
#include "shop/search/tokens.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

struct TextAnswer {
    Hits hits;
    std::optional<std::string> corrected;  // the text that was searched instead, when words were misspelt
    std::optional<Ordinal> exact;          // the text is this product's code, EAN or model
    std::optional<std::string> page;       // the text is one the shop has a page for
    bool about{false};                     // nothing measures just so: what comes near
    bool most{false};                      // nothing has all of it: what has most
    std::vector<std::string> left_out;     // then the words none of the hits has
};

/// How a text is looked for.
struct TextSearch {
    bool prefix{true};  // the last word may be unfinished
    bool wide{true};    // words nobody knows may be further from what was meant
    /// Only the most popular products are looked at: for suggestions, which must not grow slower with the shop.
    Ordinal among{std::numeric_limits<Ordinal>::max()};
};

/// An inverted index over what a shopper may type to find a product: name, brand, model, categories, features and
/// attributes (docs/decisions/0011-text-search.md). Immutable once built.
class TextIndex {
public:
    TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view words);

    /// Products that fit the text as it is understood; what nothing has of it is given up and told.
    TextAnswer find(std::string_view text, const TextSearch& search = {}) const;

    /// Products whose texts have the words of one that names a kind of thing, those that are of it and those that
    /// only mention it; none when it names no kind.
    Hits mentions(std::string_view text) const;

    /// How the text is understood, as JSON.
    std::string understood(std::string_view text) const;

    /// Departments that shoppers call something beginning so.
    std::vector<CategoryIndex> departments(const std::vector<std::string>& typed) const {
        return lexicon_.beginning_with(typed, *catalogue_);
    }

    /// Single words that begin with this, the most frequent first.
    std::vector<std::string_view> completions(std::string_view beginning, std::size_t most) const;

    std::size_t words() const { return vocabulary_.size(); }

private:
    friend class TextQuery;

    void name_departments();
    /// Which products of the departments that hold several kinds are called by the name of one.
    void name_shared_kinds();
    /// Some product is called so in the end, as English names things (a desk fan is a fan), or its department is;
    /// `most` of those that sell best are looked at.
    bool is_called(const std::string& stems, std::size_t most = std::numeric_limits<std::size_t>::max()) const;

    std::shared_ptr<const Catalogue> catalogue_;
    SearchWords words_;
    Measures measures_;
    Lexicon lexicon_;
    Vocabulary vocabulary_;
    Postings postings_;
    ModelNumbers models_;
    std::vector<std::string> department_names_;                    // as stems, a space round each
    std::unordered_map<std::string, std::vector<Ordinal>> named_;  // by stems, rising
    std::unordered_set<std::string> called_;  // of the things of no department, those there are
};

}  // namespace spaza::search
