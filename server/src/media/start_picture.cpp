#include "media/start_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "media/making.hpp"
#include "media/pixels.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::media {

namespace {

using vips::VImage;

constexpr int kLongestSide = 4096;
constexpr int kLargestIcon = 512;  // as the shop has it: larger it would be blurred
constexpr double kOfScreen = 0.3;
constexpr double kRounded = 0.22;  // of its side, as phones round icons

struct Asked {
    int width{};
    int height{};
    std::vector<double> ground;
};

Asked read_head(const std::string& head) {
    Asked asked;
    std::array<unsigned, 3> ground{};
    if (std::sscanf(head.c_str(), "%d %d #%2x%2x%2x", &asked.width, &asked.height, ground.data(), &ground[1],
                    &ground[2]) != 5)
        throw Refused{"asks for nothing"};
    if (asked.width < 1 || asked.height < 1 || std::max(asked.width, asked.height) > kLongestSide)
        throw Refused{"is no screen"};
    asked.ground.assign(ground.begin(), ground.end());
    return asked;
}

/// How opaque an icon of this size is: all of it but its corners.
VImage corners_of(int side) {
    const double radius = side * kRounded;
    std::vector<unsigned char> opaque;
    opaque.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    const auto beyond = [&](int at) {
        const double middle = at + 0.5;
        return std::max({radius - middle, middle - (side - radius), 0.0});
    };
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const double inside = radius - std::hypot(beyond(x), beyond(y)) + 0.5;
            opaque.push_back(static_cast<unsigned char>(255 * std::clamp(inside, 0.0, 1.0)));
        }
    return VImage{vips_image_new_from_memory_copy(opaque.data(), opaque.size(), side, side, 1, VIPS_FORMAT_UCHAR)};
}

VImage icon_of(std::string_view bytes, int side, const std::vector<double>& ground) {
    const Blob blob{vips_blob_new(nullptr, bytes.data(), bytes.size())};
    const VImage file = VImage::pngload_buffer(blob.get(), VImage::option()->set("fail_on", VIPS_FAIL_ON_ERROR));
    if (file.width() > kLongestSide || file.height() > kLongestSide) throw Refused{"is too large"};
    auto* size = VImage::option()->set("height", side)->set("size", VIPS_SIZE_FORCE);
    VImage icon = bare(plain(file.thumbnail_image(side, size)));
    if (icon.bands() < 3) icon = icon.colourspace(VIPS_INTERPRETATION_sRGB);
    const auto* under = "background";
    if (icon.has_alpha()) icon = icon.flatten(VImage::option()->set(under, ground));
    return icon.bandjoin(corners_of(side)).flatten(VImage::option()->set(under, ground)).cast(VIPS_FORMAT_UCHAR);
}

}  // namespace

std::string start_picture(std::string_view asked) {
    const std::size_t line = asked.find('\n');
    if (line == asked.npos) throw Refused{"asks for nothing"};
    const Asked head = read_head(std::string{asked.substr(0, line)});
    const std::string_view file = asked.substr(line + 1);
    if (picture_kind(file) != PictureKind::png) throw Refused{"is no PNG"};
    vips_error_clear();
    try {
        const int side =
            std::clamp(static_cast<int>(std::min(head.width, head.height) * kOfScreen), 1, kLargestIcon);
        return taken(
            icon_of(file, side, head.ground)
                .embed((head.width - side) / 2, (head.height - side) / 2, head.width, head.height,
                       VImage::option()->set("extend", VIPS_EXTEND_BACKGROUND)->set("background", head.ground))
                .pngsave_buffer(VImage::option()->set("strip", true)->set("compression", 9)));
    } catch (const vips::VError&) {
        vips_error_clear();
        throw Refused{"cannot be read to its end"};
    }
}

void get_ready_for_start_pictures() {
    for (const int bands : {1, 3, 4}) {
        const VImage square =
            (VImage::black(16, 16, VImage::option()->set("bands", bands)) + 128)
                .cast(VIPS_FORMAT_UCHAR)
                .copy(VImage::option()->set("interpretation",
                                            bands == 1 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB));
        start_picture("64 96 #f3f6f4\n" + taken(square.pngsave_buffer()));
    }
}

}  // namespace spaza::media
