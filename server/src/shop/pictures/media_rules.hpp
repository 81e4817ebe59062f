#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// Where the picture made of a file with this SHA-256 is found; another recipe has another address, so that what
/// browsers keep for a year is never another picture.
std::string media_address(std::string_view hash);
/// The same of a document, which is kept as it came.
std::string address_of_document(std::string_view hash);
bool is_media_address(std::string_view text);
/// `480.avif`, or that of a document
bool is_variant_name(std::string_view name);

/// What the decoder says of a picture before it hands over `variants` files.
struct MadeHead {
    std::string kind;
    int width{};
    int height{};
    std::string colour;
    int variants{};
};
/// `jpeg 4000 3000 #a0b1c2 18`, with `-` for no colour. The decoder handles what strangers made: it is not
/// trusted.
std::optional<MadeHead> parse_made_head(std::string_view text);

struct VariantHead {
    std::string ending;
    int width{};
    int height{};
    std::size_t length{};  // of the head: the file follows
};
/// `avif 480 360`, a line feed, the file.
std::optional<VariantHead> parse_variant_head(std::string_view frame);

}  // namespace spaza
