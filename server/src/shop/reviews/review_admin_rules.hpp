#pragma once

#include <string_view>

#include "base/result.hpp"
#include "shop/reviews/review_admin.hpp"

namespace spaza {

/// waiting, shown, refused
std::string_view review_state(ReviewStatus status);
std::optional<ReviewStatus> review_state_named(std::string_view name);

/// approve, decline, wait
std::optional<ReviewMove> review_move_named(std::string_view name);

/// Where a decision leads; nothing where the review stands so already, or nothing is there to take back.
std::optional<ReviewBefore> after(const KeptReview& kept, const ReviewDecision& decision);

/// A refusal from what was said; refused by its field's name. `other` needs words.
Result<ReviewRefusal> review_refusal(std::string_view reason, const std::string& words);

/// For the audit, which stays when the customer is forgotten and is in their download: `waiting`, `shown`,
/// `refused: advertising or links`.
std::string review_noted(ReviewStatus status, const std::optional<ReviewRefusal>& refusal);
/// The same with the words of a colleague: `refused: advertising or links (sells phones)`.
std::string review_text(ReviewStatus status, const std::optional<ReviewRefusal>& refusal);

/// The words of a search, each once, at most eight.
std::vector<std::string> review_words(std::string_view query);

}  // namespace spaza
