#include "platform/http/encoding.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "platform/http/address.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

namespace {

constexpr std::size_t kMostFormFields = 1000;
constexpr std::string_view kHex = "0123456789ABCDEF";

int hex_value(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

/// The byte that `%XX` at `at` stands for, or -1.
int escaped_byte(std::string_view text, std::size_t at) {
    if (at + 2 >= text.size()) return -1;
    const int high = hex_value(text[at + 1]);
    const int low = hex_value(text[at + 2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/// True when every escape was well formed.
bool decode_into(std::string& out, std::string_view text, bool plus_is_space) {
    bool well_formed = true;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            const int byte = escaped_byte(text, i);
            if (byte >= 0) {
                out += static_cast<char>(byte);
                i += 2;
                continue;
            }
            well_formed = false;
        }
        out += plus_is_space && text[i] == '+' ? ' ' : text[i];
    }
    return well_formed;
}

bool is_unreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

/// How many bytes the UTF-8 sequence at the start takes; 0 when it is not one.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto continues = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0) == 0x80; };
    const unsigned first = byte(0);
    if (first < 0x80) return first == 0 ? 0 : 1;
    if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        if (!continues(1) || !continues(2)) return 0;
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) > 0x9F;
        return overlong || surrogate ? 0 : 3;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        if (!continues(1) || !continues(2) || !continues(3)) return 0;
        const bool overlong = first == 0xF0 && byte(1) < 0x90;
        const bool too_high = first == 0xF4 && byte(1) > 0x8F;
        return overlong || too_high ? 0 : 4;
    }
    return 0;
}

}  // namespace

bool is_plain_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string percent_decode(std::string_view text, bool plus_is_space) {
    std::string out;
    decode_into(out, text, plus_is_space);
    return out;
}

std::optional<std::string> strict_percent_decode(std::string_view text, bool plus_is_space) {
    std::string out;
    if (!decode_into(out, text, plus_is_space) || !is_plain_utf8(out)) return std::nullopt;
    return out;
}

std::string percent_encode(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        if (is_unreserved(c)) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += kHex[byte >> 4U];
        out += kHex[byte & 15U];
    }
    return out;
}

namespace {

template <class Take>
bool each_form_field(std::string_view text, const Take& take) {
    while (!text.empty()) {
        const std::string_view field = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(field.size() + 1, text.size()));
        if (field.empty()) continue;
        const std::size_t equals = field.find('=');
        const std::string_view name = field.substr(0, equals);
        const std::string_view value = equals == field.npos ? std::string_view{} : field.substr(equals + 1);
        if (!take(name, value)) return false;
    }
    return true;
}

}  // namespace

Form parse_form(std::string_view body) {
    Form form;
    each_form_field(body, [&](std::string_view name, std::string_view value) {
        form.emplace_back(percent_decode(name, true), percent_decode(value, true));
        return form.size() < kMostFormFields;
    });
    return form;
}

std::optional<Form> strict_parse_form(std::string_view text) {
    Form form;
    const bool good = each_form_field(text, [&](std::string_view name, std::string_view value) {
        auto decoded_name = strict_percent_decode(name, true);
        auto decoded_value = strict_percent_decode(value, true);
        if (!decoded_name || !decoded_value || form.size() == kMostFormFields) return false;
        form.emplace_back(std::move(*decoded_name), std::move(*decoded_value));
        return true;
    });
    if (!good) return std::nullopt;
    return form;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

bool is_authority(std::string_view text) {
    static constexpr std::size_t kLongestHost = 255;
    const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
    const std::size_t colon = std::min(bracket == text.npos ? text.npos : text.find(':', bracket), text.size());
    const std::string_view host = text.substr(0, colon);
    const std::string_view port = colon < text.size() ? text.substr(colon + 1) : std::string_view{};
    unsigned number = 0;
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
    if (!port.empty() && (error != std::errc{} || end != port.data() + port.size() || number > 65535))
        return false;
    if (host.starts_with('['))
        return host.ends_with(']') && host.contains(':') && Address::parse(host.substr(1, host.size() - 2));
    return !host.empty() && host.size() <= kLongestHost && std::ranges::all_of(host, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '-' || c == '_';
    });
}

bool equals_ignoring_case(std::string_view left, std::string_view right) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(left, right, {}, lower, lower);
}

}  // namespace spaza::http
