#include "shop/payment/refund_service.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "shop/payment/payment_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kAnswerWithin{2};  // afterwards whoever sent it is taken to have died

bool can_be_returned(AttemptState state) {
    return state == AttemptState::succeed || state == AttemptState::part_refunded;
}

Refund refund_of(const PaymentAttempt& attempt, std::string gateway_ref, Money amount, std::string reason,
                 std::string request_key, TimePoint now) {
    return Refund{{.id = random_hex(12),
                   .attempt_id = attempt.id,
                   .gateway = attempt.gateway,
                   .gateway_ref = std::move(gateway_ref),
                   .order = attempt.order,
                   .amount = amount,
                   .reason = std::move(reason),
                   .request_key = std::move(request_key),
                   .created_at = now}};
}

}  // namespace

/// A refund that failed still counts: the operator may have it tried again.
Money RefundService::left_of(const PaymentAttempt& attempt) {
    Money left = attempt.amount;
    for (const Refund& each : store_.of_attempt(attempt.id))
        if (each.gateway_ref == attempt.gateway_ref) left = left - each.amount;
    return left;
}

Money RefundService::refundable(const OrderCode& order) {
    Money sum;
    for (const PaymentAttempt& each : payments_.of_order(order))
        if (can_be_returned(each.state)) sum += left_of(each);
    return sum;
}

Result<Refund> RefundService::request(const RefundRequest& wanted) {
    if (const auto known = store_.by_request(wanted.request_key)) return *known;
    if (wanted.amount <= Money{})
        return fail(Reason::invalid, "refund.nothing", wanted.order.value, "PaymentError");

    std::vector<std::pair<PaymentAttempt, Money>> holding;
    Money held;
    for (const PaymentAttempt& each : payments_.of_order(wanted.order)) {
        if (!can_be_returned(each.state)) continue;
        auto attempt = payments_.lock(each.id);  // two requests of one payment wait for each other
        if (!attempt || !can_be_returned(attempt->state)) continue;
        const Money left = left_of(*attempt);
        if (left <= Money{}) continue;
        if (left >= wanted.amount) holding.clear();  // one payment that has all of it is enough
        holding.emplace_back(*std::move(attempt), left);
        held += left;
        if (left >= wanted.amount) break;
    }
    if (const auto known = store_.by_request(wanted.request_key)) return *known;  // added while we waited
    if (held < wanted.amount)
        return fail(Reason::invalid, "refund.tooMuch", wanted.order.value, "PaymentError", "order");

    std::optional<Refund> first;
    Money missing = wanted.amount;
    for (std::size_t i = holding.size(); i > 0 && missing > Money{}; --i) {  // the latest payment first
        auto& [attempt, left] = holding[i - 1];
        const Money part = std::min(left, missing);
        missing -= part;
        const std::string key = first ? wanted.request_key + '/' + attempt.merchant_ref : wanted.request_key;
        const Refund refund = refund_of(attempt, attempt.gateway_ref, part, wanted.reason, key, clock_.now());
        if (!store_.add(refund)) return *store_.by_request(wanted.request_key);
        attempt.needs_refund = true;
        payments_.save(attempt);
        if (!first) first = refund;
    }
    return *first;
}

void RefundService::give_back(PaymentAttempt& attempt, const std::string& gateway_ref, const std::string& reason) {
    attempt.needs_refund = true;
    payments_.save(attempt);
    (void)store_.add(refund_of(attempt, gateway_ref, attempt.amount, reason,
                               "capture:" + attempt.id + ':' + gateway_ref, clock_.now()));
}

std::optional<RefundOrder> RefundService::take(const std::string& refund_id) {
    const auto now = clock_.now();
    auto refund = store_.lock(refund_id);
    if (!refund || !refund->is_due(now)) return std::nullopt;
    const auto attempt = payments_.lock(refund->attempt_id);
    if (!attempt) return std::nullopt;

    RefundOrder order{.id = refund->id,
                      .attempt = *attempt,
                      .gateway_ref = refund->gateway_ref,
                      .amount = refund->amount,
                      .returned_before = {},
                      .reason = refund->reason,
                      .first_try = refund->is_first_try(),
                      .by_hand = refund->is_by_hand()};
    bool younger = false;  // the others from here on, as they come oldest first
    for (const Refund& other : store_.of_attempt(refund->attempt_id)) {
        if (other.id == refund->id) younger = true;
        if (other.gateway_ref != refund->gateway_ref || other.id == refund->id) continue;
        if (other.is_done()) order.returned_before = order.returned_before + other.amount;
        const bool both_sent = refund->state() == RefundState::sent;  // then the older one goes first
        if (other.state() != RefundState::sent || order.by_hand || (both_sent && younger)) continue;
        store_.put_off(refund->id, std::max(other.next_try_at().value_or(now), now));  // until it is answered
        return std::nullopt;
    }
    const auto move = refund->sent(now, now + kAnswerWithin);
    if (!move) return std::nullopt;
    store_.save(*refund, *move);
    return order;
}

/// Nothing when it had been answered already.
std::optional<RefundMove> RefundService::apply_answer(Refund& refund, const RefundAnswer& answer) {
    const auto now = clock_.now();
    const std::string said = plain(answer.text, 200);
    if (answer.outcome == RefundOutcome::accepted) return refund.accepted(said, now);
    if (answer.outcome == RefundOutcome::refused) return refund.refused(said, now);
    const auto next_try = next_refund(refund.created_at, refund.tries(), now);
    return next_try ? refund.unanswered(said, *next_try, now) : refund.refused(said, now);  // a person has to look
}

Done RefundService::answered(const std::string& refund_id, const RefundAnswer& answer) {
    const auto now = clock_.now();
    auto refund = store_.lock(refund_id);
    if (!refund) return fail(Reason::not_found, "payment.unknownReference", refund_id);
    const auto move = apply_answer(*refund, answer);
    if (!move) return Done{};
    store_.save(*refund, *move);
    if (refund->state() == RefundState::sent) return Done{};

    auto attempt = payments_.lock(refund->attempt_id);
    if (!attempt) return Done{};
    const auto all = store_.of_attempt(attempt->id);
    Money returned;
    for (const Refund& each : all)
        if (each.is_done() && each.gateway_ref == attempt->gateway_ref) returned = returned + each.amount;
    attempt->needs_refund = !std::ranges::all_of(all, &Refund::is_done);
    const AttemptState now_is = returned >= attempt->amount ? AttemptState::refunded : AttemptState::part_refunded;
    if (returned > Money{}) attempt->becomes(now_is);
    payments_.save(*attempt);

    if (refund->is_done())
        outcomes_.refunded(*refund, *attempt, returned, now);
    else
        outcomes_.refund_failed(*refund, *attempt, now);
    return Done{};
}

bool RefundService::retry(const std::string& refund_id) { return try_again(store_, refund_id, clock_.now()); }
bool RefundService::confirm(const std::string& refund_id) { return done_by_hand(store_, refund_id, clock_.now()); }

bool try_again(RefundStore& store, const std::string& refund_id, TimePoint now) {
    auto refund = store.lock(refund_id);
    const auto move = refund ? refund->taken_up(now) : std::nullopt;
    if (move) store.save(*refund, *move);
    return move.has_value();
}

bool done_by_hand(RefundStore& store, const std::string& refund_id, TimePoint now) {
    auto refund = store.lock(refund_id);
    const auto move = refund ? refund->given_back_by_hand(now) : std::nullopt;
    if (move) store.save(*refund, *move);
    return move.has_value();
}

}  // namespace spaza
