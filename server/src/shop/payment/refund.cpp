#include "shop/payment/refund.hpp"

#include <array>

#include "base/moves.hpp"

namespace spaza {
namespace {

constexpr std::array kRefundMoves{
    AllowedMove{RefundState::needed, RefundState::sent},
    AllowedMove{RefundState::sent, RefundState::sent},  // again
    AllowedMove{RefundState::sent, RefundState::done},
    AllowedMove{RefundState::sent, RefundState::failed},
    AllowedMove{RefundState::failed, RefundState::needed},  // the operator takes it up
};

}  // namespace

bool may_follow(RefundState from, RefundState to) { return may_follow(kRefundMoves, from, to); }

Refund::Refund(RefundFacts facts)
    : RefundFacts{std::move(facts)}, progress_{.state = RefundState::needed, .next_try_at = created_at} {}

Refund::Refund(RefundFacts facts, RefundProgress progress, Passkey<SqlRefundStore>)
    : RefundFacts{std::move(facts)}, progress_{std::move(progress)} {}

bool Refund::is_due(TimePoint now) const {
    return may_follow(state(), RefundState::sent) && next_try_at() && *next_try_at() <= now;
}

std::optional<RefundMove> Refund::change(std::string_view what, RefundProgress next, TimePoint at,
                                         std::string said) {
    if (!may_follow(state(), next.state)) return std::nullopt;
    RefundMove move{id, what, state(), next.state, at, std::move(said)};
    progress_ = std::move(next);
    return move;
}

std::optional<RefundMove> Refund::sent(TimePoint at, TimePoint answer_by) {
    RefundProgress next = progress_;
    next.state = RefundState::sent;
    next.tries += 1;
    next.next_try_at = answer_by;
    return change(is_by_hand() ? "settling" : "sent", std::move(next), at);
}

std::optional<RefundMove> Refund::unanswered(const std::string& answer, TimePoint next_try, TimePoint at) {
    if (state() != RefundState::sent) return std::nullopt;
    RefundProgress next = progress_;
    next.answer = answer;
    next.next_try_at = next_try;
    return change("unanswered", std::move(next), at, answer);
}

std::optional<RefundMove> Refund::finish(std::string_view what, RefundState state, const std::string& answer,
                                         TimePoint at) {
    RefundProgress next = progress_;
    next.state = state;
    next.answer = answer;
    next.next_try_at.reset();
    next.finished_at = at;
    return change(what, std::move(next), at, answer);
}

std::optional<RefundMove> Refund::accepted(const std::string& answer, TimePoint at) {
    return finish(is_by_hand() ? "settled" : "accepted", RefundState::done, answer, at);
}

std::optional<RefundMove> Refund::refused(const std::string& answer, TimePoint at) {
    return finish("refused", RefundState::failed, answer, at);
}

std::optional<RefundMove> Refund::take_up(std::string_view what, bool by_hand, TimePoint at) {
    return change(what,
                  {.state = RefundState::needed,
                   .answer = {},
                   .by_hand = by_hand,
                   .tries = 1,
                   .next_try_at = at,
                   .finished_at = {}},
                  at);
}

std::optional<RefundMove> Refund::taken_up(TimePoint at) { return take_up("takenUp", false, at); }

std::optional<RefundMove> Refund::given_back_by_hand(TimePoint at) { return take_up("byHand", true, at); }

}  // namespace spaza
