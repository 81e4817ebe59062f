#include "shop/import/plain_text.hpp"

#include <algorithm>
#include <array>

namespace spaza::import {

namespace {

using namespace std::string_view_literals;

struct Unseen {
    char32_t from;
    char32_t to;
    std::string_view what;
    bool in_codes_only{false};
};

/// Joiners (U+200C, U+200D) shape the names of people and pictures made of several, so that only codes lack them.
constexpr std::array kUnseen{
    Unseen{0x0A, 0x0A, "a line break"sv},
    Unseen{0x0D, 0x0D, "a line break"sv},
    Unseen{0x00, 0x1F, "a control character"sv},
    Unseen{0x7F, 0x9F, "a control character"sv},
    Unseen{0xA0, 0xA0, "a space that does not break (write a plain one, or none)"sv, true},
    Unseen{0xAD, 0xAD, "a soft hyphen, which nobody sees"sv},
    Unseen{0x200B, 0x200B, "a space of no width, which nobody sees"sv},
    Unseen{0x200C, 0x200D, "a joiner of no width, which nobody sees"sv, true},
    Unseen{0x200E, 0x200F, "a mark of writing direction, which nobody sees"sv},
    Unseen{0x2028, 0x2029, "a line break"sv},
    Unseen{0x202A, 0x202E, "a mark of writing direction, which nobody sees"sv},
    Unseen{0x2060, 0x2064, "a letter of no width, which nobody sees"sv},
    Unseen{0x2066, 0x2069, "a mark of writing direction, which nobody sees"sv},
    Unseen{0xFEFF, 0xFEFF, "a byte order mark, which nobody sees"sv},
    Unseen{0xFFF9, 0xFFFD, "a letter that stands for one that was lost"sv},
};

/// The letter at the start of well-formed UTF-8, which is taken off.
char32_t take_letter(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t letter = length == 1 ? first : first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length && i < text.size(); ++i) letter = letter << 6 | (byte(i) & 0x3FU);
    text.remove_prefix(std::min(length, text.size()));
    return letter;
}

}  // namespace

std::optional<std::string_view> unseen_in(std::string_view text, bool is_code) {
    while (!text.empty()) {
        const char32_t letter = take_letter(text);
        for (const Unseen& each : kUnseen)
            if (letter >= each.from && letter <= each.to && (is_code || !each.in_codes_only)) return each.what;
    }
    return std::nullopt;
}

}  // namespace spaza::import
