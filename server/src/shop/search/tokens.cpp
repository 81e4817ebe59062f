#include "shop/search/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <libstemmer.h>
#include <unordered_map>

namespace spaza::search {

namespace {

/// U+00C0 to U+017F without accents; `*` for what is no letter.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuu"
    "uuuuuuuwwyyyzzzzzzs";

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The unit's one spelling, or "".
std::string_view unit_of(std::string_view word) {
    static const std::unordered_map<std::string_view, std::string_view> kUnits{
        {"in", "in"},    {"inch", "in"}, {"inches", "in"}, {"duim", "in"}, {"cm", "cm"},    {"mm", "mm"},
        {"l", "l"},      {"lt", "l"},    {"ltr", "l"},     {"litre", "l"}, {"litres", "l"}, {"liter", "l"},
        {"liters", "l"}, {"kg", "kg"},   {"kgs", "kg"},    {"kilo", "kg"}, {"kilos", "kg"}, {"gb", "gb"},
        {"tb", "tb"},    {"w", "w"},     {"watt", "w"},    {"watts", "w"}, {"kw", "kw"},    {"hz", "hz"},
        {"mah", "mah"},  {"btu", "btu"}, {"ml", "ml"},     {"kwh", "kwh"}, {"mp", "mp"},    {"va", "va"},
        {"kva", "kva"},  {"l/", "l"},
    };
    const auto found = kUnits.find(word);
    return found == kUnits.end() ? std::string_view{} : found->second;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < text.size()) {
            const std::size_t code = ((byte & 0x1FU) << 6U) | (static_cast<unsigned char>(text[i + 1]) & 0x3FU);
            if (code >= 0xC0 && code - 0xC0 < kLatin.size() && kLatin[code - 0xC0] != '*') {
                out += kLatin[code - 0xC0];
                ++i;
                continue;
            }
        }
        // ″ and ” stand for inches as " does.
        if (text.substr(i).starts_with("\xE2\x80\xB3") || text.substr(i).starts_with("\xE2\x80\x9D")) {
            out += '"';
            i += 2;
            continue;
        }
        out += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    }
    return out;
}

std::vector<std::string> words_of(std::string_view raw) {
    const std::string text = folded(raw);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < text.size();) {
        if (!is_word(text[i])) {
            const bool inches = text[i] == '"' && i > 0 && is_digit(text[i - 1]) && !words.empty();
            if (inches && is_number(words.back())) words.back() += "in";
            ++i;
            continue;
        }
        const std::size_t from = i;
        while (i < text.size() &&
               (is_word(text[i]) || ((text[i] == '.' || text[i] == ',') && is_digit(text[i - 1]) &&
                                     i + 1 < text.size() && is_digit(text[i + 1]))))
            ++i;
        std::string word = text.substr(from, i - from);
        std::replace(word.begin(), word.end(), ',', '.');
        const std::size_t digits = static_cast<std::size_t>(
            std::find_if(word.begin(), word.end(), [](char c) { return !is_digit(c) && c != '.'; }) -
            word.begin());
        const std::string_view glued =
            digits > 0 ? unit_of(std::string_view{word}.substr(digits)) : std::string_view{};
        const std::string_view alone = digits == 0 ? unit_of(word) : std::string_view{};
        if (!glued.empty())
            words.push_back(word.substr(0, digits) + std::string{glued});
        else if (!alone.empty() && !words.empty() && is_number(words.back()))
            words.back() += alone;
        else
            words.push_back(std::move(word));
    }
    return words;
}

std::string squeezed(std::string_view text) {
    std::string out = folded(text);
    std::erase_if(out, [](char c) { return !is_word(c); });
    return out;
}

bool has_digit(std::string_view word) { return std::any_of(word.begin(), word.end(), is_digit); }

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return is_digit(c) || c == '.'; });
}

Stemmer::Stemmer() : stemmer_{sb_stemmer_new("english", nullptr)} {}
Stemmer::~Stemmer() { sb_stemmer_delete(stemmer_); }

std::string Stemmer::stem(const std::string& word) const {
    if (word.size() < 3 || has_digit(word)) return word;
    const auto* stem =
        sb_stemmer_stem(stemmer_, reinterpret_cast<const sb_symbol*>(word.data()), static_cast<int>(word.size()));
    return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer_))};
}

}  // namespace spaza::search
