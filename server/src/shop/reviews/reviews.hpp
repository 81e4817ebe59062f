#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

enum class ReviewStatus { pending, approved, rejected };
std::string_view name_of(ReviewStatus status);  // pending, …
std::optional<ReviewStatus> review_status_named(std::string_view name);

struct Review {
    std::string id;
    ProductCode product;
    CustomerId customer;
    std::string author;
    std::string headline;
    std::string comment;
    int rating{};
    bool verified{false};  // bought it here
    ReviewStatus status{ReviewStatus::pending};
    TimePoint created_at;
    int helpful{};
    int unhelpful{};
};

struct ReviewForm {
    std::string headline;
    std::string comment;
    int rating{};
    std::string alias;
};

enum class ReviewOrder { newest, helpful, highest, lowest };

/// Approved reviews of a product: how many gave one to five stars, and one page of them.
struct ReviewPage {
    std::array<int, 5> by_rating{};  // [0] counts one star
    std::vector<Review> reviews;
    int page{};
    int page_size{};
    int total() const { return by_rating[0] + by_rating[1] + by_rating[2] + by_rating[3] + by_rating[4]; }
};

}  // namespace spaza
