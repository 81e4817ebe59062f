#pragma once

#include <filesystem>

#include "platform/http/http.hpp"
#include "shop/pictures/media_files.hpp"
#include "shop/pictures/media_library.hpp"

namespace spaza::app {

/// GET /media/NAME: the retailer's own pictures, from a folder ("" for none), else from the library in a middling
/// size; and documents by their names. What is replaced is shown within the hour. All must outlive the router.
void add_media_folder(http::Router& router, const std::filesystem::path& folder, const MediaLibrary& library,
                      const MediaFiles& files);

/// GET /media/ADDRESS/480.avif, /media/ADDRESS/document.pdf: what the library has made of a picture, and
/// documents; never another one, so kept for a year.
void add_media_variants(http::Router& router, const MediaFiles& files);

}  // namespace spaza::app
