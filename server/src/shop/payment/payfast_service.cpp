#include "shop/payment/payfast_service.hpp"

#include <fmt/core.h>

#include "shop/payment/payfast_rules.hpp"

namespace spaza {
namespace {

std::string cut(const std::string& text, std::size_t bytes) {
    std::size_t end = std::min(text.size(), bytes);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end);
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

PaymentInstruction PayfastService::instruction(const PaymentAttempt& attempt, const PaymentMode& mode,
                                               const Payer& payer, const std::string& description) const {
    const std::string back = settings_.shop + "/payments/payfast/";
    payfast::Fields fields = payfast::form_in_order({{"merchant_id", settings_.merchant_id},
                                                     {"merchant_key", settings_.merchant_key},
                                                     {"return_url", back + "return/" + attempt.merchant_ref},
                                                     {"cancel_url", back + "cancel/" + attempt.merchant_ref},
                                                     {"notify_url", back + "notify"},
                                                     {"name_first", cut(payer.first_name, 100)},
                                                     {"name_last", cut(payer.last_name, 100)},
                                                     {"email_address", cut(payer.email, 100)},
                                                     {"cell_number", cut(payer.cellphone, 100)},
                                                     {"m_payment_id", attempt.merchant_ref},
                                                     {"amount", decimal(attempt.amount)},
                                                     {"item_name", cut(description, 100)},
                                                     {"payment_method", mode.method}});
    std::string signature = payfast::form_signature(fields, settings_.passphrase);
    fields.emplace_back("signature", std::move(signature));
    return {.method = "POST", .url = settings_.site + "/eng/process", .fields = std::move(fields)};
}

Notice PayfastService::read(const std::string& raw_body) const {
    return payfast::notice(payfast::decoded(raw_body), settings_.merchant_id, settings_.passphrase);
}

bool PayfastService::allowed_source(const std::string& peer) const {
    return payfast::from_allowed_source(peer, settings_.sources);
}

Confirmation PayfastService::confirm(const Notice& notice) {
    const auto answer = calls_.post_form(settings_.site + "/eng/query/validate", notice.parameters);
    if (answer.status != 200) return Confirmation::unreachable;
    return first_line_is(answer.body, "VALID") ? Confirmation::confirmed : Confirmation::denied;
}

QueryAnswer PayfastService::query(const PaymentAttempt& attempt) {
    const auto now = clock_.now();
    const payfast::Fields range{{"from", api_time(attempt.created_at).substr(0, 10)},
                                {"to", api_time(now).substr(0, 10)},
                                {"offset", "0"},
                                {"limit", "1000"}};
    payfast::Fields headers{
        {"merchant-id", settings_.merchant_id}, {"version", "v1"}, {"timestamp", api_time(now)}};
    payfast::Fields signed_fields = headers;
    signed_fields.insert(signed_fields.end(), range.begin(), range.end());
    headers.emplace_back("signature", payfast::api_signature(signed_fields, settings_.passphrase));

    const auto answer = calls_.get(settings_.api + "/transactions/history?" + payfast::encoded(range) +
                                       (settings_.testing ? "&testing=true" : ""),
                                   headers);
    if (answer.status != 200) return {};
    for (const payfast::HistoryLine& line : payfast::history(answer.body))
        if (line.merchant_ref == attempt.merchant_ref)
            return {.reached = true,
                    .payment = Notice{.merchant_ref = line.merchant_ref,
                                      .gateway_ref = line.gateway_ref,
                                      .status = GatewayStatus::complete,
                                      .status_text = "COMPLETE",
                                      .gross = line.gross,
                                      .signature_right = true,  // our own question, over an authenticated channel
                                      .merchant_is_us = true,
                                      .parameters = "history: " + line.merchant_ref + ' ' + line.gateway_ref}};
    return {.reached = true, .payment = {}};
}

}  // namespace spaza
