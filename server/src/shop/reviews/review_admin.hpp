#pragma once

#include "shop/assortment/assortment.hpp"
#include "shop/reviews/reviews.hpp"

namespace spaza {

/// Why a review was refused.
enum class ReviewReason { abuse, off_topic, advert, personal, not_real, other };
std::string_view name_of(ReviewReason reason);  // abuse, offTopic, …
std::optional<ReviewReason> review_reason_named(std::string_view name);

/// Why, from the list, and in own words.
struct ReviewRefusal {
    ReviewReason reason{};
    std::string words{};
};

/// How a review stood before the last decision.
struct ReviewBefore {
    ReviewStatus status{};
    std::optional<ReviewRefusal> refusal{};
};

/// A review as the shop's people see it.
struct KeptReview {
    Review review;
    std::int64_t version{1};
    std::optional<TimePoint> decided_at{};  // the last time
    std::string decided_by{};
    std::optional<ReviewRefusal> refusal{};
    std::optional<ReviewBefore> before{};  // what is taken back leads there
    // Of the product: as it is called, and the stars shoppers see.
    std::string product_name{};
    int product_rating{};  // hundredths of a star
    int product_ratings{};
    bool has_account{};  // who wrote it
};

enum class ReviewMove { approve, decline, wait, undo };

struct ReviewDecision {
    ReviewMove move{};
    std::optional<ReviewRefusal> refusal{};  // of `decline`
};

/// One as somebody saw it.
struct ReviewAsSeen {
    std::string id;
    std::string version;
};

/// Which are asked for; words are looked for in what was written and in the name shown.
struct ReviewQuestion {
    ReviewStatus status{ReviewStatus::pending};
    std::optional<int> rating{};
    ProductCode product{};
    std::vector<std::string> words{};
    bool newest_first{false};
    int page{};
    int page_size{20};
};

/// So many are counted, and so many are looked through for words.
inline constexpr int kMostReviewsCounted = 10'000;
inline constexpr int kMostReviewsRead = 20'000;

struct FoundReviews {
    std::vector<KeptReview> reviews{};
    int total{};
    bool is_cut{false};  // there are more, or may be
};

struct ReviewDecided {
    KeptReview kept;
    std::optional<EditConflict> conflict{};  // then nothing is done
};

}  // namespace spaza
