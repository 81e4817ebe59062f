#include "shop/price_beat/price_beat_claim.hpp"

#include <algorithm>
#include <array>

#include "base/moves.hpp"

namespace spaza {
namespace {

using enum PriceBeatStatus;

constexpr std::array kMoves{
    AllowedMove<PriceBeatStatus>{sent, checking},
    AllowedMove<PriceBeatStatus>{checking, checking},  // one of two has agreed
    AllowedMove<PriceBeatStatus>{checking, agreed},
    AllowedMove<PriceBeatStatus>{sent, refused},
    AllowedMove<PriceBeatStatus>{checking, refused},
    AllowedMove<PriceBeatStatus>{agreed, paid},
};

constexpr std::array<std::string_view, 5> kStatuses{"SENT", "CHECKING", "AGREED", "REFUSED", "PAID"};
constexpr std::array<std::string_view, 2> kKinds{"post_purchase_price_beat", "pre_purchase_price_beat"};

}  // namespace

std::string_view name_of(PriceBeatKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }

std::optional<PriceBeatKind> price_beat_kind_named(std::string_view name) {
    const auto found = std::ranges::find(kKinds, name);
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<PriceBeatKind>(found - kKinds.begin());
}

std::string_view name_of(PriceBeatStatus status) { return kStatuses.at(static_cast<std::size_t>(status)); }

std::optional<PriceBeatStatus> price_beat_status_named(std::string_view name) {
    const auto found = std::ranges::find(kStatuses, name);
    if (found == kStatuses.end()) return std::nullopt;
    return static_cast<PriceBeatStatus>(found - kStatuses.begin());
}

bool may_follow(PriceBeatStatus from, PriceBeatStatus to) { return may_follow(kMoves, from, to); }

PriceBeatClaim::PriceBeatClaim(PriceBeatFacts facts) : PriceBeatFacts{std::move(facts)} {
    progress_.modified_at = created_at;
}

PriceBeatClaim::PriceBeatClaim(PriceBeatFacts facts, PriceBeatProgress progress, Passkey<SqlPriceBeatStore>)
    : PriceBeatFacts{std::move(facts)}, progress_{std::move(progress)} {}

Result<PriceBeatMove> PriceBeatClaim::change(std::string_view what, PriceBeatProgress next, const std::string& by,
                                             TimePoint at, const std::string& said) {
    if (!may_follow(status(), next.status))
        return fail(Reason::conflict, "priceBeat.moveNotPossible", id, "ConflictError", "claim");
    next.modified_at = at;
    progress_ = std::move(next);
    return PriceBeatMove{id, what, progress_.status, by, said, at};
}

PriceBeatMove PriceBeatClaim::opened() const { return {id, "sent", sent, "customer", {}, created_at}; }

Result<PriceBeatMove> PriceBeatClaim::taken(const std::string& by, TimePoint at) {
    if (status() == checking)
        return fail(Reason::conflict, "priceBeat.moveNotPossible", id, "ConflictError", "claim");
    PriceBeatProgress next = progress_;
    next.status = checking;
    return change("checking", std::move(next), by, at);
}

Result<PriceBeatMove> PriceBeatClaim::first_agreed(const std::string& by, TimePoint at) {
    PriceBeatProgress next = progress_;
    next.status = checking;
    next.first_agreed = by;
    if (status() != checking)
        return fail(Reason::conflict, "priceBeat.moveNotPossible", id, "ConflictError", "claim");
    return change("firstAgreed", std::move(next), by, at);
}

Result<PriceBeatMove> PriceBeatClaim::agreed_by_refund(const std::string& by, const std::string& credit_note,
                                                       TimePoint at) {
    PriceBeatProgress next = progress_;
    next.status = agreed;
    next.credit_note = credit_note;
    return change("agreed", std::move(next), by, at);
}

Result<PriceBeatMove> PriceBeatClaim::agreed_by_coupon(const std::string& by, const std::string& coupon,
                                                       TimePoint coupon_ends, TimePoint at) {
    PriceBeatProgress next = progress_;
    next.status = agreed;
    next.coupon = coupon;
    next.coupon_ends = coupon_ends;
    return change("agreed", std::move(next), by, at);
}

Result<PriceBeatMove> PriceBeatClaim::refused(const std::string& by, const std::string& reason, TimePoint at) {
    PriceBeatProgress next = progress_;
    next.status = PriceBeatStatus::refused;
    next.reason = reason;
    return change("refused", std::move(next), by, at, reason);
}

Result<PriceBeatMove> PriceBeatClaim::paid(TimePoint at) {
    PriceBeatProgress next = progress_;
    next.status = PriceBeatStatus::paid;
    return change("paid", std::move(next), "shop", at);
}

}  // namespace spaza
