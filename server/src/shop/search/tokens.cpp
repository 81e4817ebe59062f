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

void fold(std::string_view text, std::string& out) {
    out.clear();
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x80) {
            out += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[i];
            continue;
        }
        if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < text.size()) {
            const std::size_t code = ((byte & 0x1FU) << 6U) | (static_cast<unsigned char>(text[i + 1]) & 0x3FU);
            if (code >= 0xC0 && code - 0xC0 < kLatin.size() && kLatin[code - 0xC0] != '*') {
                out += kLatin[code - 0xC0];
                ++i;
                continue;
            }
        }
        if (text.substr(i).starts_with("\xE2\x84\x93")) {  // ℓ
            out += 'l';
            i += 2;
            continue;
        }
        // ″ and ” stand for inches as " does.
        if (text.substr(i).starts_with("\xE2\x80\xB3") || text.substr(i).starts_with("\xE2\x80\x9D")) {
            out += '"';
            i += 2;
            continue;
        }
        out += text[i];
    }
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
        const std::size_t from = i;
        const std::size_t begin = words_.size();
        while (i < text.size() &&
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
        {"kva", "kva"},       {"l/", "l"},
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

Stemmer::Stemmer() : stemmer_{sb_stemmer_new("english", nullptr)} {}
Stemmer::~Stemmer() { sb_stemmer_delete(stemmer_); }

std::string Stemmer::stem(std::string_view word) const {
    if (word.size() < 3 || has_digit(word)) return std::string{word};
    const auto* stem =
        sb_stemmer_stem(stemmer_, reinterpret_cast<const sb_symbol*>(word.data()), static_cast<int>(word.size()));
    return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer_))};
}

}  // namespace spaza::search
