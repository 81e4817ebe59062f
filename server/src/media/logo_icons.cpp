#include "media/logo_icons.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>

#include "media/making.hpp"
#include "media/pixels.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::media {

namespace {

using vips::VImage;

constexpr int kDrawnHeight = 400;  // of a drawing, so that it is only made smaller
constexpr int kDrawnWidth = 4000;
constexpr double kMostLarger = 4;  // of pixels: more would be blurred

constexpr double kLeastGap = 0.12;  // of the logo's height: less stands between letters
constexpr double kNarrowest = 0.5;  // of a sign, its width by its height
constexpr double kWidest = 1.6;
constexpr double kLeastSignHeight = 0.6;  // of the logo's

constexpr double kUncut = 0.8;   // across, of what phones leave of an icon
constexpr double kOfTab = 0.88;  // of its side
constexpr double kSocialWide = 0.6;
constexpr double kSocialHigh = 0.4;

constexpr int kSeenFrom = 32;   // of 255, how opaque a pixel is that one sees
constexpr int kOtherFrom = 24;  // of 255, how far a pixel is from the ground it stands on

struct Box {
    int left{};
    int top{};
    int right{};  // the first beyond
    int bottom{};
    int width() const { return right - left; }
    int height() const { return bottom - top; }
    double shape() const { return static_cast<double>(width()) / height(); }
};

/// The logo's pixels, and which of them are drawn on.
struct Drawing {
    VImage picture;
    bool may_grow{};
    std::vector<double> ground;
    std::vector<bool> ink;

    bool has_ink(int x, const Box& within) const {
        for (int y = within.top; y < within.bottom; ++y)
            if (ink[static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width()) +
                    static_cast<std::size_t>(x)])
                return true;
        return false;
    }
};

/// What there is between two columns, without what is empty around it.
std::optional<Box> trimmed(const Drawing& drawing, int left, int right) {
    Box box{right, drawing.picture.height(), left, 0};
    for (int y = 0; y < drawing.picture.height(); ++y)
        for (int x = left; x < right; ++x)
            if (drawing.ink[static_cast<std::size_t>(y) * static_cast<std::size_t>(drawing.picture.width()) +
                            static_cast<std::size_t>(x)]) {
                box.left = std::min(box.left, x);
                box.right = std::max(box.right, x + 1);
                box.top = std::min(box.top, y);
                box.bottom = std::max(box.bottom, y + 1);
            }
    return box.width() > 0 ? std::optional{box} : std::nullopt;
}

VImage opened(std::string_view file) {
    const Blob blob{vips_blob_new(nullptr, file.data(), file.size())};
    const bool is_drawing = picture_kind(file) != PictureKind::png;
    if (is_drawing && file.find("<svg") == file.npos) throw Refused{"is neither PNG nor SVG"};
    if (is_drawing && file.find("<text") != file.npos)
        throw Refused{"has letters of a font, which is not here: draw them as paths"};
    auto* how =
        VImage::option()->set("height", kDrawnHeight)->set("size", is_drawing ? VIPS_SIZE_BOTH : VIPS_SIZE_DOWN);
    return VImage::thumbnail_buffer(blob.get(), kDrawnWidth, how).copy_memory();
}

Drawing drawing_of(std::string_view file, std::vector<double> ground) {
    Drawing drawing{.picture = bare(plain(opened(file))),
                    .may_grow = picture_kind(file) != PictureKind::png,
                    .ground = std::move(ground),
                    .ink = {}};
    if (drawing.picture.bands() < 3) drawing.picture = bare(drawing.picture.colourspace(VIPS_INTERPRETATION_sRGB));
    std::size_t size = 0;
    const std::unique_ptr<void, decltype(&g_free)> memory{drawing.picture.write_to_memory(&size), g_free};
    const auto* pixels = static_cast<const unsigned char*>(memory.get());
    const auto bands = static_cast<std::size_t>(drawing.picture.bands());
    const bool lets_through = bands == 4;
    // One that is not cut out brings the ground it stands on: its first pixel is taken for it.
    if (!lets_through) drawing.ground.assign(pixels, pixels + 3);
    drawing.ink.reserve(size / bands);
    for (std::size_t at = 0; at + bands <= size; at += bands) {
        int other = 0;
        for (std::size_t band = 0; band < 3; ++band)
            other = std::max(other, std::abs(pixels[at + band] - pixels[band]));
        drawing.ink.push_back(lets_through ? pixels[at + 3] >= kSeenFrom : other >= kOtherFrom);
    }
    return drawing;
}

/// What a small square can show: the sign before the words, or a logo that is hardly wider than high.
std::optional<Box> sign_of(const Drawing& drawing, const Box& whole) {
    if (whole.shape() <= kWidest) return whole;
    int gap = 0;
    for (int x = whole.left; x < whole.right; ++x) {
        gap = drawing.has_ink(x, whole) ? 0 : gap + 1;
        if (gap < kLeastGap * whole.height()) continue;
        const auto sign = trimmed(drawing, whole.left, x);
        const bool fits = sign && sign->shape() >= kNarrowest && sign->shape() <= kWidest &&
                          sign->height() >= kLeastSignHeight * whole.height();
        return fits ? sign : std::nullopt;
    }
    return std::nullopt;
}

/// `box` of the drawing in the middle of a ground of this size, within `most_wide` by `most_high` and, where
/// `most_across` says so, a circle of that many pixels.
std::string placed(const Drawing& drawing, const Box& box, int width, int height, double most_wide,
                   double most_high, double most_across = std::numeric_limits<double>::infinity()) {
    double scale = std::min(
        {most_wide / box.width(), most_high / box.height(), most_across / std::hypot(box.width(), box.height())});
    if (!drawing.may_grow) scale = std::min(scale, kMostLarger);
    VImage part = drawing.picture.extract_area(box.left, box.top, box.width(), box.height());
    const bool has_alpha = part.has_alpha();
    if (has_alpha) part = part.premultiply();
    part = part.resize(scale);
    if (has_alpha) part = part.unpremultiply();
    part = part.cast(VIPS_FORMAT_UCHAR);
    if (has_alpha) part = part.flatten(VImage::option()->set("background", drawing.ground));
    return taken(
        part.cast(VIPS_FORMAT_UCHAR)
            .embed((width - part.width()) / 2, (height - part.height()) / 2, width, height,
                   VImage::option()->set("extend", VIPS_EXTEND_BACKGROUND)->set("background", drawing.ground))
            .pngsave_buffer(VImage::option()->set("strip", true)->set("compression", 6)));
}

std::vector<Icon> drawn(const Drawing& drawing) {
    const auto whole = trimmed(drawing, 0, drawing.picture.width());
    if (!whole) throw Refused{"is empty"};
    const auto sign = sign_of(drawing, *whole);
    std::vector<Icon> icons;
    constexpr int kTab = 64;
    if (sign) icons.push_back({"icon.png", placed(drawing, *sign, kTab, kTab, kTab * kOfTab, kTab * kOfTab)});
    for (const int side : {192, 512})
        icons.push_back({"app-icon-" + std::to_string(side) + ".png",
                         placed(drawing, sign.value_or(*whole), side, side, side, side, side * kUncut)});
    constexpr int kWide = 1200;
    constexpr int kHigh = 630;
    icons.push_back(
        {"social-picture.png", placed(drawing, *whole, kWide, kHigh, kWide * kSocialWide, kHigh * kSocialHigh)});
    return icons;
}

}  // namespace

std::vector<Icon> icons_of_logo(std::string_view asked) {
    const std::size_t line = asked.find('\n');
    std::array<unsigned, 3> ground{};
    if (line == asked.npos || std::sscanf(std::string{asked.substr(0, line)}.c_str(), "#%2x%2x%2x", ground.data(),
                                          &ground[1], &ground[2]) != 3)
        throw Refused{"asks for nothing"};
    vips_error_clear();
    try {
        return drawn(drawing_of(asked.substr(line + 1), {ground.begin(), ground.end()}));
    } catch (const vips::VError&) {
        vips_error_clear();
        throw Refused{"cannot be read to its end"};
    }
}

void get_ready_for_icons() {
    icons_of_logo(
        "#14361f\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 20'><path d='M0 0h20v20H0z' "
        "fill='#fff'/><path d='M30 0h40v20H30z' fill='#fff'/></svg>");
    const VImage square = (VImage::black(24, 16, VImage::option()->set("bands", 4)) + 128)
                              .cast(VIPS_FORMAT_UCHAR)
                              .copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
    icons_of_logo("#14361f\n" + taken(square.pngsave_buffer()));
}

}  // namespace spaza::media
