#include <algorithm>
#include <array>

#include "shop/search/tokens.hpp"

// Plurals that the English stemmer does not know.
namespace spaza::search {

namespace {

constexpr std::size_t kShortestPlural = 4;

bool is_vowel(char c) { return std::string_view{"aeiou"}.find(c) != std::string_view::npos; }

/// `skroewe` is `skroef`, `krane` `kraan`, `messe` `mes`, `saagblaaie` `saagblaai`, `sae` `saag`, `yskaste`
/// `yskas`.
void add_afrikaans(std::string_view word, std::vector<std::string>& found) {
    if (word.ends_with("'s")) word.remove_suffix(1);
    for (const std::string_view end : {"tjies", "tjie", "jies", "jie", "ies", "ie"})  // houtjies
        if (word.ends_with(end) && word.size() > end.size() + 2)
            found.emplace_back(word.substr(0, word.size() - end.size()));
    if (word.back() == 's') found.emplace_back(word.substr(0, word.size() - 1));
    if (word.back() != 'e') return;
    const std::string stem{word.substr(0, word.size() - 1)};
    const char last = stem.back();
    const char before = stem[stem.size() - 2];
    if (last == 'w') found.push_back(stem.substr(0, stem.size() - 1) + 'f');
    if (last == before && !is_vowel(last)) found.push_back(stem.substr(0, stem.size() - 1));
    if (!is_vowel(last) && is_vowel(before) && (stem.size() < 3 || !is_vowel(stem[stem.size() - 3]))) {
        const std::string doubled = stem.substr(0, stem.size() - 1) + before;
        found.push_back(doubled + last);
        if (last == 'w') found.push_back(doubled + 'f');
    }
    if (last == 'a' || last == 'o') found.push_back(stem + last + 'g');  // sae, oë
    if (stem.ends_with("st")) found.push_back(stem.substr(0, stem.size() - 1));
    found.push_back(stem);
}

struct Prefix {
    std::string_view many;
    std::string_view one;
};
constexpr std::array<Prefix, 9> kPrefixes{{{"izi", "isi"},
                                           {"izi", "i"},
                                           {"izin", "in"},
                                           {"imi", "um"},
                                           {"ama", "i"},
                                           {"ama", "ili"},
                                           {"oo", "u"},
                                           {"o", "u"},
                                           {"ii", "i"}}};

}  // namespace

std::vector<std::string> singulars(std::string_view word) {
    std::vector<std::string> found;
    if (word.size() < kShortestPlural || has_digit(word)) return found;
    add_afrikaans(word, found);
    for (const Prefix& prefix : kPrefixes)
        if (word.starts_with(prefix.many) && word.size() > prefix.many.size() + 2)
            found.push_back(std::string{prefix.one} + std::string{word.substr(prefix.many.size())});
    return found;
}

}  // namespace spaza::search
