#include "shop/payment/payfast/payfast_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "base/digest.hpp"
#include "base/json.hpp"

namespace spaza::payfast {

namespace wire {

struct RefundFigures {
    std::int64_t amount_available_for_refund{};
};
BOOST_DESCRIBE_STRUCT(RefundFigures, (), (amount_available_for_refund))
struct RefundResponse {
    RefundFigures response;
};
BOOST_DESCRIBE_STRUCT(RefundResponse, (), (response))
struct RefundQuery {
    std::string status;
    RefundResponse data;
};
BOOST_DESCRIBE_STRUCT(RefundQuery, (), (status, data))

}  // namespace wire

namespace {

// The order the signature is taken in: the vendor's list, not the alphabet.
constexpr std::array<std::string_view, 28> kFormOrder{
    "merchant_id",          "merchant_key", "return_url",    "cancel_url",       "notify_url",
    "notify_method",        "name_first",   "name_last",     "email_address",    "cell_number",
    "m_payment_id",         "amount",       "item_name",     "item_description", "custom_int1",
    "custom_int2",          "custom_int3",  "custom_int4",   "custom_int5",      "custom_str1",
    "custom_str2",          "custom_str3",  "custom_str4",   "custom_str5",      "email_confirmation",
    "confirmation_address", "currency",     "payment_method"};

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks{" \t\n\r\v"};  // not the no-break space
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string signed_text(std::string parameters, std::string_view passphrase) {
    if (!passphrase.empty()) {
        if (!parameters.empty()) parameters += '&';
        parameters += "passphrase=" + form::php_urlencode(trimmed(passphrase));
    }
    return md5_hex(parameters);
}

std::string_view find(const Fields& fields, std::string_view name) {
    for (const auto& [key, value] : fields)
        if (key == name) return value;
    return {};
}

std::vector<std::string> csv_cells(std::string_view line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            cells.emplace_back();
        } else if (c != '\r') {
            cells.back() += c;
        }
    }
    return cells;
}

std::optional<std::uint32_t> ipv4(std::string_view text) {
    std::uint32_t address = 0;
    for (int part = 0; part < 4; ++part) {
        unsigned value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{} || value > 255) return std::nullopt;
        address = address << 8 | value;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (part < 3) {
            if (text.empty() || text.front() != '.') return std::nullopt;
            text.remove_prefix(1);
        }
    }
    return text.empty() ? std::optional{address} : std::nullopt;
}

}  // namespace

Fields form_in_order(const Fields& fields) {
    Fields ordered;
    for (const std::string_view name : kFormOrder)
        if (const auto value = trimmed(find(fields, name)); !value.empty()) ordered.emplace_back(name, value);
    return ordered;
}

std::string form_signature(const Fields& fields, std::string_view passphrase) {
    return signed_text(form::encoded(form_in_order(fields)), passphrase);
}

std::string notification_parameters(const Fields& received) {
    const auto end = std::ranges::find(received, "signature", [](const auto& field) { return field.first; });
    return form::encoded({received.begin(), end});
}

std::string notification_signature(const Fields& received, std::string_view passphrase) {
    return signed_text(notification_parameters(received), passphrase);
}

std::string api_signature(Fields fields, std::string_view passphrase) {
    if (!passphrase.empty()) fields.emplace_back("passphrase", passphrase);
    std::ranges::sort(fields);
    return md5_hex(form::encoded(fields));
}

GatewayStatus status(std::string_view payment_status) {
    if (payment_status == "COMPLETE") return GatewayStatus::complete;
    if (payment_status == "FAILED" || payment_status == "CANCELLED") return GatewayStatus::failed;
    if (payment_status == "PENDING") return GatewayStatus::pending;
    return GatewayStatus::unknown;
}

Notice notice(const Fields& received, std::string_view merchant_id, std::string_view passphrase) {
    return {.merchant_ref = std::string{find(received, "m_payment_id")},
            .gateway_ref = std::string{find(received, "pf_payment_id")},
            .status = status(find(received, "payment_status")),
            .status_text = std::string{find(received, "payment_status")},
            .gross = form::amount(find(received, "amount_gross")),
            .signature_right =
                equal_in_constant_time(find(received, "signature"), notification_signature(received, passphrase)),
            .merchant_is_us = find(received, "merchant_id") == merchant_id,
            .parameters = notification_parameters(received),
            .by_shopper = find(received, "payment_status") == "CANCELLED"};
}

HistoryPage history(std::string_view csv) {
    HistoryPage page;
    std::vector<std::string> names;
    while (!csv.empty()) {
        const auto end = csv.find('\n');
        const std::string_view line = csv.substr(0, end);
        csv.remove_prefix(end == std::string_view::npos ? csv.size() : end + 1);
        if (line.find_first_not_of(" \r") == std::string_view::npos) continue;
        const auto cells = csv_cells(line);
        if (names.empty()) {
            names = cells;
            continue;
        }
        page.lines += 1;
        const auto cell = [&](std::string_view name) -> std::string {
            const auto at = std::ranges::find(names, name) - names.begin();
            return at < std::ssize(cells) ? cells[static_cast<std::size_t>(at)] : std::string{};
        };
        const auto gross = form::amount(cell("Gross"));
        if (cell("Sign") != "CREDIT" || !gross || cell("M Payment ID").empty()) continue;
        page.payments.push_back({cell("M Payment ID"), cell("PF Payment ID"), *gross});
    }
    return page;
}

std::optional<Money> refundable(std::string_view text) {
    const auto answer = json::read<wire::RefundQuery>(text);
    if (!answer || answer->status != "success") return std::nullopt;
    return Money::cents(answer->data.response.amount_available_for_refund);
}

bool from_allowed_source(std::string_view address, const std::vector<std::string>& ranges) {
    if (ranges.empty()) return true;
    const auto peer = ipv4(address);
    if (!peer) return false;
    return std::ranges::any_of(ranges, [&](std::string_view range) {
        const auto slash = range.find('/');
        const auto network = ipv4(range.substr(0, slash));
        unsigned bits = 32;
        if (slash != std::string_view::npos) {
            const std::string_view size = range.substr(slash + 1);
            if (std::from_chars(size.data(), size.data() + size.size(), bits).ec != std::errc{}) return false;
        }
        if (!network || bits > 32) return false;
        const std::uint32_t mask = bits == 0 ? 0 : ~std::uint32_t{0} << (32 - bits);
        return (*peer & mask) == (*network & mask);
    });
}

}  // namespace spaza::payfast
