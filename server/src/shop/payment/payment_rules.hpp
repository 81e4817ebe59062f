#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/payment/payment.hpp"
#include "shop/payment/payment_words.hpp"

namespace spaza {

/// What a notice, confirmed by the gateway, does to an attempt.
struct Move {
    std::optional<AttemptState> to;  // nothing: stays as it is
    std::string failure_reason;
};
Move move_for(const PaymentAttempt& attempt, GatewayStatus status);

/// Everything that can be said against a notice without asking the gateway; `received` when nothing can.
Verdict judge(const Notice& notice, const PaymentAttempt* attempt, bool source_allowed);

/// One event is one message: repeats of it share the key. The gateway's word is not enough: PayGate has one for
/// an approval with its authorisation and for one without.
std::string dedupe_key(const std::string& gateway, const Notice& notice);
/// Refused ones are kept apart, so that a forgery can never stand in the way of the genuine message. However many
/// somebody sends, they make one event a day for each verdict, payment and sender.
std::string refused_key(const std::string& gateway, const std::string& attempt_id, Verdict verdict,
                        std::string_view peer, TimePoint now);

/// When to ask the gateway after `asked` questions: +2, +5, +10, +20, +30 minutes, then hourly to 24 hours, then
/// daily for a week.
std::optional<TimePoint> next_query(TimePoint created, int asked);
/// The next of these times.
std::optional<TimePoint> next_query_after(TimePoint created, TimePoint now);
/// When to try a refund again after `tries` tries: on the same schedule. Nothing: a person has to look.
std::optional<TimePoint> next_refund(TimePoint created, int tries, TimePoint now);
/// When to ask again whether a notification is genuine.
TimePoint next_confirmation(TimePoint now, int tries);

/// `<order>-<number>`: new for every attempt.
std::string merchant_ref(const OrderCode& order, int number);

}  // namespace spaza
