#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/search_words.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

/// One thing a phrase may mean in this catalogue.
struct Meaning {
    enum class Is { kind, brand, attribute, unit, filler, negation };
    Is is{Is::kind};
    bool weak{false};                         // a part of a name: only when nothing says more
    std::vector<CategoryIndex> categories{};  // of a kind: these and all below
    std::vector<std::string> names{};         // of a kind without a category: stems of what such things are called
    std::vector<std::string> called{};        // of a kind that shares its department (`Spades, rakes`): the same
    std::vector<BrandIndex> brands{};
    std::vector<Property> properties{};  // of an attribute: any of them
    std::string unit_of{};               // of a unit: the attribute, and its value for one of the unit
    double unit_factor{1};

    bool operator==(const Meaning&) const = default;
};

/// What phrases mean in one catalogue: its departments, brands and specifications, and the retailer's words.
class Lexicon {
public:
    static constexpr std::size_t kLongestPhrase = 4;

    Lexicon(const Catalogue& catalogue, const SearchWords& words);

    /// All meanings of a phrase, stems divided by spaces; empty for an unknown one.
    std::span<const Meaning> of(const std::string& stems) const;
    /// Departments that have a name, in any language, beginning so: `ysk` is fridges. Those with most products
    /// first.
    std::vector<CategoryIndex> beginning_with(const std::vector<std::string>& typed,
                                              const Catalogue& catalogue) const;
    /// Stems of what things of no department are called: whether any is must be looked for among the products.
    const std::vector<std::string>& names_of_things() const { return names_; }
    /// Names of kinds that share a department with others, as stems, and where such things stand.
    std::vector<std::pair<std::string, std::vector<CategoryIndex>>> shared_names() const;
    /// Words that name a thing, a brand or what is told of it, as they are written: what a slip rather means.
    const std::vector<std::string>& words() const { return written_; }

private:
    void add(std::vector<std::string> words, const Meaning& meaning, bool closed_up = false);
    void add_categories(const Catalogue& catalogue);
    void add_brands(const Catalogue& catalogue);
    void add_attributes(const Catalogue& catalogue);
    void add_line(const Catalogue& catalogue, const WordLine& line);
    void add_kind(const WordLine& line);
    std::string stems_of(const std::vector<std::string>& words) const;

    Stemmer stemmer_;
    std::unordered_map<std::string, std::vector<Meaning>> meanings_;
    std::vector<std::string> written_;
    std::vector<std::string> names_;
    std::vector<std::pair<std::string, std::vector<CategoryIndex>>> kinds_;  // by their words, sorted
};

/// Without the words that only join others.
std::vector<std::string> telling_words(std::string_view text);
bool is_connector(std::string_view word);

}  // namespace spaza::search
