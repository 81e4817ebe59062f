#include "shop/payment/payment_service.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "shop/payment/payment_rules.hpp"

namespace spaza {
namespace {

constexpr int kDenialsUntilGivenUp = 5;
constexpr int kTriesUntilGivenUp = 100;              // more than a day
constexpr std::chrono::seconds kOpensWithin{60};     // longer than making a page ready may take
constexpr std::chrono::minutes kUntilAskedAgain{5};  // when an attempt past its time could not be asked about
constexpr std::chrono::seconds kBetweenHurriedQuestions{15};  // however often somebody loads the way back

bool holds_money(AttemptState state) { return is_final(state) && state != AttemptState::failed; }

/// References are ours, so plain ASCII; anything else is not worth a question to the database.
bool could_be_ours(const std::string& merchant_ref) {
    return !merchant_ref.empty() && merchant_ref.size() <= 100 &&
           std::ranges::all_of(merchant_ref, [](char c) { return c > ' ' && c < 127; });
}

std::string readable(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c < ' ' || c > '~'; }, '?');
    return text;
}

}  // namespace

const PaymentMode* PaymentService::mode(const std::string& code) const {
    const auto found = std::ranges::find(policy_.modes, code, &PaymentMode::code);
    return found == policy_.modes.end() ? nullptr : &*found;
}

std::vector<PaymentMode> PaymentService::modes(Money amount) const {
    std::vector<PaymentMode> taking;
    std::ranges::copy_if(policy_.modes, std::back_inserter(taking),
                         [&](const PaymentMode& each) { return !policy_.takes || policy_.takes(each, amount); });
    return taking;
}

Result<PaymentAttempt> PaymentService::start(const OrderCode& order, const PaymentDue& due,
                                             const std::string& mode_code) {
    const auto tries = store_.of_order(order);
    const PaymentMode* chosen = mode(mode_code);
    if (chosen && policy_.one_at_a_time && policy_.one_at_a_time(*chosen))
        for (const PaymentAttempt& each : tries)
            if (each.gateway == chosen->gateway && each.part == due.part && each.amount == due.amount &&
                !is_final(each.state))
                return gone_on_with(each);
    return start(order, due, mode_code, static_cast<int>(tries.size()) + 1);
}

Result<PaymentAttempt> PaymentService::start(const OrderCode& order, const PaymentDue& due,
                                             const std::string& mode_code, int number) {
    const PaymentMode* chosen = mode(mode_code);
    if (!chosen) return fail(Reason::invalid, "payment.unknownMode", "paymentMode");
    if (policy_.takes && !policy_.takes(*chosen, due.amount))
        return fail(Reason::invalid, "payment.modeUnavailable", mode_code, "PaymentError", "paymentMode");

    const auto now = clock_.now();
    PaymentAttempt attempt{.id = random_hex(12),
                           .order = order,
                           .number = number,
                           .mode = chosen->code,
                           .gateway = chosen->gateway,
                           .merchant_ref = merchant_ref(order, number),
                           .gateway_ref = {},
                           .amount = due.amount,
                           .failure_reason = {},
                           .created_at = now,
                           .expires_at = now + policy_.attempt_lives,
                           .next_query_at = next_query(now, 0),
                           .last_query_at = {},
                           .cancelled_at = {},
                           .opening = {},
                           .part = due.part};
    store_.add(attempt);
    return attempt;
}

/// Back to its page, after Cancel too.
PaymentAttempt PaymentService::gone_on_with(PaymentAttempt attempt) {
    if (!attempt.cancelled_at) return attempt;
    attempt.cancelled_at.reset();
    store_.save(attempt);
    return attempt;
}

std::optional<PaymentAttempt> PaymentService::find(const std::string& ref) {
    return could_be_ours(ref) ? store_.find_by_ref(ref) : std::nullopt;
}

bool PaymentService::claim_opening(const std::string& attempt_id) {
    return store_.claim_opening(attempt_id, clock_.now(), clock_.now() + kOpensWithin);
}

Result<PaymentAttempt> PaymentService::opened(const std::string& attempt_id, const Opening& opening) {
    auto attempt = store_.lock(attempt_id);
    if (!attempt) return fail(Reason::not_found, "payment.unknownReference", attempt_id);
    if (is_final(attempt->state) || attempt->opening) return *attempt;
    if (opening.instruction) {
        attempt->opening = opening.instruction;
        if (!opening.gateway_ref.empty()) attempt->gateway_ref = opening.gateway_ref;
        attempt->becomes(AttemptState::redirected);
        store_.save(*attempt);
        return *attempt;
    }
    attempt->becomes(AttemptState::failed, "payment.couldNotBeProcessed");
    store_.save(*attempt);
    outcomes_.not_paid(*attempt, clock_.now());
    return *attempt;
}

bool PaymentService::worth_hurrying(const PaymentAttempt& attempt) const {
    if (holds_money(attempt.state)) return false;
    const auto now = clock_.now();
    const bool asked_just_now = attempt.last_query_at && *attempt.last_query_at > now - kBetweenHurriedQuestions;
    const bool about_to_be_asked = attempt.next_query_at && *attempt.next_query_at <= now;
    return !asked_just_now && !about_to_be_asked;
}

PaymentService::Receipt PaymentService::receive(const std::string& gateway, const Notice& notice,
                                                const std::string& raw_body, const std::string& headers,
                                                const std::string& peer, bool source_allowed) {
    const auto now = clock_.now();
    const auto found = find(notice.merchant_ref);
    const bool ours = found && found->gateway == gateway;
    const Verdict verdict = judge(notice, ours ? &*found : nullptr, source_allowed);
    const std::string attempt_id = ours ? found->id : std::string{};

    PaymentEvent event{.id = random_hex(12),
                       .attempt_id = attempt_id,
                       .source = EventSource::notify,
                       .dedupe_key = {},
                       .raw_body = {},
                       .headers = readable(headers),
                       .received_at = now,
                       .verdict = verdict,
                       .next_try_at = {},
                       .gateway = gateway};
    if (verdict == Verdict::received) {
        event.dedupe_key = dedupe_key(gateway, notice);
        event.raw_body = raw_body;
        event.next_try_at = now;
    } else {  // what a stranger writes is not kept, only that it came
        event.dedupe_key = refused_key(gateway, attempt_id, verdict, peer, now);
        event.headers += "; bytes: " + std::to_string(raw_body.size()) + "; sha256: " + sha256_hex(raw_body);
    }
    if (store_.add(event)) return {verdict, event.id};

    auto known = store_.event_by_key(event.dedupe_key);
    if (known->verdict == Verdict::not_confirmed) {  // the same words again: perhaps they are genuine this time
        known->raw_body = raw_body;
        known->verdict = Verdict::received;
        known->tries = 0;
        known->next_try_at = now;
        store_.save(*known);
    }
    return {known->verdict, known->id};
}

Verdict PaymentService::settle(const std::string& event_id, const Notice& notice, Confirmation confirmation) {
    const auto now = clock_.now();
    auto event = store_.lock_event(event_id);
    if (!event) return Verdict::unknown_payment;
    if (event->verdict != Verdict::received) return event->verdict;

    if (confirmation != Confirmation::confirmed) {
        event->tries += 1;
        event->next_try_at = next_confirmation(now, event->tries);
        if (event->tries >= (confirmation == Confirmation::denied ? kDenialsUntilGivenUp : kTriesUntilGivenUp)) {
            event->verdict = Verdict::not_confirmed;
            event->next_try_at.reset();
        }
    } else {
        const auto attempt = store_.lock(event->attempt_id);
        event->verified = true;
        event->applied = attempt && apply(*attempt, notice, now);
        const bool taken_back = notice.status == GatewayStatus::voided && attempt &&
                                attempt->state == AttemptState::succeed &&
                                attempt->gateway_ref == notice.gateway_ref;
        event->verdict = event->applied ? Verdict::applied : taken_back ? Verdict::voided : Verdict::no_change;
        event->next_try_at.reset();
    }
    store_.save(*event);
    return event->verdict;
}

/// What was answered is kept as messages are.
Verdict PaymentService::file_answer(const std::string& attempt_id, const Notice& notice, TimePoint now) {
    PaymentEvent event{.id = random_hex(12),
                       .attempt_id = attempt_id,
                       .source = EventSource::query,
                       .dedupe_key = {},
                       .raw_body = notice.parameters,
                       .headers = {},
                       .received_at = now,
                       .verified = true,
                       .next_try_at = {},
                       .gateway = {}};
    const auto attempt = store_.find_by_ref(notice.merchant_ref);
    event.verdict = judge(notice, attempt ? &*attempt : nullptr, true);
    const bool ours = event.verdict == Verdict::received;
    const std::string gateway = attempt ? attempt->gateway : std::string{};
    event.dedupe_key =
        ours ? dedupe_key(gateway, notice) : refused_key(gateway, attempt_id, event.verdict, "query", now);
    store_.add(event);
    if (!ours) return event.verdict;

    auto known = store_.event_by_key(event.dedupe_key);
    if (known->verdict == Verdict::not_confirmed) {  // given up on as a message, now known from the source
        known->verdict = Verdict::received;
        store_.save(*known);
    }
    return settle(known->id, notice, Confirmation::confirmed);
}

Result<Verdict> PaymentService::answer(const std::string& attempt_id, const QueryAnswer& answer) {
    const auto now = clock_.now();
    Verdict verdict = Verdict::no_change;
    if (answer.payment) verdict = file_answer(attempt_id, *answer.payment, now);
    for (const Notice& another : answer.more) (void)file_answer(attempt_id, another, now);

    auto attempt = store_.lock(attempt_id);
    if (!attempt) return fail(Reason::not_found, "payment.unknownReference", attempt_id);
    const bool past_its_time = !is_final(attempt->state) && attempt->expires_at <= now;
    const bool nobody_paid =
        answer.reached && (!answer.payment || answer.payment->status == GatewayStatus::unpaid);
    if (past_its_time && nobody_paid) {
        attempt->becomes(AttemptState::failed, attempt->cancelled_at ? "payment.cancelled" : "payment.expired");
        store_.save(*attempt);
        outcomes_.not_paid(*attempt, now);
    }
    // One that failed may still turn out paid, on the same page, after a refusal too: go on asking.
    auto next = holds_money(attempt->state) ? std::nullopt : next_query_after(attempt->created_at, now);
    if (next && past_its_time && !answer.reached) next = std::min(*next, now + kUntilAskedAgain);
    if (!next && !is_final(attempt->state)) {  // nothing more is asked: it must not stay open for ever
        attempt->becomes(AttemptState::failed, kUndecided);
        store_.save(*attempt);
        outcomes_.not_paid(*attempt, now);
    }
    store_.note_query(attempt_id, now, next);
    return verdict;
}

void PaymentService::note_cancelled(const std::string& attempt_id) {
    auto attempt = store_.lock(attempt_id);
    if (!attempt || attempt->cancelled_at || is_final(attempt->state)) return;
    attempt->cancelled_at = clock_.now();
    store_.save(*attempt);
    outcomes_.left(*attempt, *attempt->cancelled_at);
}

bool PaymentService::apply(PaymentAttempt attempt, const Notice& notice, TimePoint now) {
    const Move move = move_for(attempt, notice.status);
    if (!move.to) {
        const bool paid_again =
            notice.status == GatewayStatus::complete && attempt.gateway_ref != notice.gateway_ref;
        if (paid_again) refunds_.give_back(attempt, notice.gateway_ref, "refund.paidTwice");
        return paid_again;
    }
    const bool called_off = *move.to == AttemptState::failed && notice.by_shopper;
    attempt.becomes(*move.to, called_off ? "payment.cancelled" : move.failure_reason);
    if (!notice.gateway_ref.empty()) attempt.gateway_ref = notice.gateway_ref;
    if (holds_money(attempt.state)) attempt.next_query_at.reset();
    store_.save(attempt);

    if (attempt.state == AttemptState::succeed) {
        switch (outcomes_.paid(attempt, now)) {
            case Settlement::keep: break;
            case Settlement::refund_second_payment:
                refunds_.give_back(attempt, attempt.gateway_ref, "refund.paidTwice");
                break;
            case Settlement::refund_sold_out:
                refunds_.give_back(attempt, attempt.gateway_ref, "refund.soldOut");
                break;
            case Settlement::refund_cancelled:
                refunds_.give_back(attempt, attempt.gateway_ref, "refund.cancelled");
                break;
        }
    } else if (attempt.state == AttemptState::failed) {
        outcomes_.not_paid(attempt, now);
    }
    return true;
}

}  // namespace spaza
