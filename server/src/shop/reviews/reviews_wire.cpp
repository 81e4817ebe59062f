#include "shop/reviews/reviews_wire.hpp"

namespace spaza::wire {

Review to_wire(const spaza::Review& review) {
    Review out;
    out.id = review.id;
    out.headline = review.headline;
    out.comment = review.comment;
    out.rating = review.rating;
    out.date = iso_time(review.created_at);
    out.alias = review.author;
    out.verifiedBuyer = review.verified;
    out.helpful = review.helpful;
    out.unhelpful = review.unhelpful;
    return out;
}

ReviewList to_wire(const ReviewPage& page) {
    ReviewList out;
    for (const spaza::Review& review : page.reviews) out.reviews.push_back(to_wire(review));
    for (int rating = 5; rating >= 1; --rating)
        out.ratings.push_back({rating, page.by_rating.at(static_cast<std::size_t>(rating - 1))});
    const int total = page.total();
    out.pagination = {page.page, page.page_size, (total + page.page_size - 1) / page.page_size, total};
    return out;
}

}  // namespace spaza::wire
