#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "base/passkey.hpp"

namespace spaza {

/// Money on its way back. `sent` is recorded before the gateway is asked: whether it has received it is then not
/// known.
enum class RefundState { needed, sent, done, failed };

/// The table of allowed moves. What is done stays done.
bool may_follow(RefundState from, RefundState to);

/// What of a refund stays as it was asked for. `request_key` is the asker's: the same key is the same refund.
struct RefundFacts {
    std::string id{};
    std::string attempt_id{};
    std::string gateway{};
    std::string gateway_ref{};  // the captured payment, as the gateway calls it
    OrderCode order{};
    Money amount{};
    std::string reason{};  // a message key: refund.paidTwice, refund.soldOut, …
    std::string request_key{};
    TimePoint created_at{};
};

struct RefundProgress {
    RefundState state{RefundState::needed};
    std::string answer{};  // the gateway's name for it, or why it was not done
    bool by_hand{false};   // the operator says it is done: the gateway is not asked
    int tries{0};
    std::optional<TimePoint> next_try_at{};
    std::optional<TimePoint> finished_at{};
};

/// A move of a refund, for its history. Only a refund's verbs make one, and only with one can a changed refund be
/// saved.
class RefundMove {
public:
    /// The refund that moved.
    const std::string& refund() const { return refund_; }
    /// What happened: requested, sent, unanswered, accepted, refused, takenUp, byHand, settling, settled. Several
    /// leave a refund in one state.
    std::string_view what() const { return what_; }
    RefundState from() const { return from_; }
    RefundState to() const { return to_; }
    TimePoint at() const { return at_; }
    /// What the gateway or the operator said, when that is what moved it.
    const std::string& said() const { return said_; }

private:
    friend class Refund;
    RefundMove(std::string refund, std::string_view what, RefundState from, RefundState to, TimePoint at,
               std::string said)
        : refund_{std::move(refund)}, what_{what}, from_{from}, to_{to}, at_{at}, said_{std::move(said)} {}

    std::string refund_;
    std::string_view what_;  // of refund.cpp's own words
    RefundState from_;
    RefundState to_;
    TimePoint at_;
    std::string said_;
};

class SqlRefundStore;

/// One return of captured money, whole or in part. Every change is a verb; it answers nothing, and nothing has
/// changed, where the table has no such move.
class Refund : public RefundFacts {
public:
    /// To be sent at once.
    explicit Refund(RefundFacts facts);
    Refund(RefundFacts facts, RefundProgress progress, Passkey<SqlRefundStore>);

    RefundState state() const { return progress_.state; }
    const std::string& answer() const { return progress_.answer; }
    int tries() const { return progress_.tries; }
    const std::optional<TimePoint>& next_try_at() const { return progress_.next_try_at; }
    const std::optional<TimePoint>& finished_at() const { return progress_.finished_at; }

    bool is_done() const { return state() == RefundState::done; }
    /// It is to be sent, or sent again as nobody has answered, and its time has come.
    bool is_due(TimePoint now) const;
    /// No gateway has been asked for it yet.
    bool is_first_try() const { return state() == RefundState::needed && tries() == 0; }
    /// The operator says it is done: the gateway is not asked.
    bool is_by_hand() const { return progress_.by_hand; }

    /// The gateway is asked now; without an answer by then it is asked again.
    [[nodiscard]] std::optional<RefundMove> sent(TimePoint at, TimePoint answer_by);
    [[nodiscard]] std::optional<RefundMove> accepted(const std::string& answer, TimePoint at);
    [[nodiscard]] std::optional<RefundMove> refused(const std::string& answer, TimePoint at);
    /// Whether the gateway has received it is not known.
    [[nodiscard]] std::optional<RefundMove> unanswered(const std::string& answer, TimePoint next_try,
                                                       TimePoint at);
    /// The operator has a failed one tried again; an earlier try may have been received after all.
    [[nodiscard]] std::optional<RefundMove> taken_up(TimePoint at);
    /// The operator gave a failed one back in the gateway's back office.
    [[nodiscard]] std::optional<RefundMove> given_back_by_hand(TimePoint at);

private:
    std::optional<RefundMove> change(std::string_view what, RefundProgress next, TimePoint at,
                                     std::string said = {});
    std::optional<RefundMove> finish(std::string_view what, RefundState state, const std::string& answer,
                                     TimePoint at);
    std::optional<RefundMove> take_up(std::string_view what, bool by_hand, TimePoint at);

    RefundProgress progress_;
};

}  // namespace spaza
