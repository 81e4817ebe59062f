#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/reviews/reviews.hpp"

/// JSON shapes of contract/openapi/reviews.yaml.
namespace spaza::wire {

struct Review {
    std::string id;
    std::string headline;
    std::string comment;
    int rating{};
    std::string date;
    std::string alias;
    bool verifiedBuyer{};
    int helpful{};
    int unhelpful{};
    std::optional<std::string> status;
    std::optional<bool> responseStatus;
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(Review, (),
                      (id, headline, comment, rating, date, alias, verifiedBuyer, helpful, unhelpful, status,
                       responseStatus, successMsg))

struct RatingCount {
    int rating{};
    int count{};
};
BOOST_DESCRIBE_STRUCT(RatingCount, (), (rating, count))

struct ReviewPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
};
BOOST_DESCRIBE_STRUCT(ReviewPagination, (), (currentPage, pageSize, totalPages, totalResults))

struct ReviewList {
    std::vector<Review> reviews;
    std::vector<RatingCount> ratings;  // five stars first
    ReviewPagination pagination;
};
BOOST_DESCRIBE_STRUCT(ReviewList, (), (reviews, ratings, pagination))

struct ReviewForm {
    std::string headline;
    std::string comment;
    int rating{};
    std::optional<std::string> alias;
};
BOOST_DESCRIBE_STRUCT(ReviewForm, (), (headline, comment, rating, alias))

struct VoteForm {
    bool helpful{};
};
BOOST_DESCRIBE_STRUCT(VoteForm, (), (helpful))

Review to_wire(const spaza::Review& review);
ReviewList to_wire(const ReviewPage& page);

}  // namespace spaza::wire
