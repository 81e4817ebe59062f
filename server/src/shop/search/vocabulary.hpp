#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/arena.hpp"
#include "shop/catalogue/text_numbers.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

/// A stem: what `kettle` and `kettles` share.
using Term = std::uint32_t;

struct Word {
    std::string_view text;
    Term term;
    std::uint32_t frequency;  // products that have it
    bool names{false};        // what a product is, not only what is said of it
    bool said{false};         // in a specification
};

/// All words of a catalogue and their stems; grows while it is read, then is sorted once.
class Vocabulary {
public:
    using Number = TextNumbers::Number;

    Number add(std::string_view word);
    Term term(Number word) const { return words_[word].term; }
    void count(Number word) { ++words_[word].frequency; }
    void mark_said(Number word) { words_[word].said = true; }
    void mark_name(Number word) { words_[word].names = true; }
    std::size_t terms() const { return stems_.size(); }
    std::size_t size() const { return words_.size(); }
    /// After this words have no numbers any more.
    void sort();

    /// Some product has just this word.
    bool is_written(std::string_view word) const { return frequency_of(word) > 0; }
    std::optional<Term> find(std::string_view word, const Stemmer& stemmer) const;
    std::optional<Term> find_stem(std::string_view stem) const;
    /// Words that begin so, at most `scanned` of them looked at, in no order.
    std::vector<const Word*> beginning_with(std::string_view start, std::size_t scanned) const;
    /// Words to propose: without digits, in names of more than one product, the most frequent first.
    std::vector<std::string_view> completions(std::string_view start, std::size_t most) const;
    /// How far a word may be from what was meant: `wide` takes one slip more, but the first letter must be right.
    enum class Reach { narrow, wide };
    /// The most frequent word of the fewest edits, among these others and the words that name products or stand in
    /// their specifications; never a scrap of a model. Only words without digits are corrected, the shortest only
    /// to one of the others. Of equal edits one of `first` counts most, then one of the others.
    std::optional<std::string> corrected(std::string_view word, const std::vector<std::string>& others = {},
                                         Reach reach = Reach::narrow,
                                         const std::vector<std::string>& first = {}) const;

private:
    std::uint32_t frequency_of(std::string_view word) const;

    Arena arena_;
    Stemmer stemmer_;
    TextNumbers numbers_;
    TextNumbers stems_;
    std::vector<Word> words_;              // sorted by text in the end
    std::vector<std::uint32_t> proposed_;  // for completions, sorted by text
    std::vector<std::uint32_t> plain_;     // words without digits, by length: for spelling
    std::vector<std::size_t> plain_by_length_;
};

/// Edits (insert, remove, change, swap neighbours) from one word to the other, or `most` + 1.
int edit_distance(std::string_view a, std::string_view b, int most);

}  // namespace spaza::search
