#include "shop/payment/payfast/payfast_service.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <stdexcept>

#include "base/text.hpp"
#include "shop/payment/payfast/payfast_rules.hpp"

namespace spaza {
namespace {

constexpr int kPageSize = 1000;
constexpr int kMostPages = 1000;
constexpr std::chrono::seconds kFreshFor{30};
constexpr std::chrono::hours kOldFreshFor{1};

Notice paid_notice(const payfast::HistoryLine& line) {
    return {.merchant_ref = line.merchant_ref,
            .gateway_ref = line.gateway_ref,
            .status = GatewayStatus::complete,
            .status_text = "COMPLETE",
            .gross = line.gross,
            .signature_right = true,  // our own question, over an authenticated channel
            .merchant_is_us = true,
            .parameters = "history: " + line.merchant_ref + ' ' + line.gateway_ref};
}

/// `2026-01-05T10:00:00+02:00`
std::string api_time(TimePoint at) {
    const auto local = at + kJohannesburgOffset;
    const auto day = std::chrono::floor<std::chrono::days>(local);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss time{std::chrono::floor<std::chrono::seconds>(local - day)};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}+02:00", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count());
}

bool first_line_is(std::string_view body, std::string_view word) {
    std::string line{body.substr(0, body.find_first_of("\r\n"))};
    for (char& c : line)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return line == word;
}

}  // namespace

std::optional<PaymentInstruction> PayfastService::instruction(const PaymentAttempt& attempt,
                                                              const PaymentMode& mode,
                                                              const Basket& basket) const {
    const Payer& payer = basket.payer;
    const std::string back = settings_.shop + "/payments/payfast/";
    payfast::Fields fields =
        payfast::form_in_order({{"merchant_id", settings_.merchant_id},
                                {"merchant_key", settings_.merchant_key},
                                {"return_url", back + "return/" + attempt.merchant_ref},
                                {"cancel_url", back + "cancel/" + attempt.merchant_ref},
                                {"notify_url", back + "notify"},
                                {"name_first", std::string{shortened(payer.first_name, 100)}},
                                {"name_last", std::string{shortened(payer.last_name, 100)}},
                                {"email_address", std::string{shortened(payer.email, 100)}},
                                {"cell_number", std::string{shortened(payer.cellphone, 100)}},
                                {"m_payment_id", attempt.merchant_ref},
                                {"amount", decimal(attempt.amount)},
                                {"item_name", std::string{shortened(basket.description, 100)}},
                                {"payment_method", mode.method}});
    std::string signature = payfast::form_signature(fields, settings_.passphrase);
    fields.emplace_back("signature", std::move(signature));
    return PaymentInstruction{
        .method = "POST", .url = settings_.site + "/eng/process", .fields = std::move(fields)};
}

Notice PayfastService::read(const std::string& raw_body) const {
    return payfast::notice(form::decoded(raw_body), settings_.merchant_id, settings_.passphrase);
}

bool PayfastService::allowed_source(const std::string& peer) const {
    return payfast::from_allowed_source(peer, settings_.sources);
}

Confirmation PayfastService::confirm(const Notice& notice) {
    const auto answer = calls_.post_form(settings_.site + "/eng/query/validate", notice.parameters);
    if (answer.status != 200) return Confirmation::unreachable;
    return first_line_is(answer.body, "VALID") ? Confirmation::confirmed : Confirmation::denied;
}

WebCalls::Headers PayfastService::signed_headers(const Fields& parameters) const {
    Fields headers{
        {"merchant-id", settings_.merchant_id}, {"version", "v1"}, {"timestamp", api_time(clock_.now())}};
    Fields signed_fields = headers;
    signed_fields.insert(signed_fields.end(), parameters.begin(), parameters.end());
    headers.emplace_back("signature", payfast::api_signature(signed_fields, settings_.passphrase));
    return headers;
}

std::string PayfastService::api_url(const std::string& path, const Fields& query) const {
    std::string parameters = form::encoded(query);
    if (settings_.testing) parameters += parameters.empty() ? "testing=true" : "&testing=true";
    return settings_.api + path + (parameters.empty() ? "" : "?" + parameters);
}

bool PayfastService::read_days(Days& days, const std::string& from, const std::string& to,
                               std::chrono::seconds fresh) {
    const auto now = clock_.now();
    if (!days.from.empty() && days.from <= from && days.to == to && now < days.read_at + fresh) return true;
    Days read{.from = from, .to = to, .read_at = now};
    for (int page = 0;; ++page) {
        if (page == kMostPages) throw std::runtime_error{"the payment history does not end"};
        const Fields range{{"from", from},
                           {"to", to},
                           {"offset", std::to_string(page * kPageSize)},
                           {"limit", std::to_string(kPageSize)}};
        const auto answer = calls_.get(api_url("/transactions/history", range), signed_headers(range));
        if (answer.status != 200) return false;
        const payfast::HistoryPage given = payfast::history(answer.body);
        for (const payfast::HistoryLine& line : given.payments) read.lines.emplace(line.merchant_ref, line);
        if (given.lines < kPageSize) break;
    }
    days = std::move(read);
    return true;
}

std::map<std::string, QueryAnswer> PayfastService::query(const std::vector<PaymentAttempt>& attempts) {
    if (attempts.empty()) return {};
    const std::lock_guard lock{mutex_};
    const auto day = [](TimePoint at) { return api_time(at).substr(0, 10); };
    const auto now = clock_.now();
    const std::string yesterday = day(now - std::chrono::days{1});
    const std::string oldest = day(std::ranges::min(attempts, {}, &PaymentAttempt::created_at).created_at);
    const bool old_ones = oldest < yesterday;
    const bool reported = read_days(recent_, yesterday, day(now), kFreshFor) &&
                          (!old_ones || read_days(older_, oldest, day(now - std::chrono::days{2}), kOldFreshFor));

    std::map<std::string, QueryAnswer> answers;
    for (const PaymentAttempt& attempt : attempts) {
        QueryAnswer& answer = answers[attempt.id];
        answer.reached = reported;
        if (!reported) continue;
        for (const Days* days : {&recent_, &older_}) {
            const auto [first, last] = days->lines.equal_range(attempt.merchant_ref);
            for (auto line = first; line != last; ++line) {
                Notice paid = paid_notice(line->second);
                if (answer.payment)
                    answer.more.push_back(std::move(paid));
                else
                    answer.payment = std::move(paid);
            }
        }
    }
    return answers;
}

std::optional<Money> PayfastService::refundable(const std::string& gateway_ref) {
    const auto answer = calls_.get(api_url("/refunds/query/" + gateway_ref, {}), signed_headers({}));
    return answer.status == 200 ? payfast::refundable(answer.body) : std::nullopt;
}

/// Payfast has no key for repeats. What it would still give back tells whether an earlier call was heard, and only
/// when it says the sum we expect is anything sent.
RefundAnswer PayfastService::refund(const RefundOrder& order) {
    const Money expected = order.attempt.amount - order.returned_before;
    const auto left = refundable(order.gateway_ref);
    if (!left) return {RefundOutcome::unknown, "Payfast does not say what can be refunded", false};
    if (!order.first_try && *left == expected - order.amount) return {RefundOutcome::accepted, "found at Payfast"};
    if (*left != expected)
        return {RefundOutcome::unknown, "Payfast would refund " + decimal(*left) + ", not " + decimal(expected)};

    const Fields body{{"amount", std::to_string(order.amount.in_cents())},
                      {"reason", "Refund " + order.id},
                      {"notify_buyer", "1"}};
    const auto answer =
        calls_.post_form(api_url("/refunds/" + order.gateway_ref, {}), form::encoded(body), signed_headers(body));
    if (answer.status == 200 || answer.status == 201) return {RefundOutcome::accepted, {}};
    const std::string why = "Payfast answered " + std::to_string(answer.status);
    const bool refused = answer.status == 400 || answer.status == 404 || answer.status == 422;
    const bool reached = answer.status != 0 && answer.status < 500;
    return {refused ? RefundOutcome::refused : RefundOutcome::unknown, why, reached};
}

}  // namespace spaza
