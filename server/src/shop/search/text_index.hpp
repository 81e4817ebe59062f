#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/model_numbers.hpp"
#include "shop/search/postings.hpp"
#include "shop/search/synonyms.hpp"
#include "shop/search/tokens.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

struct TextAnswer {
    std::vector<Hit> hits;                 // by ordinal
    std::optional<std::string> corrected;  // the text that was searched instead, when words were misspelt
    std::optional<Ordinal> exact;          // the text is this product's code, EAN or model
};

/// An inverted index over what a shopper may type to find a product: name, brand, model, categories, features and
/// attributes (docs/decisions/0011-text-search.md). Immutable once built.
class TextIndex {
public:
    /// `synonyms`: lines of words that mean the same, divided by commas; `#` begins a comment.
    TextIndex(std::shared_ptr<const Catalogue> catalogue, std::string_view synonyms);

    /// Products for all words of the text; failing that after spelling correction; failing that for most words.
    /// With `prefix` the last word may be unfinished.
    TextAnswer find(std::string_view text, bool prefix = true) const;

    /// Single words that begin with this, the most frequent first.
    std::vector<std::string_view> completions(std::string_view beginning, std::size_t most) const;

    std::size_t words() const { return vocabulary_.size(); }

private:
    struct Variant {  // a term that may stand for a word of the query, and how well
        Term term;
        float factor;
    };
    struct Group {  // what matches one word of the query
        std::vector<Hit> hits;
    };

    std::optional<Term> term_of(std::string_view word, const Stemmer& stemmer) const;
    void add_prefixes(std::string_view beginning, std::size_t most, float factor,
                      std::vector<Variant>& variants) const;
    std::vector<Hit> model_hits(std::string_view squeezed_text, float factor) const;
    Group group_of(const std::string& word, bool last, const Stemmer& stemmer) const;
    void add_units(const std::string& word, std::vector<Variant>& variants) const;
    void add_synonyms(const std::string& word, const Stemmer& stemmer, std::vector<Variant>& variants) const;
    std::vector<Hit> hits_of(const std::vector<Variant>& variants) const;
    std::vector<Hit> dense_hits_of(const std::vector<Variant>& variants) const;
    std::vector<Group> groups_of(const std::vector<std::string>& words, bool prefix, const Stemmer& stemmer) const;
    static std::vector<Hit> all_of(std::vector<Group> groups);
    std::vector<Hit> most_of(const std::vector<Group>& groups) const;
    float idf(Term term) const;

    std::shared_ptr<const Catalogue> catalogue_;
    Synonyms synonyms_;
    Vocabulary vocabulary_;
    Postings postings_;
    ModelNumbers models_;
};

}  // namespace spaza::search
