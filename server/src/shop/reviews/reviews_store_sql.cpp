#include "shop/reviews/reviews_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "shop/reviews/stars.hpp"

namespace spaza {
namespace {

std::string select(std::string_view rest) {
    return std::string{"SELECT "}.append(kReviewColumns).append(" FROM review ").append(rest);
}

const char* order_by(ReviewOrder order) {
    switch (order) {
        case ReviewOrder::helpful: return "helpful - unhelpful DESC, created_at DESC, id";
        case ReviewOrder::highest: return "rating DESC, created_at DESC, id";
        case ReviewOrder::lowest: return "rating, created_at DESC, id";
        case ReviewOrder::newest: break;
    }
    return "created_at DESC, id";
}

}  // namespace

Review review_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .product = {row.get<std::string>(1)},
            .customer = {row.get<std::string>(2)},
            .author = row.get<std::string>(3),
            .headline = row.get<std::string>(4),
            .comment = row.get<std::string>(5),
            .rating = row.get<int>(6),
            .verified = row.get<bool>(7),
            .status = review_status_named(row.text(8)).value_or(ReviewStatus::pending),
            .created_at = from_millis(row.integer(9)),
            .helpful = row.get<int>(10),
            .unhelpful = row.get<int>(11)};
}

bool SqlReviewStore::add(const Review& review) {
    return session_.execute(
               "INSERT INTO review (" + std::string{kReviewColumns} +
                   ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) "
                   "ON CONFLICT (product_code, customer_id) DO NOTHING",
               {review.id, review.product.value, review.customer.value, review.author, review.headline,
                review.comment, review.rating, std::int64_t{review.verified}, name_of(review.status),
                to_millis(review.created_at), review.helpful, review.unhelpful}) == 1;
}

std::optional<Review> SqlReviewStore::find(const std::string& id) {
    return session_.row(select("WHERE id = $1"), {id}, review_in);
}

std::optional<Review> SqlReviewStore::by(const CustomerId& customer, const ProductCode& product) {
    return session_.row(select("WHERE product_code = $1 AND customer_id = $2"), {product.value, customer.value},
                        review_in);
}

ReviewPage SqlReviewStore::approved(const ProductCode& product, ReviewOrder order, int page, int page_size) {
    ReviewPage found{.by_rating = {}, .reviews = {}, .page = page, .page_size = page_size};
    session_.query(
        "SELECT rating, COUNT(*) FROM review WHERE product_code = $1 AND status = 'approved' GROUP BY rating",
        {product.value}, [&](const storage::Row& row) {
            found.by_rating.at(static_cast<std::size_t>(row.integer(0) - 1)) = row.get<int>(1);
        });
    found.reviews = session_.rows(select("WHERE product_code = $1 AND status = 'approved' ORDER BY ") +
                                      order_by(order) + " LIMIT $2 OFFSET $3",
                                  {product.value, page_size, std::int64_t{page} * page_size}, review_in);
    return found;
}

void SqlReviewStore::move_stars(const ProductCode& product, const StarsMoved& moved, TimePoint now) {
    // First the product: who counts next counts what this transaction shows, too.
    if (session_.execute("UPDATE product SET modified_at = $2 WHERE code = $1", {product.value, to_millis(now)}) ==
        0)
        return;
    const StarsMoved shown =
        session_
            .row(
                "SELECT COUNT(*), CAST(COALESCE(SUM(rating), 0) AS BIGINT) FROM review WHERE product_code = $1 "
                "AND status = 'approved'",
                {product.value},
                [](const storage::Row& row) {
                    return StarsMoved{row.get<int>(0), row.get<int>(1)};
                })
            .value();
    const Stars before = session_
                             .row("SELECT rating, review_count FROM product WHERE code = $1", {product.value},
                                  [](const storage::Row& row) {
                                      return Stars{row.integer(0), row.integer(1)};
                                  })
                             .value();
    const Stars stars = stars_after(before, shown, moved);
    session_.execute("UPDATE product SET rating = $2, review_count = $3 WHERE code = $1",
                     {product.value, stars.rating, stars.count});
    storage::append_change(session_, "product", product.value);
}

void SqlReviewStore::vote(const std::string& id, const CustomerId& customer, bool helpful) {
    session_.execute(
        "INSERT INTO review_vote (review_id, customer_id, helpful) VALUES ($1, $2, $3) "
        "ON CONFLICT (review_id, customer_id) DO UPDATE SET helpful = excluded.helpful",
        {id, customer.value, std::int64_t{helpful}});
    session_.execute(
        "UPDATE review SET helpful = (SELECT COUNT(*) FROM review_vote WHERE review_id = $1 AND "
        "helpful = 1), unhelpful = (SELECT COUNT(*) FROM review_vote WHERE review_id = $1 AND helpful = 0) "
        "WHERE id = $1",
        {id});
}

bool SqlReviewStore::has_bought(const CustomerId& customer, const ProductCode& product) {
    return session_
        .row(
            "SELECT 1 FROM order_entry JOIN customer_order ON customer_order.code = order_entry.order_code "
            "WHERE customer_order.customer_id = $1 AND order_entry.product_code = $2 "
            "AND order_entry.quantity > order_entry.cancelled "
            "AND EXISTS (SELECT 1 FROM consignment WHERE consignment.code = order_entry.consignment_code "
            "AND consignment.status IN ('DELIVERY_COMPLETED', 'PICKUP_COMPLETE')) LIMIT 1",
            {customer.value, product.value}, [](const storage::Row&) { return true; })
        .has_value();
}

}  // namespace spaza
