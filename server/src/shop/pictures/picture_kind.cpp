#include "shop/pictures/picture_kind.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, 5> kNames{"jpeg", "png", "webp", "gif", "avif"};

/// An ISO media file whose brands, the main one or a compatible one, name AVIF.
bool is_avif(std::string_view bytes) {
    constexpr std::size_t kBrands = 8;
    constexpr std::size_t kLength = 4;
    if (bytes.size() < kBrands + kLength || bytes.substr(4, 4) != "ftyp") return false;
    std::size_t length = 0;
    for (const char byte : bytes.substr(0, kLength)) length = length << 8 | static_cast<unsigned char>(byte);
    const std::string_view box = bytes.substr(0, length);
    for (std::size_t at = kBrands; at + kLength <= box.size(); at += kLength)
        if (box.substr(at, kLength) == "avif") return true;
    return false;
}

}  // namespace

std::optional<PictureKind> picture_kind(std::string_view bytes) {
    if (bytes.starts_with("\xff\xd8\xff"sv)) return PictureKind::jpeg;
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv)) return PictureKind::png;
    if (bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv)) return PictureKind::webp;
    if (bytes.starts_with("GIF87a"sv) || bytes.starts_with("GIF89a"sv)) return PictureKind::gif;
    if (is_avif(bytes)) return PictureKind::avif;
    return std::nullopt;
}

std::string no_picture(std::string_view bytes) {
    const std::string what{"is no JPEG, PNG, WebP, GIF or AVIF picture"};
    std::string start{bytes.substr(0, 512)};
    start.erase(0, start.find_first_not_of(" \t\r\n\xEF\xBB\xBF"));
    std::ranges::transform(start, start.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    if (start.starts_with("<!doctype html") || start.starts_with("<html")) return what + " but a web page";
    if (start.find("<svg") != start.npos) return what + " but a drawing in SVG, which may hold scripts";
    if (start.starts_with("%pdf-")) return what + " but a PDF document";
    return bytes.empty() ? what + ": it is empty" : what;
}

std::string_view name_of(PictureKind kind) { return kNames.at(static_cast<std::size_t>(kind)); }

}  // namespace spaza
