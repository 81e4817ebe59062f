#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/hits.hpp"
#include "shop/search/lexicon.hpp"
#include "shop/search/measures.hpp"
#include "shop/search/model_numbers.hpp"
#include "shop/search/named_things.hpp"
#include "shop/search/postings.hpp"
#include "shop/search/search_words.hpp"
#include "shop/search/tokens.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

struct QueryTree;

struct TextAnswer {
    Hits hits;
    std::optional<std::string> corrected;  // the text that was searched instead, when words were misspelt
    std::optional<Ordinal> exact;          // the text is this product's code, EAN or model
    std::optional<std::string> page;       // the text is one the shop has a page for
    bool about{false};                     // nothing measures just so: what comes near
    bool most{false};                      // nothing has all of it: what has most
    std::vector<std::string> left_out;     // then the words none of the hits has
    std::optional<std::string> not_sold;   // the kind of thing named, which the shop does not have
    std::vector<CategoryIndex> near;       // then the departments with the nearest kinds
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

    /// Products that fit the text as it is understood; what nothing has of it is given up and reported.
    TextAnswer find(std::string_view text, const TextSearch& search = {}) const;

    /// Products whose texts have the words of one that names a kind of thing, those that are of it and those that
    /// only mention it; none when it names no kind.
    Hits mentions(std::string_view text) const;

    /// How the text is understood, prices too.
    QueryTree tree(std::string_view text) const;
    /// The same as JSON.
    std::string understood(std::string_view text) const;

    /// Departments that shoppers call something beginning so.
    std::vector<CategoryIndex> departments(const std::vector<std::string>& typed) const {
        return lexicon_.beginning_with(typed, *catalogue_);
    }

    /// Single words that begin with this, the most frequent first.
    std::vector<std::string_view> completions(std::string_view beginning, std::size_t most) const;

    /// A fact of one of these has the word.
    bool has_word(const Hits& among, std::string_view word) const;

    std::size_t words() const { return vocabulary_.size(); }

private:
    friend class TextQuery;

    /// Which kinds of the words' file the shop has.
    void find_sold();
    /// What stands in a kind's department and is none of it, of each kind of a whole department.
    void find_others();
    std::vector<Ordinal> others_of(const Meaning& kind, const std::vector<std::uint8_t>& how) const;
    /// Departments below a kind's that are named for other kinds, where nothing is called so.
    std::vector<bool> departments_of_others(const Meaning& kind, const std::vector<std::uint8_t>& how) const;
    /// Some product is called so in the end, as English names things (a desk fan is a fan); `most` of those that
    /// sell best are looked at.
    bool is_called(const std::string& stems, std::size_t most = std::numeric_limits<std::size_t>::max()) const;

    std::shared_ptr<const Catalogue> catalogue_;
    SearchWords words_;
    Measures measures_;
    Lexicon lexicon_;
    Vocabulary vocabulary_;
    Postings postings_;
    ModelNumbers models_;
    NamedThings things_;
    std::vector<std::vector<Ordinal>> others_;  // by number of the kind, rising
};

}  // namespace spaza::search
