#include "shop/look/logo_rules.hpp"

#include <algorithm>
#include <array>
#include <boost/regex.hpp>
#include <cstdlib>
#include <fmt/format.h>
#include <stdexcept>

namespace spaza {

namespace {

constexpr std::size_t kMostBytes = 200'000;
constexpr std::uint32_t kLeastHeight = 84;  // twice what it is shown with, for sharp screens
constexpr std::uint32_t kMostPixels = 4'000;
constexpr std::uint32_t kAppIcon = 512;
constexpr double kWidest = 10;

struct Size {
    double width{};
    double height{};
};

std::uint32_t big_endian(std::string_view bytes) {
    std::uint32_t number = 0;
    for (const char byte : bytes.substr(0, 4)) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

/// Of the first chunk of a PNG (ISO/IEC 15948, 11.2.1).
std::optional<Size> png_size(std::string_view file) {
    constexpr std::string_view kSignature{"\x89PNG\r\n\x1a\n", 8};
    if (!file.starts_with(kSignature) || file.size() < 24 || file.substr(12, 4) != "IHDR") return std::nullopt;
    return Size{static_cast<double>(big_endian(file.substr(16))),
                static_cast<double>(big_endian(file.substr(20)))};
}

std::string lowered(std::string_view text) {
    std::string low{text};
    std::ranges::transform(low, low.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return low;
}

bool is_svg(std::string_view file) {
    const std::string low = lowered(file.substr(0, 2'000));
    return low.find("<svg") != low.npos;
}

/// By viewBox, else by width and height; nothing without either.
std::optional<Size> svg_size(std::string_view file) {
    static const boost::regex kBox{
        R"(<svg[^>]{0,2000}?\sviewBox\s*=\s*["'][\d.eE+-]+[\s,]+[\d.eE+-]+[\s,]+([\d.]+)[\s,]+([\d.]+))"};
    static const boost::regex kWidth{R"(<svg[^>]{0,2000}?\swidth\s*=\s*["']([\d.]+))"};
    static const boost::regex kHeight{R"(<svg[^>]{0,2000}?\sheight\s*=\s*["']([\d.]+))"};
    const std::string text{file.substr(0, 10'000)};
    const auto number = [](const boost::ssub_match& found) { return std::strtod(found.str().c_str(), nullptr); };
    boost::smatch box;
    if (boost::regex_search(text, box, kBox)) return Size{number(box[1]), number(box[2])};
    boost::smatch width;
    boost::smatch height;
    if (boost::regex_search(text, width, kWidth) && boost::regex_search(text, height, kHeight))
        return Size{number(width[1]), number(height[1])};
    return std::nullopt;
}

std::optional<std::string> shape_problem(Size size) {
    if (size.width <= 0 || size.height <= 0) return "has no size";
    if (size.width < size.height) return "is taller than wide: beside the search box it has 196 by 42 pixels";
    if (size.width > kWidest * size.height)
        return fmt::format("is more than {} times as wide as high: beside the search box it has 196 by 42 pixels",
                           kWidest);
    return std::nullopt;
}

}  // namespace

bool is_harmless_drawing(std::string_view svg) {
    // Entities could spell any of these another way.
    static const boost::regex kHarm{
        R"(<\s*(?:\w+:)?(script|foreignobject|iframe|embed|object|audio|video|handler|set|animate\w*)\b)"
        R"(|\son\w+\s*=|<!entity|javascript:|@import|&#|<\?xml-stylesheet)"
        R"(|(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image/(?:png|jpeg|webp)))[^"'\s#])"
        R"(|url\(\s*["']?\s*(?!#)[^)#"'\s])"};
    if (svg.size() > kMostBytes) return false;
    try {
        return !boost::regex_search(lowered(svg), kHarm);
    } catch (const std::runtime_error&) {  // too involved to be looked through
        return false;
    }
}

std::optional<std::string> logo_problem(std::string_view file) {
    if (file.empty()) return "is empty";
    if (file.size() > kMostBytes)
        return fmt::format("has {} bytes, and {} at most are sensible for a logo", file.size(), kMostBytes);
    if (const auto size = png_size(file)) {
        if (size->height < kLeastHeight)
            return fmt::format("is too small: {} by {} pixels, and {} of height are needed to be sharp",
                               size->width, size->height, kLeastHeight);
        if (std::max(size->width, size->height) > kMostPixels)
            return fmt::format("is huge: {} by {} pixels", size->width, size->height);
        return shape_problem(*size);
    }
    if (!is_svg(file)) return "is neither SVG nor PNG";
    if (!is_harmless_drawing(file)) return "holds script, or fetches something from elsewhere";
    const auto size = svg_size(file);
    return size ? shape_problem(*size) : "has neither viewBox nor width and height";
}

std::optional<std::string> app_icon_problem(std::string_view file) {
    const auto size = png_size(file);
    if (!size) return "is no PNG";
    if (size->width != kAppIcon || size->height != kAppIcon)
        return fmt::format("has {} by {} pixels, and must have {} by {}", size->width, size->height, kAppIcon,
                           kAppIcon);
    return std::nullopt;
}

}  // namespace spaza
