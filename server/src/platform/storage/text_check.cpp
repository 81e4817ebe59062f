#include "platform/storage/text_check.hpp"

#include <cstdint>
#include <cstring>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

namespace {

constexpr std::uint32_t kFirstOfLength[] = {0, 0, 0x80, 0x800, 0x10000};

/// The length of the UTF-8 sequence that starts at `at`, or 0 when it is malformed (overlong forms, surrogates
/// and values past U+10FFFF included).
std::size_t sequence_length(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || lead > 0xF4 || at + length > text.size()) return 0;
    std::uint32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0U) != 0x80U) return 0;
        code = (code << 6U) | (next & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < kFirstOfLength[length] || surrogate || code > 0x10FFFF ? 0 : length;
}

}  // namespace

void require_storable(std::string_view text) {
    if (!text.empty() && std::memchr(text.data(), 0, text.size()) != nullptr)
        throw Failure{Failure::Kind::check, "text with a NUL character cannot be stored"};
    std::size_t at = 0;
    while (at < text.size()) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = sequence_length(text, at);
        if (length == 0) throw Failure{Failure::Kind::check, "text that is not UTF-8 cannot be stored"};
        at += length;
    }
}

}  // namespace spaza::storage
