#include "shop/search/tokens.hpp"

#include <algorithm>
#include <array>
#include <libstemmer.h>
#include <span>
#include <unordered_map>

namespace spaza::search {

namespace {

/// U+00C0 to U+017F without accents; `*` for what is no letter.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuu"
    "uuuuuuuwwyyyzzzzzzs";

/// Letters and digits, and whatever is no ASCII.
constexpr std::array<bool, 256> kWord = [] {
    std::array<bool, 256> word{};
    for (std::size_t c = 0; c < word.size(); ++c)
        word[c] = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0x80;
    return word;
}();
bool is_word(char c) { return kWord[static_cast<unsigned char>(c)]; }

constexpr std::array<char, 128> kLower = [] {
    std::array<char, 128> lower{};
    for (std::size_t c = 0; c < lower.size(); ++c)
        lower[c] = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return lower;
}();

/// The character that begins here, and its bytes; 0 bytes where none does.
std::pair<char32_t, std::size_t> character_at(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : static_cast<unsigned char>(0);
    };
    const unsigned char first = byte(at);
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    char32_t code = length == 2 ? first & 0x1FU : length == 3 ? first & 0x0FU : first & 0x07U;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80) return {0, 0};
        code = (code << 6U) | (byte(at + i) & 0x3FU);
    }
    return {code, length};
}

struct Range {
    char32_t first;
    char32_t last;
};
/// Nothing of them is seen, or only with the letter before: soft hyphens, combining accents, signs of direction,
/// joiners, variants.
constexpr std::array<Range, 9> kUnseen{{{0xAD, 0xAD},
                                        {0x300, 0x36F},
                                        {0x61C, 0x61C},
                                        {0x180E, 0x180E},
                                        {0x200B, 0x200F},
                                        {0x202A, 0x202E},
                                        {0x2060, 0x206F},
                                        {0xFE00, 0xFE0F},
                                        {0xFEFF, 0xFEFF}}};
/// What divides words: blanks of all widths, dashes, points and quotes that are no letters.
constexpr std::array<Range, 12> kBlanks{{{0x85, 0x85},
                                         {0xA0, 0xA1},
                                         {0xAB, 0xAB},
                                         {0xB7, 0xB7},
                                         {0xBB, 0xBB},
                                         {0xBF, 0xBF},
                                         {0x1680, 0x1680},
                                         {0x2000, 0x200A},
                                         {0x2010, 0x2029},
                                         {0x202F, 0x205F},
                                         {0x3000, 0x3002},
                                         {0xFF5F, 0xFF65}}};

bool is_in(std::span<const Range> ranges, char32_t code) {
    return std::ranges::any_of(ranges, [&](const Range& r) { return code >= r.first && code <= r.last; });
}

/// Signs that stand for others, and the letters Tshivenda adds to the Latin ones.
constexpr std::array<std::pair<char32_t, char>, 22> kAlike{
    {{0xD7, 'x'},   {0x2018, '\''}, {0x2019, '\''}, {0x2032, '\''}, {0x201C, '"'}, {0x201D, '"'},
     {0x2033, '"'}, {0x2010, '-'},  {0x2011, '-'},  {0x2012, '-'},  {0x2113, 'l'}, {0x2044, '/'},
     {0x1E12, 'd'}, {0x1E13, 'd'},  {0x1E3C, 'l'},  {0x1E3D, 'l'},  {0x1E44, 'n'}, {0x1E45, 'n'},
     {0x1E4A, 'n'}, {0x1E4B, 'n'},  {0x1E70, 't'},  {0x1E71, 't'}}};

/// Writes what a character is folded to: one sign, none, or itself; answers where it ends.
char* fold_character(char32_t code, std::string_view bytes, char* out) {
    constexpr char32_t kFirstLatin = 0xC0;
    constexpr char32_t kFirstWide = 0xFF01;  // ASCII as wide as Chinese
    constexpr char32_t kLastWide = 0xFF5E;
    if (code >= kFirstLatin && code - kFirstLatin < kLatin.size() && kLatin[code - kFirstLatin] != '*') {
        *out++ = kLatin[code - kFirstLatin];
    } else if (const auto alike = std::ranges::find(kAlike, code, &std::pair<char32_t, char>::first);
               alike != kAlike.end()) {
        *out++ = alike->second;
    } else if (code >= kFirstWide && code <= kLastWide) {
        *out++ = kLower[code - kFirstWide + '!'];
    } else if (is_in(kBlanks, code)) {
        *out++ = ' ';
    } else if (!is_in(kUnseen, code)) {
        out = std::ranges::copy(bytes, out).out;
    }
    return out;
}

bool number_follows(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] == ' ') ++at;
    return at < text.size() && is_digit(text[at]);
}

/// No character becomes longer.
void fold(std::string_view text, std::string& out) {
    out.resize(text.size());
    char* to = out.data();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x80) {
            *to++ = kLower[byte];
            continue;
        }
        const auto [code, length] = character_at(text, i);
        if (length == 0) {
            *to++ = text[i];
            continue;
        }
        to = fold_character(code, text.substr(i, length), to);
        i += length - 1;
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
}

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    fold(text, out);
    return out;
}

void WordReader::read(std::string_view raw) {
    fold(raw, folded_);
    words_.clear();
    ends_.clear();
    const std::string& text = folded_;
    const auto last_is_number = [&] { return !ends_.empty() && is_number((*this)[ends_.size() - 1]); };
    for (std::size_t i = 0; i < text.size();) {
        if (!is_word(text[i])) {
            if (text[i] == '"' && i > 0 && is_digit(text[i - 1]) && last_is_number()) {
                words_ += "in";
                ends_.back() = words_.size();
            }
            ++i;
            continue;
        }
        // `4x40` and `4 x 40` are the same two numbers.
        if (text[i] == 'x' && last_is_number() && number_follows(text, i + 1)) {
            ++i;
            continue;
        }
        const std::size_t from = i;
        const std::size_t begin = words_.size();
        const auto times = [&] {
            return text[i] == 'x' && is_number(std::string_view{text}.substr(from, i - from)) &&
                   number_follows(text, i + 1);
        };
        while (i < text.size() && !times() &&
               (is_word(text[i]) || ((text[i] == '.' || text[i] == ',') && is_digit(text[i - 1]) &&
                                     i + 1 < text.size() && is_digit(text[i + 1]))))
            ++i;
        words_.append(text, from, i - from);
        std::size_t digits = begin;
        for (; digits < words_.size() &&
               (is_digit(words_[digits]) || words_[digits] == '.' || words_[digits] == ',');
             ++digits)
            if (words_[digits] == ',') words_[digits] = '.';
        const std::string_view rest = std::string_view{words_}.substr(digits);
        if (digits == begin) {
            if (last_is_number())
                if (const std::string_view unit = unit_of(rest); !unit.empty()) {
                    words_.replace(begin, std::string::npos, unit);
                    ends_.back() = words_.size();
                    continue;
                }
        } else if (const std::string_view unit = unit_of(rest); !unit.empty()) {
            words_.replace(digits, std::string::npos, unit);
        }
        ends_.push_back(words_.size());
    }
}

std::vector<std::string> words_of(std::string_view text) {
    thread_local WordReader reader;
    reader.read(text);
    std::vector<std::string> words;
    words.reserve(reader.size());
    for (std::size_t i = 0; i < reader.size(); ++i) words.emplace_back(reader[i]);
    return words;
}

std::string squeezed(std::string_view text) {
    std::string out = folded(text);
    std::erase_if(out, [](char c) { return !is_word(c); });
    return out;
}

std::string_view unit_of(std::string_view word) {
    static const std::unordered_map<std::string_view, std::string_view> kUnits{
        {"in", "in"},         {"inch", "in"},
        {"inches", "in"},     {"duim", "in"},
        {"cm", "cm"},         {"mm", "mm"},
        {"l", "l"},           {"lt", "l"},
        {"ltr", "l"},         {"litre", "l"},
        {"litres", "l"},      {"liter", "l"},
        {"liters", "l"},      {"kg", "kg"},
        {"kgs", "kg"},        {"kilo", "kg"},
        {"kilos", "kg"},      {"gb", "gb"},
        {"tb", "tb"},         {"w", "w"},
        {"watt", "w"},        {"watts", "w"},
        {"kw", "kw"},         {"hz", "hz"},
        {"mah", "mah"},       {"btu", "btu"},
        {"ml", "ml"},         {"kwh", "kwh"},
        {"mp", "mp"},         {"va", "va"},
        {"kva", "kva"},       {"terabyte", "tb"},
        {"terabytes", "tb"},  {"gigabyte", "gb"},
        {"gigabytes", "gb"},  {"duim", "in"},
        {"lm", "lm"},         {"lumen", "lm"},
        {"lumens", "lm"},     {"l/", "l"},
        {"kilogram", "kg"},   {"kilograms", "kg"},
        {"m", "m"},           {"meter", "m"},
        {"metre", "m"},       {"meters", "m"},
        {"metres", "m"},      {"kilowatt", "kw"},
        {"kilowatts", "kw"},  {"a", "a"},
        {"amp", "a"},         {"amps", "a"},
        {"ampere", "a"},      {"v", "v"},
        {"volt", "v"},        {"volts", "v"},
        {"ah", "ah"},         {"g", "g"},
        {"gram", "g"},        {"grams", "g"},
        {"millimetre", "mm"}, {"millimetres", "mm"},
        {"millimeter", "mm"}, {"millimeters", "mm"},
        {"centimetre", "cm"}, {"centimetres", "cm"},
        {"centimeter", "cm"}, {"centimeters", "cm"},
    };
    const auto found = kUnits.find(word);
    return found == kUnits.end() ? std::string_view{} : found->second;
}

bool is_stop_word(std::string_view word) {
    static constexpr std::array<std::string_view, 14> kStopWords{"a",  "an", "the", "for", "with", "and", "of",
                                                                 "to", "in", "on",  "en",  "vir",  "met", "n"};
    return std::find(kStopWords.begin(), kStopWords.end(), word) != kStopWords.end();
}

bool has_digit(std::string_view word) { return std::any_of(word.begin(), word.end(), is_digit); }

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return is_digit(c) || c == '.'; });
}

const Stemmer& stemmer() {
    thread_local const Stemmer kStemmer;
    return kStemmer;
}

std::string joined_stems(const std::vector<std::string>& words) {
    std::string stems;
    for (const std::string& word : words) stems += (stems.empty() ? "" : " ") + stemmer().stem(word);
    return stems;
}

Stemmer::Stemmer() : stemmer_{sb_stemmer_new("english", nullptr)} {}
Stemmer::~Stemmer() { sb_stemmer_delete(stemmer_); }

std::string Stemmer::stem(std::string_view word) const {
    if (word.size() < 3 || has_digit(word)) return std::string{word};
    // What does a thing is not what is done: a chlorinator is no chlorine, a generator no generation.
    for (const std::string_view end : {std::string_view{"ator"}, std::string_view{"ators"}})
        if (word.ends_with(end) && word.size() > end.size() + 2)
            return std::string{word.substr(0, word.size() - (end.size() - 4))};
    const auto* stem =
        sb_stemmer_stem(stemmer_, reinterpret_cast<const sb_symbol*>(word.data()), static_cast<int>(word.size()));
    return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer_))};
}

}  // namespace spaza::search
