#include "shop/orders/admin/order_search_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kLongestCode = 64;
constexpr std::size_t kMostWords = 6;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (!is_space(c)) {
            word += c;
            continue;
        }
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += (text.empty() ? "" : " ") + words[i];
    return text;
}

std::string in_small_letters(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return text;
}

/// `10000001` of `#10000001` and of its part `10000001-A`.
std::string order_code_in(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    if (text.size() > 2 && text[text.size() - 2] == '-' && !is_digit(text.back())) text.remove_suffix(2);
    return !text.empty() && text.size() <= 20 && std::ranges::all_of(text, is_digit) ? std::string{text}
                                                                                     : std::string{};
}

/// A first name, a last name, or both: where one ends and the other begins is tried everywhere.
std::vector<OrderSearch::Name> names_in(const std::vector<std::string>& words) {
    std::vector<OrderSearch::Name> names;
    const bool has_digit =
        std::ranges::any_of(words, [](const std::string& word) { return std::ranges::any_of(word, is_digit); });
    if (words.empty() || words.size() > kMostWords || has_digit) return names;
    const std::string whole = joined(words, 0, words.size());
    names.push_back({whole, {}});
    names.push_back({{}, whole});
    for (std::size_t i = 1; i < words.size(); ++i)
        names.push_back({joined(words, 0, i), joined(words, i, words.size())});
    return names;
}

}  // namespace

std::string south_african_number(std::string_view text) {
    std::string digits;
    for (const char c : text) {
        if (is_digit(c))
            digits += c;
        else if (!is_space(c) && c != '-' && c != '(' && c != ')' && c != '.' && !(c == '+' && digits.empty()))
            return {};
    }
    if (digits.starts_with("0027")) digits.erase(0, 2);
    if (digits.starts_with("27") && digits.size() == 11) digits.replace(0, 2, "0");
    if (digits.starts_with("270") && digits.size() == 12) digits.erase(0, 2);  // +27 (0)82 …
    if (digits.size() == 9 && digits[0] != '0') digits.insert(0, "0");
    return digits.size() == 10 && digits[0] == '0' ? digits : std::string{};
}

OrderSearch order_search_of(std::string_view text) {
    OrderSearch search;
    const auto words = words_in(text);
    const std::string whole = joined(words, 0, words.size());
    if (words.empty()) return search;
    if (whole.find('@') != whole.npos) {
        if (words.size() == 1 && !whole.starts_with('@')) search.email = in_small_letters(whole);
        return search;
    }
    search.phone = south_african_number(whole);
    search.names = names_in(words);
    if (words.size() == 1 && whole.size() <= kLongestCode) {
        search.code = order_code_in(whole);
        search.tracking = search.product = whole;
    }
    return search;
}

}  // namespace spaza
