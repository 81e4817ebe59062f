#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace spaza {

enum class VideoProvider { youtube, vimeo };
std::string_view name_of(VideoProvider provider);

/// A video that a product page plays, once its shopper has pressed for it.
struct Video {
    VideoProvider provider{};
    std::string code;   // the provider's own
    std::string title;  // "" for none
};

/// Reads an https address at YouTube or Vimeo, as people copy it, with `=Title` behind it or not; or what is wrong
/// with it, in words.
std::expected<Video, std::string> read_video(std::string_view text);

/// In the shortest form: https://youtu.be/CODE, https://vimeo.com/CODE.
std::string address_of(const Video& video);

}  // namespace spaza
