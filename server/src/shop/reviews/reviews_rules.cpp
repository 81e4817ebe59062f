#include "shop/reviews/reviews_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kLongestHeadline = 100;
constexpr std::size_t kLongestComment = 2000;
constexpr std::size_t kShortestComment = 10;
constexpr std::size_t kLongestAlias = 40;
constexpr int kPhoneDigits = 8;

bool is_plain(std::string_view text) {
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; });
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \n\t") == std::string_view::npos; }

auto wrong(const char* field, const char* key) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

/// Digits one after another, spaces and dashes between them not counted.
bool holds_number(std::string_view text) {
    int digits = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9')
            ++digits;
        else if (c != ' ' && c != '-')
            digits = 0;
        if (digits >= kPhoneDigits) return true;
    }
    return false;
}

bool needs_reading(std::string_view text) {
    std::string low{text};
    std::ranges::transform(low, low.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const std::string_view sign : {"http", "www.", "@", "<", ".co.za", ".com"})
        if (low.find(sign) != std::string::npos) return true;
    return holds_number(low);
}

}  // namespace

Done check_review(const ReviewForm& form) {
    if (form.rating < 1 || form.rating > 5) return wrong("rating", "review.ratingNeeded");
    if (is_blank(form.headline)) return wrong("headline", "review.headlineNeeded");
    if (form.headline.size() > kLongestHeadline || !is_plain(form.headline))
        return wrong("headline", "validation.invalid");
    if (is_blank(form.comment) || form.comment.size() < kShortestComment)
        return wrong("comment", "review.commentNeeded");
    if (form.comment.size() > kLongestComment || !is_plain(form.comment))
        return wrong("comment", "validation.invalid");
    if (form.alias.size() > kLongestAlias || !is_plain(form.alias)) return wrong("alias", "validation.invalid");
    return Done{};
}

ReviewStatus first_status(const ReviewForm& form, bool verified) {
    const bool read_it = needs_reading(form.headline) || needs_reading(form.comment) || needs_reading(form.alias);
    return verified && !read_it ? ReviewStatus::approved : ReviewStatus::pending;
}

std::string shown_name(const std::string& first_name, const std::string& last_name) {
    if (last_name.empty()) return first_name;
    std::size_t letter = 1;
    while (letter < last_name.size() && (static_cast<unsigned char>(last_name[letter]) & 0xC0) == 0x80) ++letter;
    return first_name + " " + last_name.substr(0, letter) + ".";
}

}  // namespace spaza
