#pragma once

#include <memory>
#include <string>
#include <vips/vips8>

namespace spaza::media {

struct ReleaseBlob {
    void operator()(VipsBlob* blob) const { vips_area_unref(VIPS_AREA(blob)); }
};
using Blob = std::unique_ptr<VipsBlob, ReleaseBlob>;

std::string taken(VipsBlob* made);

/// No larger than this, in sRGB. Colours of a picture without a profile are those of sRGB already, and stay:
/// libvips would lead them over a white that is not theirs. Read at once, for what comes line by line can be read
/// but once.
vips::VImage fitted(const vips::VImage& picture, int width, int height);

/// Eight bits of sRGB, with transparency only where something shows through.
vips::VImage plain(const vips::VImage& picture);

/// The pixels and nothing else, whatever the file had to say besides.
vips::VImage bare(const vips::VImage& picture);

}  // namespace spaza::media
