#include "media/pixels.hpp"

namespace spaza::media {

using vips::VImage;

std::string taken(VipsBlob* made) {
    const Blob blob{made};
    std::size_t size = 0;
    const void* data = vips_blob_get(blob.get(), &size);
    return {static_cast<const char*>(data), size};
}

VImage fitted(const VImage& picture, int width, int height) {
    auto* how = VImage::option()->set("height", height)->set("size", VIPS_SIZE_DOWN);
    const bool is_converted =
        picture.get_typeof(VIPS_META_ICC_NAME) != 0 || picture.interpretation() == VIPS_INTERPRETATION_CMYK;
    if (is_converted) how->set("export_profile", "srgb");
    return picture.thumbnail_image(width, how).copy_memory();
}

VImage plain(const VImage& picture) {
    VImage out = picture;
    if (out.interpretation() != VIPS_INTERPRETATION_sRGB) out = out.colourspace(VIPS_INTERPRETATION_sRGB);
    if (out.format() != VIPS_FORMAT_UCHAR) out = out.cast(VIPS_FORMAT_UCHAR);
    if (out.has_alpha() && out.extract_band(out.bands() - 1).min() >= 255)
        out = out.extract_band(0, VImage::option()->set("n", out.bands() - 1));
    return out;
}

VImage bare(const VImage& picture) {
    std::size_t size = 0;
    const std::unique_ptr<void, decltype(&g_free)> pixels{picture.write_to_memory(&size), g_free};
    const VImage raw{vips_image_new_from_memory_copy(pixels.get(), size, picture.width(), picture.height(),
                                                     picture.bands(), VIPS_FORMAT_UCHAR)};
    return raw.copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
}

}  // namespace spaza::media
