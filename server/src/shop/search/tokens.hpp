#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sb_stemmer;

namespace spaza::search {

/// Lower case, Latin letters without accents; other letters as they are.
std::string folded(std::string_view text);

/// Words of a text, folded: letters and digits, decimal numbers whole, and a number with its unit as one word
/// (`55"`, `55 inch`, `55-inch` → `55in`; `300 litres` → `300l`).
std::vector<std::string> words_of(std::string_view text);

/// The same without a string for every word: for reading a whole catalogue.
class WordReader {
public:
    void read(std::string_view text);
    std::size_t size() const { return ends_.size(); }
    std::string_view operator[](std::size_t i) const {
        const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
        return std::string_view{words_}.substr(begin, ends_[i] - begin);
    }

private:
    std::string folded_;
    std::string words_;  // one behind the other
    std::vector<std::size_t> ends_;
};

/// Only letters and digits, folded: `UA-55 TU7000` → `ua55tu7000`.
std::string squeezed(std::string_view text);

/// The one spelling of a unit (`litres` is `l`), or "".
std::string_view unit_of(std::string_view word);
/// A word that tells nothing about a product: the, for, met.
bool is_stop_word(std::string_view word);
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool has_digit(std::string_view word);
bool is_number(std::string_view word);

/// English stems (Snowball). Not for sharing between threads.
class Stemmer {
public:
    Stemmer();
    ~Stemmer();
    /// Words with digits stay as they are.
    std::string stem(std::string_view word) const;

private:
    sb_stemmer* stemmer_;
};

/// The one of this thread.
const Stemmer& stemmer();
/// What one of them may be called, where a word is a plural of Afrikaans (`skroewe`, `krane`) or of isiZulu or
/// isiXhosa
/// (`izikulufu`, `amagilavu`); guesses, the likeliest first.
std::vector<std::string> singulars(std::string_view word);
/// The stems of words, divided by spaces.
std::string joined_stems(const std::vector<std::string>& words);

}  // namespace spaza::search
