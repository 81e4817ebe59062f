#pragma once

#include <string>

#include "shop/pictures/media.hpp"

namespace spaza {

/// The address of the JPEG (or PNG) of this width, or of the widest below it.
std::string plain_address(const MediaPicture& picture, int width);

/// Members of an image that has variants, each with a comma before it: width, height, colour, sources.
void append_media_members(std::string& out, const MediaPicture& picture);

/// `/media/ADDRESS/document.pdf`
std::string document_address(const MediaDocument& document);

}  // namespace spaza
