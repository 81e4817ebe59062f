#include "shop/reviews/review_admin_rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"

namespace spaza {
namespace {

constexpr std::array<std::pair<ReviewStatus, std::string_view>, 3> kStates{
    {{ReviewStatus::pending, "waiting"}, {ReviewStatus::approved, "shown"}, {ReviewStatus::rejected, "refused"}}};

constexpr std::size_t kLongestWords = 300;
constexpr std::size_t kMostWords = 8;

std::string_view spoken(ReviewReason reason) {
    switch (reason) {
        case ReviewReason::abuse: return "rude or hurtful";
        case ReviewReason::off_topic: return "not about the product";
        case ReviewReason::advert: return "advertising or links";
        case ReviewReason::personal: return "names somebody, or how to reach them";
        case ReviewReason::not_real: return "not from who used it";
        case ReviewReason::other: break;
    }
    return "another reason";
}

auto not_good(const char* key, const char* field) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

}  // namespace

std::string_view review_state(ReviewStatus status) {
    return std::ranges::find(kStates, status, [](const auto& each) { return each.first; })->second;
}

std::optional<ReviewStatus> review_state_named(std::string_view name) {
    const auto found = std::ranges::find(kStates, name, [](const auto& each) { return each.second; });
    return found == kStates.end() ? std::nullopt : std::optional{found->first};
}

std::optional<ReviewMove> review_move_named(std::string_view name) {
    if (name == "approve") return ReviewMove::approve;
    if (name == "decline") return ReviewMove::decline;
    if (name == "wait") return ReviewMove::wait;
    return std::nullopt;
}

std::optional<ReviewBefore> after(const KeptReview& kept, const ReviewDecision& decision) {
    if (decision.move == ReviewMove::undo) return kept.before;
    ReviewBefore then;
    switch (decision.move) {
        case ReviewMove::approve: then.status = ReviewStatus::approved; break;
        case ReviewMove::decline:
            then.status = ReviewStatus::rejected;
            then.refusal = decision.refusal;
            break;
        default: then.status = ReviewStatus::pending; break;
    }
    if (then.status == kept.review.status) return std::nullopt;
    return then;
}

Result<ReviewRefusal> review_refusal(std::string_view reason, const std::string& words) {
    if (reason.empty()) return not_good("request.required", "reason");
    const auto known = review_reason_named(reason);
    if (!known) return not_good("validation.invalid", "reason");
    if (letters_in(words) > kLongestWords) return not_good("validation.tooLong", "words");
    const std::size_t first = words.find_first_not_of(" \t\r\n");
    if (first == words.npos) {
        if (*known == ReviewReason::other) return not_good("review.sayWhy", "words");
        return ReviewRefusal{*known, {}};
    }
    return ReviewRefusal{*known, words.substr(first, words.find_last_not_of(" \t\r\n") - first + 1)};
}

std::string review_noted(ReviewStatus status, const std::optional<ReviewRefusal>& refusal) {
    std::string noted{review_state(status)};
    if (status == ReviewStatus::rejected && refusal) noted.append(": ").append(spoken(refusal->reason));
    return noted;
}

std::string review_text(ReviewStatus status, const std::optional<ReviewRefusal>& refusal) {
    std::string reported = review_noted(status, refusal);
    if (status != ReviewStatus::rejected || !refusal || refusal->words.empty()) return reported;
    return reported + " (" + refusal->words + ")";
}

std::vector<std::string> review_words(std::string_view query) {
    constexpr std::string_view kSpaces = " \t\r\n";
    std::vector<std::string> words;
    while (words.size() < kMostWords) {
        const std::size_t begin = query.find_first_not_of(kSpaces);
        if (begin == query.npos) break;
        const std::size_t end = std::min(query.find_first_of(kSpaces, begin), query.size());
        std::string word{query.substr(begin, end - begin)};
        if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
        query.remove_prefix(end);
    }
    return words;
}

}  // namespace spaza
