#include "shop/pictures/media_formats.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace spaza {

bool is_variant_ending(std::string_view ending) {
    static constexpr std::array<std::string_view, 4> kEndings{"avif", "webp", "jpg", "png"};
    return std::ranges::find(kEndings, ending) != kEndings.end();
}

std::optional<int> count_in(std::string_view text, int most) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || text.starts_with('0') || number < 1 ||
        number > most)
        return std::nullopt;
    return number;
}

std::string_view take(std::string_view& text, char between) {
    const std::string_view part = text.substr(0, text.find(between));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    return part;
}

std::string formats_text(const MediaFormats& formats) {
    std::string text;
    for (const MediaFormat& format : formats) {
        text += (text.empty() ? "" : ";") + format.ending;
        for (const int width : format.widths) text += ' ' + std::to_string(width);
    }
    return text;
}

std::optional<MediaFormats> parse_formats(std::string_view text) {
    MediaFormats formats;
    std::string_view left = text;
    while (!left.empty()) {
        std::string_view one = take(left, ';');
        MediaFormat format{std::string{take(one, ' ')}, {}};
        while (!one.empty()) {
            const auto width = count_in(take(one, ' '), kWidest);
            if (!width) return std::nullopt;
            format.widths.push_back(*width);
        }
        if (format.widths.empty() || !is_variant_ending(format.ending)) return std::nullopt;
        formats.push_back(std::move(format));
    }
    if (formats_text(formats) != text || formats.empty()) return std::nullopt;
    return formats;
}

bool has_variant(const MediaFormats& formats, std::string_view name) {
    const std::string_view number = take(name, '.');
    const auto width = count_in(number, kWidest);
    return width && std::ranges::any_of(formats, [&](const MediaFormat& each) {
               return each.ending == name && std::ranges::find(each.widths, *width) != each.widths.end();
           });
}

}  // namespace spaza
