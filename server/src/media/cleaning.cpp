#include "media/cleaning.hpp"

#include <algorithm>

#include "media/pixels.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::media {

namespace {

using vips::VImage;

constexpr int kLongestSide = 2400;  // enough to read a price ticket
constexpr int kLongestSideSent = 20'000;
constexpr double kMostPixels = 50e6;         // what telephones take
constexpr std::size_t kMostPng = 4U << 20U;  // noise is a photograph
constexpr int kQuality = 82;

VImage opened(PictureKind kind, VipsBlob* blob, int shrink = 1) {
    auto* options = VImage::option()->set("access", VIPS_ACCESS_SEQUENTIAL)->set("fail_on", VIPS_FAIL_ON_ERROR);
    if (kind == PictureKind::png) return VImage::pngload_buffer(blob, options);
    return VImage::jpegload_buffer(blob, shrink > 1 ? options->set("shrink", shrink) : options);
}

void check_size(const VImage& header) {
    const double pixels = static_cast<double>(header.width()) * header.height();
    if (pixels > kMostPixels || header.width() > kLongestSideSent || header.height() > kLongestSideSent)
        throw Unclean::pixels;
}

Clean encoded(const VImage& picture, PictureKind kind) {
    if (kind == PictureKind::png) {
        std::string made = taken(picture.pngsave_buffer(VImage::option()->set("strip", true)));
        if (made.size() <= kMostPng) return {"png", std::move(made)};
    }
    const VImage opaque =
        picture.has_alpha()
            ? picture.flatten(VImage::option()->set("background", std::vector<double>{255, 255, 255}))
            : picture;
    return {"jpeg", taken(opaque.jpegsave_buffer(
                        VImage::option()->set("strip", true)->set("Q", kQuality)->set("optimize_coding", true)))};
}

}  // namespace

Clean clean(std::string_view bytes) {
    const auto kind = picture_kind(bytes);
    if (kind != PictureKind::jpeg && kind != PictureKind::png) throw Unclean::unreadable;
    vips_error_clear();
    try {
        const Blob blob{vips_blob_new(nullptr, bytes.data(), bytes.size())};
        VImage source = opened(*kind, blob.get());
        check_size(source);
        const int times = std::max(source.width(), source.height()) / kLongestSide;
        if (*kind == PictureKind::jpeg && times >= 4) source = opened(*kind, blob.get(), times >= 8 ? 4 : 2);
        return encoded(bare(plain(fitted(source, kLongestSide, kLongestSide))), *kind);
    } catch (const vips::VError&) {
        vips_error_clear();
        throw Unclean::unreadable;
    }
}

}  // namespace spaza::media
