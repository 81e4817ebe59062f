#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/reviews/review_admin_rules.hpp"

namespace spaza::app::backoffice {
namespace review_bulk {
namespace {

struct ReviewBulkForm {
    std::string act;
    std::vector<std::string> ids;
};
BOOST_DESCRIBE_STRUCT(ReviewBulkForm, (), (act, ids))

struct SeenShown {
    std::string id;
    std::string version;
};
BOOST_DESCRIBE_STRUCT(SeenShown, (), (id, version))

struct DecideForm {
    std::string act;
    std::vector<SeenShown> reviews;
    std::optional<std::string> reason;
    std::optional<std::string> words;
};
BOOST_DESCRIBE_STRUCT(DecideForm, (), (act, reviews, reason, words))

struct TakeBackForm {
    std::vector<SeenShown> reviews;
};
BOOST_DESCRIBE_STRUCT(TakeBackForm, (), (reviews))

struct WouldDecideShown {
    std::string id;
    std::string version;
    std::string headline;
    std::string productName;
    std::string state;
    std::string becomes;
};
BOOST_DESCRIBE_STRUCT(WouldDecideShown, (), (id, version, headline, productName, state, becomes))

struct NotDecidedShown {
    std::string id;
    std::optional<std::string> headline;
    std::optional<std::string> state;
};
BOOST_DESCRIBE_STRUCT(NotDecidedShown, (), (id, headline, state))

struct ReviewPreviewShown {
    std::vector<WouldDecideShown> changing;
    std::vector<NotDecidedShown> skipped;
};
BOOST_DESCRIBE_STRUCT(ReviewPreviewShown, (), (changing, skipped))

struct AllDecidedShown {
    std::vector<SeenShown> reviews;
};
BOOST_DESCRIBE_STRUCT(AllDecidedShown, (), (reviews))

constexpr std::size_t kMostReviewsAtOnce = 200;

template <class Each>
Done check_many(const std::vector<Each>& list, const char* field) {
    if (list.empty()) return http::bad_parameter("request.required", field);
    if (list.size() > kMostReviewsAtOnce) return http::bad_parameter("validation.invalid", field);
    return Done{};
}

Result<ReviewMove> review_move_in(const std::string& act) {
    if (const auto move = review_move_named(act)) return *move;
    return http::bad_parameter("validation.invalid", "act");
}

/// Each once, as somebody saw it.
Result<std::vector<ReviewAsSeen>> reviews_seen_in(const std::vector<SeenShown>& list) {
    if (const auto good = check_many(list, "reviews"); !good) return std::unexpected(good.error());
    std::vector<ReviewAsSeen> seen;
    for (const SeenShown& each : list) {
        if (std::ranges::find(seen, each.id, &ReviewAsSeen::id) != seen.end())
            return http::bad_parameter("validation.invalid", "reviews");
        seen.push_back({each.id, each.version});
    }
    return seen;
}

http::Response preview(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<ReviewBulkForm>(request);
    if (!form) return http::problem(form.error());
    const auto move = review_move_in(form->act);
    if (!move) return http::problem(move.error());
    if (const auto good = check_many(form->ids, "ids"); !good) return http::problem(good.error());
    ReviewPreviewShown out;
    for (const std::string& id : form->ids) {
        const auto kept = staff.review_admin_store.one(id);
        if (!kept) {
            out.skipped.push_back({.id = id, .headline = {}, .state = {}});
            continue;
        }
        const std::string state{review_state(kept->review.status)};
        if (const auto then = after(*kept, {*move, {}}))
            out.changing.push_back({.id = id,
                                    .version = std::to_string(kept->version),
                                    .headline = kept->review.headline,
                                    .productName = kept->product_name,
                                    .state = state,
                                    .becomes = std::string{review_state(then->status)}});
        else
            out.skipped.push_back({.id = id, .headline = kept->review.headline, .state = state});
    }
    return http::ok(json::write(out));
}

Result<std::string> all_shown(const Result<std::vector<KeptReview>>& done) {
    if (!done) return std::unexpected(done.error());
    AllDecidedShown out;
    for (const KeptReview& each : *done) out.reviews.push_back({each.review.id, std::to_string(each.version)});
    return json::write(out);
}

Result<std::string> decide_all(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<DecideForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto move = review_move_in(form->act);
    if (!move) return std::unexpected(move.error());
    ReviewDecision decision{*move, {}};
    if (*move == ReviewMove::decline) {
        auto refusal = review_refusal(form->reason.value_or(""), form->words.value_or(""));
        if (!refusal) return std::unexpected(refusal.error());
        decision.refusal = *std::move(refusal);
    }
    auto seen = reviews_seen_in(form->reviews);
    if (!seen) return std::unexpected(seen.error());
    return all_shown(staff.reviews.decide_all(*std::move(seen), decision));
}

Result<std::string> take_all_back(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<TakeBackForm>(request);
    if (!form) return std::unexpected(form.error());
    auto seen = reviews_seen_in(form->reviews);
    if (!seen) return std::unexpected(seen.error());
    return all_shown(staff.reviews.decide_all(*std::move(seen), {ReviewMove::undo, {}}));
}

}  // namespace
}  // namespace review_bulk

void add_review_bulk(Application& application) {
    using namespace review_bulk;
    http::RouteOptions looking;
    looking.right = staff_right::kReviews;
    application.router.staff(
        "POST", "/review-bulk/preview",
        [&application](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return review_bulk::preview(staff, request);
            });
        },
        looking);
    add_act(application, "/review-bulk", {.right = staff_right::kReviews, .keyed = Keyed::yes}, decide_all);
    add_act(application, "/review-bulk/undo", {.right = staff_right::kReviews}, take_all_back);
}

}  // namespace spaza::app::backoffice
