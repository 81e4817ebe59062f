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
    enum class Is { kind, brand, attribute, unit, filler, negation, part };  // the last: a lid, of something
    Is is{Is::kind};
    bool weak{false};                         // a part of a name: only when nothing says more
    std::vector<CategoryIndex> categories{};  // of a kind: these and all below
    std::vector<std::string> names{};         // of a kind: what such things are called, as stems
    bool shared{false};                       // its department holds other kinds too: `Spades, rakes`
    std::size_t section{0};                   // of the words' file: which kinds are near
    std::size_t number{0};                    // of a kind; of all others 0
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
    /// Every name of a kind there is, as stems.
    std::vector<std::string> names_of_kinds() const;
    /// The same of the retailer's words, sorted.
    std::vector<std::string> names_in_words() const { return names_in_words_; }
    bool is_in_words(const std::string& stems) const;
    /// The same, and it is not the name its line begins with: most of these are of other languages.
    bool is_other_name(const std::string& stems) const;
    /// Every kind that is a whole department's, once.
    std::vector<const Meaning*> kinds_of_departments() const;
    /// Kinds that have a name of more words that ends so: a smart watch is a watch.
    std::vector<const Meaning*> kinds_ending_with(const std::string& stem) const;
    /// Every kind, under each of its names.
    std::vector<const Meaning*> all_kinds() const;
    /// What the shop has of no slip is meant for. By number of the kind.
    void forget_words_of_unsold(std::vector<bool> sold);
    /// The shop has things of the kind; all are taken to be had before forget_words_of_unsold.
    bool is_sold(const Meaning& kind) const { return kind.number >= sold_.size() || sold_[kind.number]; }
    /// Kinds of a section of the words' file, by the name that stands first.
    std::vector<const Meaning*> kinds_of_section(std::size_t section) const;
    std::size_t kinds() const { return kinds_made_; }
    /// What a phrase means as it is written, where another has the same stems: `games` beside `gaming`.
    std::span<const Meaning> as_written(const std::string& words) const;
    /// Words that name a kind.
    const std::vector<std::string>& kind_words() const { return kind_words_; }
    /// Words that name a thing, a brand or what is said of it, as they are written: what a slip rather means.
    const std::vector<std::string>& words() const { return written_; }

private:
    void add(std::vector<std::string> words, const Meaning& meaning, bool closed_up = false);
    void add_categories(const Catalogue& catalogue);
    void write(const std::vector<std::string>& words, const Meaning& meaning);
    void add_brands(const Catalogue& catalogue);
    void add_attributes(const Catalogue& catalogue);
    void add_line(const Catalogue& catalogue, const WordLine& line);
    void unite_kinds();
    void find_ends();
    void add_names_of_parts(const Catalogue& catalogue, const std::vector<WordLine>& lines);
    void add_kind(const WordLine& line);
    std::string stems_of(const std::vector<std::string>& words) const;

    Stemmer stemmer_;
    mutable std::unordered_map<std::string, std::string> stems_;  // while it is made
    std::unordered_map<std::string, std::vector<Meaning>> meanings_;
    std::unordered_map<std::string, std::vector<Meaning>> as_written_;
    std::vector<std::string> written_;
    std::vector<std::string> kind_words_;
    std::vector<std::pair<std::string, std::size_t>> kind_words_read_;  // with the number of the kind
    std::vector<std::string> names_in_words_;
    std::size_t kinds_made_{1};
    std::vector<bool> sold_;                // by number of the kind
    std::vector<std::string> first_names_;  // of each line of kinds, as stems
    std::unordered_map<std::string, std::vector<std::string>> first_names_by_end_;  // by the last of several stems
    std::vector<std::pair<std::string, std::vector<CategoryIndex>>> kinds_;         // by their words, sorted
};

/// Without the words that only join others.
std::vector<std::string> telling_words(std::string_view text);
bool is_connector(std::string_view word);
/// Words as one, and divided by spaces.
std::string in_one(const std::vector<std::string>& words);
std::string spaced(const std::vector<std::string>& words);
/// Names of departments often join two: `Fridges & freezers`.
std::vector<std::string_view> parts_of_name(std::string_view name);

}  // namespace spaza::search
