#include "shop/reviews/reviews_routes.hpp"

#include <charconv>

#include "platform/http/sent_form.hpp"
#include "shop/reviews/reviews_wire.hpp"

namespace spaza {
namespace {

using Reviews = Transactional<ReviewService>;

constexpr int kFewReviews = 5;
constexpr int kMostPages = 10'000;

http::Response not_valid(const char* parameter) {
    return http::problem(http::bad_parameter("validation.invalid", parameter).error());
}

std::optional<ReviewOrder> order_of(std::string_view name) {
    if (name.empty() || name == "newest") return ReviewOrder::newest;
    if (name == "helpful") return ReviewOrder::helpful;
    if (name == "highest") return ReviewOrder::highest;
    if (name == "lowest") return ReviewOrder::lowest;
    return std::nullopt;
}

/// GET …/products/{productCode}/reviews?currentPage=&pageSize=&sort=, or maxCount= as OCC clients ask
http::Response get_reviews(const http::Request& request, const Reviews& reviews) {
    const auto page = http::whole_number(request, "currentPage", 0, 0, kMostPages);
    if (!page) return http::problem(page.error());
    const char* most = request.query_value("pageSize") ? "pageSize" : "maxCount";
    const auto size = http::whole_number(request, most, kFewReviews, 1, ReviewService::kMostPerPage);
    if (!size) return http::problem(size.error());
    const auto order = order_of(request.query_value("sort").value_or(""));
    if (!order) return not_valid("sort");
    const auto found = reviews.read([&](ReviewService& service) {
        return service.page({request.param("productCode")}, *order, *page, *size);
    });
    if (!found) return http::problem(found.error());
    return http::ok(json::write(wire::to_wire(*found)));
}

wire::Review answer(const Review& review, const char* message_key) {
    wire::Review out = wire::to_wire(review);
    out.status = review.status == ReviewStatus::approved ? "approved" : "pending";
    out.responseStatus = true;
    out.successMsg = http::message(message_key);
    return out;
}

/// The shop's own clients send JSON; an OCC client sends a form.
Result<wire::ReviewForm> sent_review(const http::Request& request) {
    if (!http::is_sent_form(request)) return json::read<wire::ReviewForm>(request.body);
    const auto form = http::sent_form(request);
    if (!form) return std::unexpected(form.error());
    const std::string rating = http::field_of(*form, "rating").value_or("");
    wire::ReviewForm review{.headline = http::field_of(*form, "headline").value_or(""),
                            .comment = http::field_of(*form, "comment").value_or(""),
                            .alias = http::field_of(*form, "alias")};
    const auto [end, error] = std::from_chars(rating.data(), rating.data() + rating.size(), review.rating);
    if (error != std::errc{} || end != rating.data() + rating.size())
        return http::bad_parameter("validation.invalid", "rating");
    return review;
}

/// POST …/products/{productCode}/reviews
http::Response post_review(const http::Request& request, const Reviews& reviews) {
    const auto form = sent_review(request);
    if (!form) return http::problem(form.error());
    const auto written = reviews.write([&](ReviewService& service) {
        return service.write(request.caller.customer, {request.param("productCode")},
                             {form->headline, form->comment, form->rating, form->alias.value_or("")});
    });
    if (!written) return http::problem(written.error());
    const bool shown = written->status == ReviewStatus::approved;
    return http::created(json::write(answer(*written, shown ? "review.shown" : "review.waiting")));
}

/// POST …/products/{productCode}/reviews/{reviewId}/helpful
http::Response post_vote(const http::Request& request, const Reviews& reviews) {
    const auto form = json::read<wire::VoteForm>(request.body);
    if (!form) return http::problem(form.error());
    const auto voted = reviews.write([&](ReviewService& service) {
        return service.vote(request.caller.customer, {request.param("productCode")}, request.param("reviewId"),
                            form->helpful);
    });
    if (!voted) return http::problem(voted.error());
    return http::ok(json::write(answer(*voted, "review.voted")));
}

}  // namespace

void add_review_routes(http::Router& router, Reviews reviews) {
    const auto add = [&](const char* method, const char* path, auto handler, http::RouteOptions options) {
        router.shop(
            method, path, [reviews, handler](const http::Request& request) { return handler(request, reviews); },
            std::move(options));
    };
    http::RouteOptions reads;
    reads.limit = "reads";
    http::RouteOptions writes;
    writes.access = http::Access::customer;
    writes.limit = "writes";
    add("GET", "/products/{productCode}/reviews", get_reviews, reads);
    add("POST", "/products/{productCode}/reviews", post_review, writes);
    add("POST", "/products/{productCode}/reviews/{reviewId}/helpful", post_vote, writes);
}

}  // namespace spaza
