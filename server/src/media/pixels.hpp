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

/// Eight bits of sRGB, with transparency only where something shows through.
vips::VImage plain(const vips::VImage& picture);

/// The pixels and nothing else, whatever the file had to say besides.
vips::VImage bare(const vips::VImage& picture);

}  // namespace spaza::media
