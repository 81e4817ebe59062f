#include "shop/payment/form_rules.hpp"

#include <algorithm>
#include <cstdint>

namespace spaza::form {
namespace {

std::string php_urldecode(std::string_view text) {
    const auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return -1;
    };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape =
            text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        if (escape) {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i] == '+' ? ' ' : text[i];
        }
    }
    return out;
}

}  // namespace

std::string php_urlencode(std::string_view text) {
    constexpr std::string_view kDigits{"0123456789ABCDEF"};
    std::string out;
    out.reserve(text.size() * 3 / 2);
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || byte == '-' || byte == '_' || byte == '.';
        if (plain) {
            out += each;
        } else if (byte == ' ') {
            out += '+';
        } else {
            out += '%';
            out += kDigits[byte >> 4];
            out += kDigits[byte & 15];
        }
    }
    return out;
}

std::string encoded(const Fields& fields) {
    std::string out;
    for (const auto& [name, value] : fields) {
        if (!out.empty()) out += '&';
        out += name + '=' + php_urlencode(value);
    }
    return out;
}

Fields decoded(std::string_view body) {
    Fields fields;
    while (!body.empty()) {
        const auto end = body.find('&');
        const std::string_view pair = body.substr(0, end);
        body.remove_prefix(end == std::string_view::npos ? body.size() : end + 1);
        if (pair.empty()) continue;
        const auto equals = pair.find('=');
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1);
        fields.emplace_back(php_urldecode(pair.substr(0, equals)), php_urldecode(value));
    }
    return fields;
}

std::optional<Money> amount(std::string_view text) {
    const auto dot = text.find('.');
    const std::string_view rand = text.substr(0, dot);
    const std::string_view cents = dot == std::string_view::npos ? std::string_view{} : text.substr(dot + 1);
    const auto digits = [](std::string_view part) {
        return std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
    };
    if (rand.empty() || rand.size() > 12 || cents.size() > 2 || !digits(rand) || !digits(cents))
        return std::nullopt;
    if (dot != std::string_view::npos && cents.empty()) return std::nullopt;
    std::int64_t value = 0;
    for (const char c : rand) value = value * 10 + (c - '0');
    for (std::size_t i = 0; i < 2; ++i) value = value * 10 + (i < cents.size() ? cents[i] - '0' : 0);
    return Money::cents(value);
}

}  // namespace spaza::form
