#include "shop/reviews/review_admin_store_sql.hpp"

#include <algorithm>

#include "shop/reviews/reviews_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

constexpr int kFirstOfAdmin = 12;  // after what shoppers read

const std::string& admin_columns() {
    static const std::string kColumns =
        std::string{kReviewColumns} +
        ", version, decided_at, decided_by, reason, words, status_before, reason_before, words_before";
    return kColumns;
}

/// With what is known of the product and the writer.
std::string select_reviews(const std::string& from) {
    return "SELECT " + admin_columns() +
           ", (SELECT name FROM product WHERE code = r.product_code), "
           "COALESCE((SELECT rating FROM product WHERE code = r.product_code), 0), "
           "COALESCE((SELECT review_count FROM product WHERE code = r.product_code), 0), "
           "COALESCE((SELECT 1 FROM customer WHERE id = r.customer_id), 0) FROM " +
           from;
}

std::optional<ReviewRefusal> refusal_in(const Row& row, int column) {
    const auto reason = review_reason_named(row.text(column));
    if (!reason) return std::nullopt;
    return ReviewRefusal{*reason, row.get<std::string>(column + 1)};
}

KeptReview kept_in(const Row& row) {
    int at = kFirstOfAdmin;
    KeptReview kept{.review = review_in(row)};
    kept.version = row.integer(at++);
    kept.decided_at = row.get<std::optional<std::int64_t>>(at++).transform(from_millis);
    kept.decided_by = row.get<std::string>(at++);
    kept.refusal = refusal_in(row, at);
    at += 2;
    if (const auto before = review_status_named(row.text(at++)))
        kept.before = ReviewBefore{*before, refusal_in(row, at)};
    at += 2;
    kept.product_name = row.get<std::optional<std::string>>(at++).value_or(std::string{kept.review.product.value});
    kept.product_rating = row.get<int>(at++);
    kept.product_ratings = row.get<int>(at++);
    kept.has_account = row.get<bool>(at);
    return kept;
}

/// A condition with its values.
struct ReviewsAsked {
    std::string where;
    std::vector<storage::Value> values;

    std::string number(storage::Value value) {
        values.push_back(value);
        return '$' + std::to_string(values.size());
    }
};

ReviewsAsked review_asked(const ReviewQuestion& question) {
    ReviewsAsked out;
    out.where = " WHERE status = " + out.number(name_of(question.status));
    if (question.rating) out.where += " AND rating = " + out.number(*question.rating);
    if (!question.product.value.empty()) out.where += " AND product_code = " + out.number(question.product.value);
    return out;
}

std::string by_age(const ReviewQuestion& question) {
    return question.newest_first ? " ORDER BY created_at DESC, id DESC" : " ORDER BY created_at, id";
}

/// `%50\%%`: whatever it holds is looked for as it stands.
std::string anywhere(const std::string& word) {
    std::string pattern = "%";
    for (const char c : word) {
        if (c == '%' || c == '_' || c == '\\') pattern += '\\';
        pattern += c;
    }
    return pattern + '%';
}

}  // namespace

FoundReviews SqlReviewAdminStore::find(const ReviewQuestion& question) {
    std::vector<std::string> patterns;  // outlive what is bound to them
    for (const std::string& word : question.words) patterns.push_back(anywhere(word));
    // Without words all of them, along the index; with words the first of them, as far as is read.
    const auto rows_of = [&](ReviewsAsked& asked) {
        std::string from = "review r" + asked.where;
        if (patterns.empty()) return from;
        from = "(SELECT * FROM review" + asked.where + by_age(question) + " LIMIT " +
               asked.number(kMostReviewsRead) + ") r";
        for (std::size_t n = 0; n < patterns.size(); ++n)
            from +=
                (n == 0 ? " WHERE" : " AND") + (" lower(headline || ' ' || comment || ' ' || author) LIKE lower(" +
                                                asked.number(patterns[n]) + ") ESCAPE '\\'");
        return from;
    };
    const auto counted = [&](const ReviewsAsked& asked, const std::string& from, const std::string& most) {
        int count = 0;
        session_.query("SELECT COUNT(*) FROM (SELECT 1 FROM " + from + " LIMIT " + most + ") counted",
                       asked.values, [&](const Row& row) { count = row.get<int>(0); });
        return count;
    };
    FoundReviews found;
    ReviewsAsked counting = review_asked(question);
    const std::string counted_from = rows_of(counting);
    found.total = counted(counting, counted_from, counting.number(kMostReviewsCounted + 1));
    found.is_cut = found.total > kMostReviewsCounted;
    found.total = std::min(found.total, kMostReviewsCounted);
    if (!patterns.empty() && !found.is_cut) {
        ReviewsAsked all = review_asked(question);
        const std::string all_from = "review r" + all.where;
        found.is_cut = counted(all, all_from, all.number(kMostReviewsRead + 1)) > kMostReviewsRead;
    }
    const std::int64_t first = std::int64_t{question.page} * question.page_size;
    if (first >= found.total) return found;
    ReviewsAsked page = review_asked(question);
    const std::string page_from = rows_of(page);
    const std::string size = page.number(question.page_size);
    const std::string skipped = page.number(first);
    session_.query(select_reviews(page_from) + by_age(question) + " LIMIT " + size + " OFFSET " + skipped,
                   page.values, [&](const Row& row) { found.reviews.push_back(kept_in(row)); });
    return found;
}

std::optional<KeptReview> SqlReviewAdminStore::read(const std::string& id, std::string_view how) {
    return session_.row(select_reviews("review r WHERE id = $1").append(how), {id}, kept_in);
}

std::optional<KeptReview> SqlReviewAdminStore::one(const std::string& id) { return read(id, {}); }

std::optional<KeptReview> SqlReviewAdminStore::lock(const std::string& id) {
    return read(id, session_.for_update());
}

int SqlReviewAdminStore::count(ReviewStatus status) {
    return session_
        .row("SELECT COUNT(*) FROM (SELECT 1 FROM review WHERE status = $1 LIMIT $2) counted",
             {name_of(status), kMostReviewsCounted}, [](const Row& row) { return row.get<int>(0); })
        .value_or(0);
}

std::pair<int, std::optional<TimePoint>> SqlReviewAdminStore::waiting(int most) {
    const auto count =
        session_.row("SELECT COUNT(*) FROM (SELECT 1 FROM review WHERE status = 'pending' LIMIT $1) counted",
                     {most}, [](const Row& row) { return row.get<int>(0); });
    const auto oldest =
        session_.row("SELECT created_at FROM review WHERE status = 'pending' ORDER BY created_at, id LIMIT 1", {},
                     [](const Row& row) { return from_millis(row.integer(0)); });
    return {count.value_or(0), oldest};
}

void SqlReviewAdminStore::save(const KeptReview& kept) {
    const auto reason = [](const std::optional<ReviewRefusal>& refusal) {
        return refusal ? name_of(refusal->reason) : std::string_view{};
    };
    const auto words = [](const std::optional<ReviewRefusal>& refusal) {
        return refusal ? std::string_view{refusal->words} : std::string_view{};
    };
    const auto before = kept.before ? kept.before->refusal : std::nullopt;
    session_.execute(
        "UPDATE review SET status = $2, version = $3, decided_at = $4, decided_by = $5, reason = $6, words = $7, "
        "status_before = $8, reason_before = $9, words_before = $10 WHERE id = $1",
        {kept.review.id, name_of(kept.review.status), kept.version, kept.decided_at.transform(to_millis),
         kept.decided_by, reason(kept.refusal), words(kept.refusal),
         kept.before ? name_of(kept.before->status) : std::string_view{}, reason(before), words(before)});
}

}  // namespace spaza
