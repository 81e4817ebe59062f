#include "paysim/signing.hpp"

#include <cctype>
#include <charconv>
#include <fmt/core.h>
#include <initializer_list>
#include <map>

#include "base/digest.hpp"
#include "base/signature.hpp"

namespace spaza::paysim {
namespace {

std::string urlencoded(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (c == ' ')
            out += '+';
        else if (std::string_view{"-_."}.contains(c) || std::isalnum(static_cast<unsigned char>(c)))
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return out;
}

std::string small(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string values(const Fields& of, std::initializer_list<const char*> names) {
    std::string text;
    for (const char* name : names) text += value_of(of, name);
    return text;
}

}  // namespace

std::string_view value_of(const Fields& fields, std::string_view name) {
    for (const auto& field : fields)
        if (field.first == name) return field.second;
    return {};
}

std::string form_encoded(const Fields& fields) {
    std::string text;
    for (const auto& [name, value] : fields) text += (text.empty() ? "" : "&") + name + '=' + urlencoded(value);
    return text;
}

std::optional<Money> amount_of(std::string_view text) {
    if (text.empty()) return std::nullopt;
    std::string digits{text};
    if (const auto dot = digits.find('.'); dot == digits.npos)
        digits += "00";
    else if (dot + 3 == digits.size() && dot > 0)
        digits.erase(dot, 1);
    else
        return std::nullopt;
    std::int64_t cents = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), cents);
    if (error != std::errc{} || end != digits.data() + digits.size() || cents < 0 || digits[0] == '-')
        return std::nullopt;
    return Money::cents(cents);
}

namespace payfast_signing {
namespace {

std::string trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r' && c != '\f'); };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return std::string{text};
}

std::string md5_with(std::string text, std::string_view passphrase) {
    if (!passphrase.empty()) text += "&passphrase=" + urlencoded(trimmed(passphrase));
    return md5_hex(text);
}

}  // namespace

// Merchant details, customer details, transaction details, transaction options, payment method: as the tables of
// the documentation follow each other.
std::string of_form(const Fields& posted, std::string_view passphrase) {
    Fields taken;
    const auto take = [&](const std::string& name) {
        if (std::string value = trimmed(value_of(posted, name)); !value.empty())
            taken.emplace_back(name, std::move(value));
    };
    for (const char* name :
         {"merchant_id", "merchant_key", "return_url", "cancel_url", "notify_url", "notify_method", "name_first",
          "name_last", "email_address", "cell_number", "m_payment_id", "amount", "item_name", "item_description"})
        take(name);
    for (const char* kind : {"custom_int", "custom_str"})
        for (const char* number : {"1", "2", "3", "4", "5"}) take(std::string{kind} + number);
    for (const char* name : {"email_confirmation", "confirmation_address", "currency", "payment_method"})
        take(name);
    return md5_with(form_encoded(taken), passphrase);
}

std::string parameters(const Fields& notification) {
    Fields before;
    for (const auto& field : notification) {
        if (field.first == "signature") break;
        before.push_back(field);
    }
    return form_encoded(before);
}

std::string of_notification(const Fields& notification, std::string_view passphrase) {
    return md5_with(parameters(notification), passphrase);
}

std::string of_call(const Fields& all, std::string_view passphrase) {
    std::map<std::string, std::string> sorted{all.begin(), all.end()};
    if (!passphrase.empty()) sorted.emplace("passphrase", passphrase);
    return md5_hex(form_encoded({sorted.begin(), sorted.end()}));
}

}  // namespace payfast_signing

namespace paygate_signing {

std::string of_initiate(const Fields& posted, std::string_view key) {
    const std::string text =
        values(posted, {"PAYGATE_ID", "REFERENCE", "AMOUNT", "CURRENCY", "RETURN_URL", "TRANSACTION_DATE",
                        "LOCALE", "COUNTRY", "EMAIL", "PAY_METHOD", "PAY_METHOD_DETAIL", "NOTIFY_URL", "USER1",
                        "USER2", "USER3", "VAULT", "VAULT_ID"});
    return md5_hex(text + std::string{key});
}

std::string of_request(std::string_view id, std::string_view pay_request, std::string_view reference,
                       std::string_view key) {
    return md5_hex(fmt::format("{}{}{}{}", id, pay_request, reference, key));
}

std::string of_notification(const Fields& notification, std::string_view key) {
    const std::string text =
        values(notification,
               {"PAYGATE_ID", "PAY_REQUEST_ID", "REFERENCE", "TRANSACTION_STATUS", "RESULT_CODE", "AUTH_CODE",
                "CURRENCY", "AMOUNT", "RESULT_DESC", "TRANSACTION_ID", "RISK_INDICATOR", "PAY_METHOD",
                "PAY_METHOD_DETAIL", "USER1", "USER2", "USER3", "VAULT_ID", "PAYVAULT_DATA_1", "PAYVAULT_DATA_2"});
    return md5_hex(text + std::string{key});
}

std::string of_return(std::string_view id, std::string_view pay_request, std::string_view status,
                      std::string_view reference, std::string_view key) {
    return md5_hex(fmt::format("{}{}{}{}{}", id, pay_request, status, reference, key));
}

}  // namespace paygate_signing

namespace ozow_signing {

std::string of_form(const Fields& posted, std::string_view private_key) {
    const std::string text =
        values(posted, {"SiteCode", "CountryCode", "CurrencyCode", "Amount", "TransactionReference",
                        "BankReference", "Optional1", "Optional2", "Optional3", "Optional4", "Optional5",
                        "Customer", "CancelUrl", "ErrorUrl", "SuccessUrl", "NotifyUrl", "IsTest"});
    return sha512_hex(small(text + std::string{private_key}));
}

std::string of_response(const Fields& response, std::string_view private_key) {
    const std::string text = values(
        response, {"SiteCode", "TransactionId", "TransactionReference", "Amount", "Status", "Optional1",
                   "Optional2", "Optional3", "Optional4", "Optional5", "CurrencyCode", "IsTest", "StatusMessage"});
    return sha512_hex(small(text + std::string{private_key}));
}

}  // namespace ozow_signing

namespace peach_signing {

std::string of_parameters(const Fields& parameters, std::string_view secret) {
    std::map<std::string_view, std::string_view> sorted{parameters.begin(), parameters.end()};
    sorted.erase("signature");
    std::string text;
    for (const auto& [name, value] : sorted) text.append(name).append(value);
    return hmac_sha256_hex(secret, text);
}

}  // namespace peach_signing

}  // namespace spaza::paysim
