#include "shop/accounts/common_passwords.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_set>

#include "base/assets.hpp"

namespace spaza {
namespace {

constexpr std::size_t kShortestWord = 4;

using Words = std::unordered_set<std::string_view>;

void read_words(std::string_view rest, Words& words) {
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (!line.empty() && !line.starts_with('#')) words.insert(line);
    }
}

/// The first are sent to the browser too, which says so while one types; the others are too many for it.
Words common_words() {
    Words words;
    words.reserve(100'000);
    for (const char* list : {"server/assets/common-passwords.txt", "server/assets/leaked-passwords.txt"})
        read_words(asset(list).value_or(""), words);
    return words;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Without the digits and signs at both ends.
std::string_view core_of(std::string_view text) {
    while (!text.empty() && !is_letter(text.front())) text.remove_prefix(1);
    while (!text.empty() && !is_letter(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view look_alike(char c) {
    switch (c) {
        case '@':
        case '4': return "a";
        case '3': return "e";
        case '1':
        case '!': return "i";
        case '0': return "o";
        case '$':
        case '5': return "s";
        case '7': return "t";
        default: return {};
    }
}

/// Letters only, in lower case; look-alikes count as the letter they stand for, other things not at all.
std::string folded(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        if (is_letter(c))
            letters += static_cast<char>(c | 0x20);
        else
            letters += look_alike(c);
    }
    return letters;
}

/// `abcabc` is `abc` said twice.
std::string_view said_once(std::string_view word) {
    for (std::size_t length = 1; length <= word.size() / 2; ++length)
        if (word.size() % length == 0 && word.substr(length) == word.substr(0, word.size() - length))
            return word.substr(0, length);
    return word;
}

}  // namespace

bool is_common_password(std::string_view password, std::initializer_list<std::string_view> own_words) {
    static const Words common = common_words();
    if (said_once(password).size() <= kShortestWord) return true;
    const std::string_view core = core_of(password);
    // A look-alike at the end is part of the word (Passw0rd$) or decoration after it (Password1): both are tried.
    const std::array candidates{folded(core), folded(password),
                                folded(password.substr(0, core.end() - password.begin())),
                                folded(password.substr(core.begin() - password.begin()))};
    return std::ranges::any_of(candidates, [&](const std::string& candidate) {
        const std::string_view word = said_once(candidate);
        if (word.size() < kShortestWord) return true;
        return common.contains(word) || std::ranges::any_of(own_words, [&](std::string_view own) {
                   const std::string name = folded(own);
                   return name.size() >= kShortestWord && word == name;
               });
    });
}

}  // namespace spaza
