#include "media/making.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <vips/vips8>

#include "media/pixels.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::media {

namespace {

using vips::VImage;

// A change of any of these is a new recipe: shop/pictures/media_rules.hpp, kPictureRecipe.
constexpr std::array<int, 6> kWidths{160, 320, 480, 800, 1200, 1800};
constexpr int kHighest = 4000;
constexpr int kWidestJpeg = 1200;  // for those who read neither AVIF nor WebP, mails and feeds
constexpr int kWidestPng = 800;
constexpr int kAvifQuality = 55;
constexpr int kAvifEffort = 3;
constexpr int kWebpQuality = 78;
constexpr int kJpegQuality = 82;

constexpr double kMostPixels = 80e6;
constexpr int kLongestSide = 20'000;

/// Read line by line, by the loader of this kind and no other.
VImage opened(PictureKind kind, VipsBlob* blob, vips::VOption* more = VImage::option()) {
    auto* options = more->set("access", VIPS_ACCESS_SEQUENTIAL)->set("fail_on", VIPS_FAIL_ON_ERROR);
    switch (kind) {
        case PictureKind::jpeg: return VImage::jpegload_buffer(blob, options);
        case PictureKind::png: return VImage::pngload_buffer(blob, options);
        case PictureKind::webp: return VImage::webpload_buffer(blob, options);
        case PictureKind::gif: return VImage::gifload_buffer(blob, options);
        case PictureKind::avif: return VImage::heifload_buffer(blob, options);
    }
    throw Refused{"is no picture"};
}

void check_size(const VImage& header) {
    const double pixels = static_cast<double>(header.width()) * header.height();
    if (pixels > kMostPixels || header.width() > kLongestSide || header.height() > kLongestSide)
        throw Refused{"is too large: " + std::to_string(header.width()) + " by " +
                      std::to_string(header.height()) + " pixels, where 80 million and 20000 a side are the most"};
}

/// Of a small copy: the mean of the fullest of 512 boxes of colour.
std::string colour_of(const VImage& picture) {
    const VImage small = plain(picture.thumbnail_image(64, VImage::option()->set("size", VIPS_SIZE_DOWN)));
    std::size_t size = 0;
    const std::unique_ptr<void, decltype(&g_free)> memory{small.write_to_memory(&size), g_free};
    const auto* at = static_cast<const unsigned char*>(memory.get());
    const auto bands = static_cast<std::size_t>(small.bands());
    struct Box {
        std::array<unsigned long, 3> sum{};
        unsigned long count{};
    };
    std::array<Box, 512> boxes{};
    unsigned long through = 0;
    for (std::size_t i = 0; i + bands <= size; i += bands) {
        if (bands == 4 && at[i + 3] < 128) {
            ++through;
            continue;
        }
        Box& box = boxes.at((at[i] >> 5U) << 6U | (at[i + 1] >> 5U) << 3U | at[i + 2] >> 5U);
        for (std::size_t band = 0; band < 3; ++band) box.sum.at(band) += at[i + band];
        ++box.count;
    }
    const Box& fullest = *std::ranges::max_element(boxes, {}, &Box::count);
    if (through > 0 || fullest.count == 0) return {};  // a cut-out stands on its plate
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%02lx%02lx%02lx", fullest.sum[0] / fullest.count,
                  fullest.sum[1] / fullest.count, fullest.sum[2] / fullest.count);
    return text.data();
}

std::string encoded(const VImage& picture, const std::string& format) {
    auto* options = VImage::option()->set("strip", true);
    if (format == "avif")
        return taken(picture.heifsave_buffer(options->set("compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1)
                                                 ->set("Q", kAvifQuality)
                                                 ->set("effort", kAvifEffort)));
    if (format == "webp") return taken(picture.webpsave_buffer(options->set("Q", kWebpQuality)));
    if (format == "png") return taken(picture.pngsave_buffer(options->set("compression", 9)));
    return taken(picture.jpegsave_buffer(
        options->set("Q", kJpegQuality)->set("optimize_coding", true)->set("interlace", true)));
}

/// Upright, in sRGB and no larger than any page wants it. A JPEG is taken at an eighth, a quarter or half of its
/// size where that leaves twice what is wanted.
VImage fitting(PictureKind kind, VipsBlob* blob, const VImage& header) {
    VImage source = header;
    const int times = std::max(header.width() / kWidths.back(), header.height() / kHighest);
    if (kind == PictureKind::jpeg && times >= 4)
        source = opened(kind, blob, VImage::option()->set("shrink", times >= 16 ? 8 : times >= 8 ? 4 : 2));
    return fitted(source, kWidths.back(), kHighest);
}

void add_variants(Made& made, const VImage& largest) {
    std::vector<int> widths;
    for (const int width : kWidths)
        if (width < largest.width()) widths.push_back(width);
    widths.push_back(largest.width());
    const bool transparent = largest.has_alpha();
    for (const int width : widths) {
        const VImage sized =
            width == largest.width()
                ? largest
                : plain(largest.thumbnail_image(width, VImage::option()->set("height", kHighest))).copy_memory();
        std::vector<std::string> formats{"avif", "webp"};
        if (width <= (transparent ? kWidestPng : kWidestJpeg) || width == widths.front())
            formats.emplace_back(transparent ? "png" : "jpg");
        for (const std::string& format : formats)
            made.variants.push_back({format, sized.width(), sized.height(), encoded(sized, format)});
    }
}

}  // namespace

Made make(std::string_view bytes) {
    const auto kind = picture_kind(bytes);
    if (!kind) throw Refused{"is no JPEG, PNG, WebP, GIF or AVIF picture"};
    vips_error_clear();
    try {
        const Blob blob{vips_blob_new(nullptr, bytes.data(), bytes.size())};
        const VImage header = opened(*kind, blob.get());
        check_size(header);
        Made made{.kind = std::string{name_of(*kind)},
                  .width = header.width(),
                  .height = header.height(),
                  .colour = {},
                  .variants = {}};
        constexpr int kFirstTurned = 5;  // EXIF: from 5 on the sides are swapped
        if (header.get_typeof(VIPS_META_ORIENTATION) != 0 && header.get_int(VIPS_META_ORIENTATION) >= kFirstTurned)
            std::swap(made.width, made.height);
        const VImage largest = bare(plain(fitting(*kind, blob.get(), header)));
        made.colour = colour_of(largest);
        add_variants(made, largest);
        return made;
    } catch (const vips::VError& problem) {
        std::string why = problem.what();
        vips_error_clear();
        std::ranges::replace(why, '\n', ' ');
        throw Refused{"cannot be read to its end: " + why.substr(0, 200)};
    }
}

void get_ready() {
    const VImage grey = VImage::black(16, 16, VImage::option()->set("bands", 3)) + 128;
    const VImage opaque =
        grey.cast(VIPS_FORMAT_UCHAR).copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
    const VImage transparent = opaque.bandjoin(128).cast(VIPS_FORMAT_UCHAR);
    for (const VImage& each : {opaque, transparent})
        for (const char* format : {"avif", "webp", "png", "jpg"}) {
            if (each.has_alpha() && std::string_view{format} == "jpg") continue;
            make(encoded(each, format));
        }
    // Those of print come with four colours and are turned into three by profiles.
    const VImage printed = opaque.colourspace(VIPS_INTERPRETATION_CMYK);
    make(taken(printed.jpegsave_buffer(VImage::option()->set("Q", 90))));
    make(taken(opaque.gifsave_buffer()));
}

}  // namespace spaza::media
