#include "shop/payment/peach/peach_rules.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <regex>

#include "base/digest.hpp"
#include "base/signature.hpp"

namespace spaza::peach {
namespace {

std::string_view part(const Fields& fields, std::string_view name) {
    const auto found = std::ranges::find(fields, name, &Fields::value_type::first);
    return found == fields.end() ? std::string_view{} : std::string_view{found->second};
}

bool matches(std::string_view code, const char* pattern) {
    return std::regex_search(code.begin(), code.end(), std::regex{pattern});
}

void flatten(const boost::json::object& from, const std::string& above, Fields& into) {
    for (const auto& [name, value] : from) {
        const std::string path = above + std::string{name};
        if (const auto* inner = value.if_object())
            flatten(*inner, path + '.', into);
        else if (const auto* text = value.if_string())
            into.emplace_back(path, *text);
        else if (value.is_double() && std::abs(value.get_double()) < 1e12)
            into.emplace_back(path, decimal(Money::cents(std::llround(value.get_double() * 100))));
        else if (!value.is_null())
            into.emplace_back(path, boost::json::serialize(value));
    }
}

}  // namespace

std::string signature(Fields fields, std::string_view secret) {
    std::erase_if(fields, [](const auto& field) { return field.first == "signature"; });
    std::ranges::sort(fields, {}, &Fields::value_type::first);
    std::string text;
    for (const auto& [name, value] : fields) text.append(name).append(value);
    return hmac_sha256_hex(secret, text);
}

Fields with_signature(Fields fields, std::string_view secret) {
    std::string made = signature(fields, secret);
    fields.emplace_back("signature", std::move(made));
    return fields;
}

std::string transaction_id(std::string_view merchant_ref) {
    std::string id{merchant_ref};
    std::ranges::replace(id, '-', 'A');
    return id;
}

std::string merchant_ref(std::string_view transaction_id) {
    std::string ref{transaction_id};
    std::ranges::replace(ref, 'A', '-');
    return ref;
}

GatewayStatus status(std::string_view code) {
    if (matches(code, R"(^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.1[12]0))")) return GatewayStatus::complete;
    if (matches(code, R"(^000\.200\.1)")) return GatewayStatus::unpaid;  // a page was opened, no more
    if (matches(code, R"(^(000\.400\.0|000\.200|800\.400\.5|100\.400\.500))")) return GatewayStatus::pending;
    if (code.empty()) return GatewayStatus::unknown;
    return GatewayStatus::failed;
}

bool is_test(std::string_view code) { return matches(code, R"(^000\.100\.1)"); }

Notice notice(const Fields& received, std::string_view entity, std::string_view secret, bool test) {
    const std::string_view code = part(received, "result.code");
    const std::string_view to = part(received, "authentication.entityId");
    const std::string_view id = part(received, "id");
    return {.merchant_ref = merchant_ref(part(received, "merchantTransactionId")),
            .gateway_ref = std::string{id.empty() ? part(received, "checkoutId") : id},
            .status = status(code),
            .status_text = std::string{code},
            .gross = part(received, "currency") == "ZAR" ? form::amount(part(received, "amount")) : std::nullopt,
            .signature_right = equal_in_constant_time(part(received, "signature"), signature(received, secret)),
            .merchant_is_us = (to.empty() || to == entity) && (test || !is_test(code)),
            .parameters = form::encoded(received),
            .by_shopper = matches(code, R"(^100\.396\.10[1-4])")};
}

Fields flat(std::string_view json) {
    Fields fields;
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse(json, error);
    if (!error && value.is_object()) flatten(value.as_object(), {}, fields);
    return fields;
}

}  // namespace spaza::peach
