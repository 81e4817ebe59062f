#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace spaza::http {

/// A part of a content; of length 0 when what was asked for lies outside.
struct ByteRange {
    std::size_t first{};
    std::size_t length{};
    bool operator==(const ByteRange&) const = default;
};

/// What a Range header wants of so many bytes; nothing when the whole is to be answered: without such a header,
/// with one that cannot be read, or with one that names several parts.
std::optional<ByteRange> byte_range(std::string_view header, std::size_t size);

}  // namespace spaza::http
