#include "shop/reviews/reviews_service.hpp"

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/reviews/reviews_rules.hpp"

namespace spaza {
namespace {

auto unknown_product(const ProductCode& product) {
    return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
}

auto unknown_review(const std::string& id) {
    return fail(Reason::not_found, "error.notFound", id, "NotFoundError", "review");
}

}  // namespace

Result<ReviewPage> ReviewService::page(const ProductCode& product, ReviewOrder order, int page, int page_size) {
    if (!products_.find(product)) return unknown_product(product);
    return store_.approved(product, order, page, page_size);
}

Result<Review> ReviewService::write(const CustomerId& customer, const ProductCode& product,
                                    const ReviewForm& form) {
    if (!products_.find(product)) return unknown_product(product);
    if (const auto checked = check_review(form); !checked) return std::unexpected(checked.error());
    const CustomerContact contact = customers_.contact(customer);
    Review review{.id = secrets::random_id(),
                  .product = product,
                  .customer = customer,
                  .author = form.alias.empty() ? shown_name(contact.first_name, contact.last_name) : form.alias,
                  .headline = form.headline,
                  .comment = form.comment,
                  .rating = form.rating,
                  .verified = store_.has_bought(customer, product),
                  .status = ReviewStatus::pending,
                  .created_at = clock_.now(),
                  .helpful = 0,
                  .unhelpful = 0};
    review.status = first_status(form, review.verified);
    if (!store_.add(review))
        return fail(Reason::conflict, "review.writtenBefore", product.value, "AlreadyExistsError", "review");
    if (review.status == ReviewStatus::approved) store_.move_stars(product, {1, review.rating}, review.created_at);
    log::info("review_written", {{"product", product.value}, {"rating", std::int64_t{review.rating}}});
    return review;
}

Result<Review> ReviewService::vote(const CustomerId& customer, const ProductCode& product, const std::string& id,
                                   bool helpful) {
    const auto review = store_.find(id);
    if (!review || review->product != product || review->status != ReviewStatus::approved)
        return unknown_review(id);
    if (review->customer == customer)
        return fail(Reason::invalid, "review.ownVote", id, "ValidationError", "review");
    store_.vote(id, customer, helpful);
    return *store_.find(id);
}

}  // namespace spaza
