#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/vocabulary.hpp"

namespace spaza::search {

/// What products are called. The name of a kind at the end of a product's name is what it is (a chainsaw oil is an
/// oil), whatever numbers, models and specifications stand behind; inside a name it only tells what the thing is
/// for.
class NamedThings {
public:
    enum class How : std::uint8_t {
        inside = 1,  // somewhere in the name
        end = 2,     // at its end, behind a word that makes it another kind: a hedge trimmer as a `trimmer`
        whole = 3,   // all of what it is called
    };
    class Named {  // in four bytes: there are some of every product
    public:
        Named(Ordinal product, How how) : packed_{product << 2U | static_cast<std::uint32_t>(how)} {}
        Ordinal product() const { return packed_ >> 2U; }
        How how() const { return static_cast<How>(packed_ & 3U); }

    private:
        std::uint32_t packed_;
    };

    /// `kinds` are stems divided by spaces, sorted; those of `apart` are other kinds than the shorter ones they
    /// end with. (A hedge trimmer is no `trimmer`, where both are named; a Bluetooth speaker is a speaker.)
    NamedThings(const Catalogue& catalogue, const std::vector<std::string>& kinds,
                const std::vector<std::string>& apart);

    /// Where the name proper ends: what comes behind tells more of it.
    static std::string_view name_proper(std::string_view name);

    /// Of every product once, in their order: the words of its name proper and of its model.
    void read(Ordinal product, std::span<const Vocabulary::Number> name, std::span<const std::string_view> words,
              std::span<const Vocabulary::Number> model, const Vocabulary& vocabulary);
    /// Gives back what only reading needs.
    void finish();

    /// Products that have this name of a kind in theirs, rising; of these most popular ones.
    std::span<const Named> of(const std::string& stems, Ordinal among = std::numeric_limits<Ordinal>::max()) const;
    /// The number of a name of a kind; none for one that is not known.
    std::optional<std::uint32_t> number_of(const std::string& stems) const;
    std::string name(std::uint32_t number) const;
    /// The longest name of a kind apart that the product is called by.
    std::optional<std::uint32_t> apart_of(Ordinal product) const {
        return aparts_[product] == TextNumbers::kNone ? std::nullopt : std::optional{aparts_[product]};
    }
    /// The word that says what the product is.
    Term head(Ordinal product) const { return heads_[product]; }

private:
    static constexpr std::int32_t kUnknown = -2;
    static constexpr std::int32_t kNone = -1;
    struct Kind {
        std::vector<std::string> stems;
        std::vector<Named> named;
        bool apart{false};
        std::vector<std::int32_t> numbers{};  // of its stems, only while reading
    };
    struct Use {                          // of a word, by its term
        std::int32_t ends{kUnknown};      // of ends_: kinds that end so
        std::int32_t reported{kUnknown};  // of reported_: specifications that say so
        std::int32_t stem{kUnknown};      // its number, where a kind has it
    };
    struct Reported {
        std::size_t attribute;
        std::uint16_t value;
    };

    void read_specifications();
    Use use_of(Term term, std::string_view word);
    bool is_reported(Ordinal product, const Use& use) const;
    std::size_t end_of_head(Ordinal product, std::span<const Use> uses, std::span<const Vocabulary::Number> name,
                            std::span<const std::string_view> words,
                            std::span<const Vocabulary::Number> model) const;
    bool names_kind(std::span<const Use> uses, std::size_t last) const;
    static bool ends_at(const Kind& kind, std::size_t last, std::span<const Use> uses);

    const Catalogue& catalogue_;
    Stemmer stemmer_;
    std::vector<Kind> kinds_;
    std::unordered_map<std::string, std::uint32_t> kind_by_stems_;
    std::vector<Term> heads_;            // by product
    std::vector<std::uint32_t> aparts_;  // the same: of kinds_

    // Only while reading.
    std::unordered_map<std::string, std::int32_t> number_by_stem_;
    std::unordered_map<std::string, std::int32_t> ends_by_stem_;
    std::vector<std::vector<std::uint32_t>> ends_;
    std::unordered_map<std::string, std::int32_t> reported_by_stem_;
    std::vector<std::vector<Reported>> reported_;
    std::vector<Use> uses_;  // by term
};

}  // namespace spaza::search
