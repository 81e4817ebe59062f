#include "shop/accounts/webauthn/cbor_rules.hpp"

#include <cstdint>

namespace spaza {
namespace {

constexpr int kDeepest = 8;
enum Major : unsigned { bytes_of_any_kind = 2, text_in_utf8 = 3, list_of_items = 4, map_of_items = 5, tagged = 6 };

unsigned first_of(std::string_view text) { return static_cast<unsigned char>(text.front()); }

/// The number an item begins with: what it is, or how much there is of it.
std::optional<std::uint64_t> number_of(std::string_view& text) {
    const unsigned said = first_of(text) & 31;
    text.remove_prefix(1);
    if (said < 24) return said;
    if (said > 27) return std::nullopt;  // of indefinite length, or reserved
    const std::size_t size = std::size_t{1} << (said - 24);
    if (text.size() < size) return std::nullopt;
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i, text.remove_prefix(1)) number = number << 8 | first_of(text);
    return number;
}

std::optional<std::string_view> after(std::string_view text, int depth) {
    if (text.empty() || depth > kDeepest) return std::nullopt;
    const unsigned major = first_of(text) >> 5;
    const auto number = number_of(text);
    if (!number) return std::nullopt;
    if (major == tagged) return after(text, depth + 1);
    if (major < bytes_of_any_kind || major > tagged) return text;
    if (*number > text.size()) return std::nullopt;
    if (major == bytes_of_any_kind || major == text_in_utf8) return text.substr(*number);
    const std::uint64_t items = major == map_of_items ? 2 * *number : *number;
    for (std::uint64_t i = 0; i < items; ++i) {
        const auto rest = after(text, depth + 1);
        if (!rest) return std::nullopt;
        text = *rest;
    }
    return text;
}

}  // namespace

std::optional<std::string_view> after_cbor_item(std::string_view text) { return after(text, 0); }

bool is_sound_cbor(std::string_view text) {
    while (!text.empty()) {
        const auto rest = after_cbor_item(text);
        if (!rest) return false;
        text = *rest;
    }
    return true;
}

}  // namespace spaza
