#include "shop/payment/paygate/paygate_rules.hpp"

#include <algorithm>
#include <charconv>

#include "base/digest.hpp"

namespace spaza::paygate {
namespace {

std::optional<Money> cents(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
    return Money::cents(value);
}

}  // namespace

std::string_view value(const Fields& fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &Fields::value_type::first);
    return found == fields.end() ? std::string_view{} : std::string_view{found->second};
}

std::string checksum(const Fields& fields, std::string_view key) {
    std::string text;
    for (const auto& [name, field] : fields) {
        const bool nothing = name == "CHECKSUM" || (name == "AUTH_CODE" && field == "null");
        if (!nothing) text += field;
    }
    return md5_hex(text.append(key));
}

Fields with_checksum(const Fields& fields, std::string_view key) {
    Fields made;
    std::ranges::copy_if(fields, std::back_inserter(made),
                         [](const auto& field) { return !field.second.empty(); });
    std::string sum = checksum(made, key);
    made.emplace_back("CHECKSUM", std::move(sum));
    return made;
}

GatewayStatus status(const Fields& received) {
    const std::string_view code = value(received, "TRANSACTION_STATUS");
    if (code == "1") {
        const std::string_view authorisation = value(received, "AUTH_CODE");
        const bool approved =
            value(received, "RESULT_CODE") == "990017" && !authorisation.empty() && authorisation != "null";
        return approved ? GatewayStatus::complete : GatewayStatus::unknown;
    }
    if (code == "2" || code == "3" || code == "4") return GatewayStatus::failed;
    if (code == "7") return GatewayStatus::voided;
    if (code == "0") return GatewayStatus::unpaid;
    if (code == "5") return GatewayStatus::pending;
    return GatewayStatus::unknown;
}

Notice notice(const Fields& received, std::string_view paygate_id, std::string_view key) {
    return {.merchant_ref = std::string{value(received, "REFERENCE")},
            .gateway_ref = std::string{value(received, "PAY_REQUEST_ID")},
            .status = status(received),
            .status_text = std::string{value(received, "TRANSACTION_STATUS")},
            .gross = value(received, "CURRENCY") == "ZAR" ? cents(value(received, "AMOUNT")) : std::nullopt,
            .signature_right = equal_in_constant_time(value(received, "CHECKSUM"), checksum(received, key)),
            .merchant_is_us = value(received, "PAYGATE_ID") == paygate_id,
            .parameters = form::encoded(received),
            .by_shopper = value(received, "TRANSACTION_STATUS") == "4"};
}

}  // namespace spaza::paygate
