#include "shop/reviews/review_admin_service.hpp"

#include <algorithm>
#include <map>

#include "platform/log/log.hpp"
#include "shop/reviews/review_admin_rules.hpp"

namespace spaza {
namespace {

auto no_such_review(const std::string& id) {
    return fail(Reason::not_found, "review.unknown", id, "NotFoundError", "review");
}

EditConflict conflict_of(const KeptReview& kept, const ReviewDecision& decision) {
    EditConflict conflict{.version = std::to_string(kept.version),
                          .by = kept.decided_by,
                          .at = kept.decided_at.value_or(kept.review.created_at),
                          .differences = {}};
    std::vector<std::string> yours;
    if (const auto then = after(kept, decision)) yours.push_back(review_text(then->status, then->refusal));
    conflict.differences.push_back({"state", yours, {review_text(kept.review.status, kept.refusal)}});
    return conflict;
}

std::string_view act_named(ReviewMove move) {
    switch (move) {
        case ReviewMove::approve: return "review.approved";
        case ReviewMove::decline: return "review.declined";
        case ReviewMove::wait: return "review.putBack";
        case ReviewMove::undo: break;
    }
    return "review.undone";
}

}  // namespace

Result<KeptReview> ReviewAdminService::one(const std::string& id) {
    auto kept = store_.one(id);
    if (!kept) return no_such_review(id);
    return *std::move(kept);
}

Result<ReviewDecided> ReviewAdminService::decide(const ReviewAsSeen& seen, const ReviewDecision& decision) {
    auto kept = store_.lock(seen.id);
    if (!kept) return no_such_review(seen.id);
    if (seen.version != std::to_string(kept->version)) return ReviewDecided{*kept, conflict_of(*kept, decision)};
    const auto done = decide_all({seen}, decision);
    if (!done) return std::unexpected(done.error());
    auto now = store_.one(seen.id);  // with the product's stars as they are by now
    if (!now) return no_such_review(seen.id);
    return ReviewDecided{*std::move(now), {}};
}

Result<std::vector<KeptReview>> ReviewAdminService::decide_all(std::vector<ReviewAsSeen> seen,
                                                               const ReviewDecision& decision) {
    std::ranges::sort(seen, {}, &ReviewAsSeen::id);  // all in one order: nobody waits in a circle
    std::vector<KeptReview> done;
    std::vector<StaffActDraft> notes;
    std::map<ProductCode, StarsMoved> stars;
    for (const ReviewAsSeen& each : seen) {
        const auto kept = store_.lock(each.id);
        if (!kept) return no_such_review(each.id);
        if (each.version != std::to_string(kept->version))
            return fail(Reason::conflict, "catalogue.changedMeanwhile", each.id, "StaffVersionError", "review");
        auto now = decided(*kept, decision);
        if (!now) return std::unexpected(now.error());
        const int counts =
            int{now->review.status == ReviewStatus::approved} - int{kept->review.status == ReviewStatus::approved};
        if (counts != 0) {
            StarsMoved& moved = stars[now->review.product];
            moved.reviews += counts;
            moved.stars += counts * now->review.rating;
        }
        notes.push_back({std::string{act_named(decision.move)}, each.id,
                         review_noted(kept->review.status, kept->refusal),
                         review_noted(now->review.status, now->refusal)});
        done.push_back(*std::move(now));
    }
    for (const auto& [product, moved] : stars) reviews_.move_stars(product, moved, clock_.now());
    if (!notes.empty()) acts_.note_all(by_, notes);
    log::info("reviews_decided", {{"act", act_named(decision.move)}, {"reviews", std::int64_t(done.size())}});
    return done;
}

Result<KeptReview> ReviewAdminService::decided(KeptReview kept, const ReviewDecision& decision) {
    const auto then = after(kept, decision);
    if (!then && decision.move == ReviewMove::undo)
        return fail(Reason::conflict, "review.notUndoable", kept.review.id, "StaffUndoError", "review");
    if (!then) return fail(Reason::conflict, "review.standsSo", kept.review.id, "StaffStateError", "review");
    const ReviewBefore before{kept.review.status, kept.refusal};
    kept.before = decision.move == ReviewMove::undo ? std::nullopt : std::optional{before};
    kept.review.status = then->status;
    kept.refusal = then->refusal;
    kept.decided_at = clock_.now();
    kept.decided_by = by_;
    ++kept.version;
    store_.save(kept);
    return kept;
}

}  // namespace spaza
