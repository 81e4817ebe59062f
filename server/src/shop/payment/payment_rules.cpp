#include "shop/payment/payment_rules.hpp"

#include <algorithm>
#include <array>

#include "base/digest.hpp"

namespace spaza {
namespace {

using enum AttemptState;

constexpr int kTriesAfterTheWeek = 24;

}  // namespace

Move move_for(const PaymentAttempt& attempt, GatewayStatus status) {
    const auto to = [&](AttemptState state, std::string reason = {}) {
        return may_follow(attempt.state, state) ? Move{state, std::move(reason)} : Move{};
    };
    switch (status) {
        case GatewayStatus::complete: return to(succeed);
        case GatewayStatus::failed:
        case GatewayStatus::voided: return to(failed, "payment.declined");
        case GatewayStatus::pending:
        case GatewayStatus::unpaid:
        case GatewayStatus::unknown: return to(pending);
    }
    return {};
}

Verdict judge(const Notice& notice, const PaymentAttempt* attempt, bool source_allowed) {
    if (!notice.signature_right) return Verdict::bad_signature;
    if (!source_allowed) return Verdict::wrong_source;
    if (!notice.merchant_is_us) return Verdict::wrong_merchant;
    if (!attempt) return Verdict::unknown_payment;
    if (notice.gross != attempt->amount) return Verdict::wrong_amount;
    return Verdict::received;
}

std::string dedupe_key(const std::string& gateway, const Notice& notice) {
    const std::string cents = notice.gross ? std::to_string(notice.gross->in_cents()) : std::string{"-"};
    return sha256_hex(gateway + '|' + notice.merchant_ref + '|' + notice.gateway_ref + '|' + notice.status_text +
                      '|' + std::string{gateway_status_name(notice.status)} + '|' + cents);
}

std::string refused_key(const std::string& gateway, const std::string& attempt_id, Verdict verdict,
                        std::string_view peer, TimePoint now) {
    const auto day = std::chrono::floor<std::chrono::days>(now).time_since_epoch().count();
    return sha256_hex("refused|" + gateway + '|' + attempt_id + '|' + std::string{verdict_name(verdict)} + '|' +
                      std::string{peer} + '|' + std::to_string(day));
}

std::optional<TimePoint> next_query(TimePoint created_at, int asked) {
    using std::chrono::hours;
    using std::chrono::minutes;
    constexpr std::array<int, 5> kFirst{2, 5, 10, 20, 30};
    if (asked < 5) return created_at + minutes{kFirst[static_cast<std::size_t>(asked)]};
    const int hour = asked - 4;  // the sixth question comes after one hour
    if (hour <= 24) return created_at + hours{hour};
    const int day = hour - 23;
    if (day <= 7) return created_at + hours{24 * day};
    return std::nullopt;
}

std::optional<TimePoint> next_query_after(TimePoint created_at, TimePoint now) {
    int asked = 0;
    auto next = next_query(created_at, asked);
    while (next && *next <= now) next = next_query(created_at, ++asked);
    return next;
}

std::optional<TimePoint> next_refund(TimePoint created_at, int tries, TimePoint now) {
    auto next = next_query(created_at, std::max(tries - 1, 0));
    if (!next || *next <= now) next = next_query_after(created_at, now);
    if (!next && tries < kTriesAfterTheWeek) next = now + std::chrono::hours{1};  // taken up again by the operator
    return next;
}

TimePoint next_confirmation(TimePoint now, int tries) {
    const int doubled = 1 << std::min(tries, 9);  // 2 s, 4 s, … 17 minutes
    return now + std::chrono::seconds{2 * doubled};
}

std::string merchant_ref(const OrderCode& order, int number) { return order.value + '-' + std::to_string(number); }

}  // namespace spaza
