#include "shop/payment/ozow/ozow_rules.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cctype>

#include "base/digest.hpp"
#include "shop/payment/answer_members_rules.hpp"

namespace spaza::ozow {
namespace {

constexpr std::array<std::string_view, 17> kForm{
    "SiteCode",      "CountryCode", "CurrencyCode", "Amount",    "TransactionReference",
    "BankReference", "Optional1",   "Optional2",    "Optional3", "Optional4",
    "Optional5",     "Customer",    "CancelUrl",    "ErrorUrl",  "SuccessUrl",
    "NotifyUrl",     "IsTest"};

constexpr std::array<std::string_view, 13> kResponse{"SiteCode",     "TransactionId", "TransactionReference",
                                                     "Amount",       "Status",        "Optional1",
                                                     "Optional2",    "Optional3",     "Optional4",
                                                     "Optional5",    "CurrencyCode",  "IsTest",
                                                     "StatusMessage"};

std::string_view field_of(const Fields& fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &Fields::value_type::first);
    return found == fields.end() ? std::string_view{} : std::string_view{found->second};
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string without_zeros(std::string_view hash) {
    return lower(std::string{hash.substr(std::min(hash.find_first_not_of('0'), hash.size()))});
}

}  // namespace

std::string hash(const std::vector<std::string_view>& values, std::string_view private_key) {
    std::string text;
    for (const std::string_view each : values) text += each;
    return sha512_hex(lower(text.append(private_key)));
}

Fields form(const Fields& fields, std::string_view private_key) {
    Fields made;
    for (const std::string_view name : kForm)
        if (const auto value = field_of(fields, name); !value.empty()) made.emplace_back(name, value);
    std::string sum = form_hash(made, private_key);
    made.emplace_back("HashCheck", std::move(sum));
    return made;
}

std::string form_hash(const Fields& received, std::string_view private_key) {
    std::vector<std::string_view> values;
    for (const auto& [name, value] : received)
        if (name != "HashCheck") values.push_back(value);
    return hash(values, private_key);
}

std::string response_hash(const Fields& received, std::string_view private_key) {
    std::vector<std::string_view> values;
    for (const std::string_view name : kResponse) values.push_back(field_of(received, name));
    return hash(values, private_key);
}

bool same_hash(std::string_view one, std::string_view other) {
    return !one.empty() && equal_in_constant_time(without_zeros(one), without_zeros(other));
}

GatewayStatus status(std::string_view status) {
    if (status == "Complete") return GatewayStatus::complete;
    if (status == "Cancelled" || status == "Error" || status == "Abandoned") return GatewayStatus::failed;
    if (status == "Pending" || status == "PendingInvestigation") return GatewayStatus::pending;
    return GatewayStatus::unknown;
}

Notice notice(const Fields& received, std::string_view site_code, std::string_view private_key, bool test) {
    const bool is_test = lower(std::string{field_of(received, "IsTest")}) == "true";
    return {.merchant_ref = std::string{field_of(received, "TransactionReference")},
            .gateway_ref = std::string{field_of(received, "TransactionId")},
            .status = status(field_of(received, "Status")),
            .status_text = std::string{field_of(received, "Status")},
            .gross = field_of(received, "CurrencyCode") == "ZAR" ? form::amount(field_of(received, "Amount"))
                                                                 : std::nullopt,
            .signature_right = same_hash(field_of(received, "Hash"), response_hash(received, private_key)),
            // a payment with play money is none
            .merchant_is_us = field_of(received, "SiteCode") == site_code && is_test == test,
            .parameters = form::encoded(received),
            .by_shopper = field_of(received, "Status") == "Cancelled"};
}

std::optional<Notice> transaction(std::string_view json, std::string_view merchant_ref, std::string_view site_code,
                                  std::string_view transaction_id) {
    std::optional<Notice> reported;
    boost::system::error_code error;
    const boost::json::value answer = boost::json::parse(json, error);
    if (error) return reported;
    const auto read = [&](const boost::json::value& one) {
        const auto* each = one.if_object();
        if (!each || text_member(*each, "transactionReference") != merchant_ref) return;
        const std::string id = text_member(*each, "transactionId");
        const std::string word = text_member(*each, "status");
        if (!transaction_id.empty() && id != transaction_id) return;
        if (reported && status(word) != GatewayStatus::complete) return;
        reported = {
            .merchant_ref = std::string{merchant_ref},
            .gateway_ref = id,
            .status = status(word),
            .status_text = word,
            .gross = text_member(*each, "currencyCode") == "ZAR" ? rand_member(*each, "amount") : std::nullopt,
            .signature_right = true,  // our own question, over an authenticated channel
            .merchant_is_us = text_member(*each, "siteCode") == site_code,
            .parameters = boost::json::serialize(one),
            .by_shopper = word == "Cancelled"};
    };
    if (const auto* all = answer.if_array())
        for (const auto& one : *all) read(one);
    else
        read(answer);
    return reported;
}

}  // namespace spaza::ozow
