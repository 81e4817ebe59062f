#include "platform/http/byte_range.hpp"

#include <algorithm>
#include <charconv>

namespace spaza::http {

namespace {

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

std::optional<ByteRange> byte_range(std::string_view header, std::size_t size) {
    constexpr std::string_view kUnit = "bytes=";
    if (!header.starts_with(kUnit)) return std::nullopt;
    header.remove_prefix(kUnit.size());
    const std::size_t dash = header.find('-');
    if (dash == header.npos) return std::nullopt;
    const auto first = number_in(header.substr(0, dash));
    const auto last = number_in(header.substr(dash + 1));
    if (dash == 0) {  // the last so many
        if (!last) return std::nullopt;
        const std::size_t length = std::min(*last, size);
        return ByteRange{size - length, length};
    }
    const bool open = dash + 1 == header.size();
    if (!first || (!open && (!last || *last < *first))) return std::nullopt;
    if (*first >= size) return ByteRange{};
    return ByteRange{*first, (open ? size - 1 : std::min(*last, size - 1)) - *first + 1};
}

}  // namespace spaza::http
