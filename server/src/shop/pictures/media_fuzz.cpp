// Fuzzes what is read of pictures: what the decoder says of them, what is kept of them, by which bytes they are
// known.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "shop/pictures/media_formats.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/picture_kind.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    if (const auto formats = spaza::parse_formats(text); formats && spaza::formats_text(*formats) != text)
        std::abort();
    if (const auto head = spaza::parse_made_head(text); head && (head->width < 1 || head->variants < 1))
        std::abort();
    if (const auto head = spaza::parse_variant_head(text)) {
        if (head->length > size) std::abort();
        if (!spaza::is_variant_name(std::to_string(head->width) + '.' + head->ending)) std::abort();
    }
    if (spaza::is_media_address(text) && text.find('/') != text.npos) std::abort();
    (void)spaza::picture_kind(text);
    return 0;
}
