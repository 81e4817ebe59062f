#include <algorithm>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "base/text.hpp"
#include "shop/reviews/review_admin_rules.hpp"

namespace spaza::app::backoffice {
namespace reviews {
namespace {

struct ReviewProductShown {
    std::string code;
    std::string name;
    std::optional<std::string> image;
    std::optional<std::string> url;
    std::optional<double> rating;
    int ratings{};
};
BOOST_DESCRIBE_STRUCT(ReviewProductShown, (), (code, name, image, url, rating, ratings))

struct ReviewEventShown {
    std::string at;
    std::string by;
    std::string act;
    std::optional<std::string> from;
    std::optional<std::string> to;
};
BOOST_DESCRIBE_STRUCT(ReviewEventShown, (), (at, by, act, from, to))

struct ReviewShown {
    std::string id;
    std::string version;
    std::string state;
    ReviewProductShown product;
    int rating{};
    std::string headline;
    std::string comment;
    std::string author;
    std::optional<std::string> customerId;
    bool isBuyer{};
    std::string createdAt;
    int helpful{};
    int unhelpful{};
    std::optional<std::string> decidedAt;
    std::optional<std::string> decidedBy;
    std::optional<std::string> reason;
    std::optional<std::string> words;
    bool isUndoable{};
    std::optional<std::vector<ReviewEventShown>> events;
};
BOOST_DESCRIBE_STRUCT(ReviewShown, (),
                      (id, version, state, product, rating, headline, comment, author, customerId, isBuyer,
                       createdAt, helpful, unhelpful, decidedAt, decidedBy, reason, words, isUndoable, events))

struct ReviewCountShown {
    std::string state;
    int count{};
};
BOOST_DESCRIBE_STRUCT(ReviewCountShown, (), (state, count))

struct ReviewListShown {
    std::vector<ReviewShown> reviews;
    std::vector<ReviewCountShown> counts;
    PageShown pagination;
    bool isCountCut{};
};
BOOST_DESCRIBE_STRUCT(ReviewListShown, (), (reviews, counts, pagination, isCountCut))

struct ReviewForm {
    std::string version;
    std::optional<std::string> reason;
    std::optional<std::string> words;
};
BOOST_DESCRIBE_STRUCT(ReviewForm, (), (version, reason, words))

constexpr std::size_t kLongestReviewQuery = 100;
constexpr std::size_t kLongestReviewProduct = 64;
constexpr int kMostReviewEvents = 50;
constexpr double kWholeStar = 100.0;
constexpr std::array kReviewStates{ReviewStatus::pending, ReviewStatus::approved, ReviewStatus::rejected};

const std::string& review_id_of(const http::Request& request) { return request.param("staffReviewId"); }

ReviewShown review_shown(const Application& application, const http::Caller& caller, const KeptReview& kept) {
    const Review& review = kept.review;
    ReviewShown out;
    out.id = review.id;
    out.version = std::to_string(kept.version);
    out.state = review_state(review.status);
    out.product.code = review.product.value;
    out.product.name = kept.product_name;
    if (const auto product = application.products->find(review.product)) {
        out.product.image =
            if_any(product->small_image_url.empty() ? product->image_url : product->small_image_url);
        out.product.url = product->url;
    }
    if (kept.product_ratings > 0) out.product.rating = kept.product_rating / kWholeStar;
    out.product.ratings = kept.product_ratings;
    out.rating = review.rating;
    out.headline = review.headline;
    out.comment = review.comment;
    out.author = review.author;
    if (kept.has_account && may(caller, staff_right::kSeeCustomers)) out.customerId = review.customer.value;
    out.isBuyer = review.verified;
    out.createdAt = iso_time(review.created_at);
    out.helpful = review.helpful;
    out.unhelpful = review.unhelpful;
    out.decidedAt = shown_time(kept.decided_at);
    out.decidedBy = if_any(kept.decided_by);
    if (kept.refusal) {
        out.reason = std::string{name_of(kept.refusal->reason)};
        out.words = if_any(kept.refusal->words);
    }
    out.isUndoable = kept.before.has_value();
    return out;
}

Result<ReviewQuestion> review_question_in(const http::Request& request) {
    ReviewQuestion question;
    const auto state = review_state_named(request.query_value("state").value_or("waiting"));
    if (!state) return http::bad_parameter("validation.invalid", "state");
    question.status = *state;
    const auto rating = http::whole_number(request, "rating", 0, 1, 5);
    if (!rating) return std::unexpected(rating.error());
    if (*rating > 0) question.rating = *rating;
    const auto product = text_in(request, "product", kLongestReviewProduct);
    if (!product) return std::unexpected(product.error());
    question.product = {*product};
    const std::string words = request.query_value("query").value_or("");
    if (letters_in(words) > kLongestReviewQuery) return http::bad_parameter("validation.tooLong", "query");
    question.words = review_words(words);
    const std::string sort = request.query_value("sort").value_or("");
    if (!sort.empty() && sort != "oldest" && sort != "newest")
        return http::bad_parameter("validation.invalid", "sort");
    question.newest_first = sort.empty() ? *state != ReviewStatus::pending : sort == "newest";
    const auto page = page_in(request);
    if (!page) return std::unexpected(page.error());
    question.page = page->page;
    question.page_size = page->size;
    return question;
}

http::Response list(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto question = review_question_in(request);
    if (!question) return http::problem(question.error());
    const FoundReviews found = staff.reviews.find(*question);
    ReviewListShown out;
    for (const KeptReview& each : found.reviews)
        out.reviews.push_back(review_shown(application, request.caller, each));
    for (const ReviewStatus status : kReviewStates)
        out.counts.push_back({std::string{review_state(status)}, staff.review_admin_store.count(status)});
    out.pagination = {.currentPage = question->page,
                      .pageSize = question->page_size,
                      .totalPages = (found.total + question->page_size - 1) / question->page_size,
                      .totalResults = found.total};
    out.isCountCut = found.is_cut;
    return listed(json::write(out), found.total);
}

/// With what was decided of it.
std::string whole(const Application& application, StaffSession& staff, const http::Caller& caller,
                  const KeptReview& kept) {
    ReviewShown out = review_shown(application, caller, kept);
    out.events.emplace();
    for (const StaffAct& act : staff.acts.about(kept.review.id, kMostReviewEvents))
        out.events->push_back({iso_time(act.at), act.by, act.act, if_any(act.from), if_any(act.to)});
    return json::write(out);
}

Result<ReviewDecision> decision_in(ReviewMove move, const ReviewForm& form) {
    ReviewDecision decision{move, {}};
    if (move != ReviewMove::decline) return decision;
    auto refusal = review_refusal(form.reason.value_or(""), form.words.value_or(""));
    if (!refusal) return std::unexpected(refusal.error());
    decision.refusal = *std::move(refusal);
    return decision;
}

/// One decision of one review; 409 with how it stands when somebody was faster.
http::Response decide(const Application& application, const http::Request& request, ReviewMove move) {
    const auto form = form_in<ReviewForm>(request);
    if (!form) return http::problem(form.error());
    const auto decision = decision_in(move, *form);
    if (!decision) return http::problem(decision.error());
    const std::string& id = review_id_of(request);
    std::optional<EditConflict> conflict;
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();  // it may run again
        const auto decided = staff.reviews.decide({id, form->version}, *decision);
        if (!decided) return std::unexpected(decided.error());
        if (decided->conflict) {
            conflict = decided->conflict;
            return fail(Reason::conflict, "catalogue.changedMeanwhile", id, "StaffVersionError", "review");
        }
        return whole(application, staff, request.caller, decided->kept);
    });
    if (conflict) return refused_for(*conflict, id, "review");
    return done ? http::ok(*done) : http::problem(done.error());
}

}  // namespace
}  // namespace reviews

void add_review_calls(Application& application) {
    using namespace reviews;
    using namespace staff_right;
    const std::string one = "/reviews/{staffReviewId}";
    add_look(
        application, "/reviews",
        [&application](StaffSession& staff, const http::Request& request) {
            return reviews::list(application, staff, request);
        },
        kSeeReviews);
    add_look(
        application, one,
        [&application](StaffSession& staff, const http::Request& request) {
            const auto kept = staff.reviews.one(review_id_of(request));
            return kept ? http::ok(whole(application, staff, request.caller, *kept)) : http::problem(kept.error());
        },
        kSeeReviews);
    http::RouteOptions deciding;
    deciding.right = kReviews;
    for (const auto& [path, move] : {std::pair{"/approve", ReviewMove::approve},
                                     {"/decline", ReviewMove::decline},
                                     {"/wait", ReviewMove::wait},
                                     {"/undo", ReviewMove::undo}})
        application.router.staff(
            "POST", one + path,
            [&application, move = move](const http::Request& request) {
                return reviews::decide(application, request, move);
            },
            deciding);
    add_review_bulk(application);
}

}  // namespace spaza::app::backoffice
