#include "shop/pictures/videos.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace spaza {
namespace {

constexpr std::size_t kLengthAtYoutube = 11;
constexpr std::size_t kMostAtVimeo = 12;

struct VideoPlace {
    std::string_view start;  // behind https://, up to the code
    VideoProvider provider;
};
constexpr std::array<VideoPlace, 10> kPlaces{{{"youtu.be/", VideoProvider::youtube},
                                              {"www.youtube.com/watch?v=", VideoProvider::youtube},
                                              {"youtube.com/watch?v=", VideoProvider::youtube},
                                              {"m.youtube.com/watch?v=", VideoProvider::youtube},
                                              {"www.youtube.com/shorts/", VideoProvider::youtube},
                                              {"www.youtube.com/embed/", VideoProvider::youtube},
                                              {"www.youtube-nocookie.com/embed/", VideoProvider::youtube},
                                              {"vimeo.com/", VideoProvider::vimeo},
                                              {"www.vimeo.com/", VideoProvider::vimeo},
                                              {"player.vimeo.com/video/", VideoProvider::vimeo}}};

bool is_video_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_code(VideoProvider provider, std::string_view code) {
    if (provider == VideoProvider::youtube) return code.size() == kLengthAtYoutube;
    return !code.empty() && code.size() <= kMostAtVimeo &&
           std::ranges::all_of(code, [](char c) { return c >= '0' && c <= '9'; });
}

/// What stands behind the code: `?t=30&list=…` is left out, `=Title` is the title. Nothing for anything else.
std::optional<std::string> title_in(std::string_view rest) {
    while (rest.starts_with('?') || rest.starts_with('&')) {
        rest.remove_prefix(1);
        const std::size_t equals =
            std::min(rest.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"), rest.size());
        if (equals == rest.size() || rest[equals] != '=') return std::nullopt;
        rest.remove_prefix(equals + 1);
        const auto end =
            std::ranges::find_if_not(rest, [](char c) { return is_video_letter(c) || c == '.' || c == '%'; });
        rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
    }
    if (rest.empty()) return std::string{};
    if (!rest.starts_with('=')) return std::nullopt;
    const std::size_t begin = std::min(rest.find_first_not_of(' ', 1), rest.size());
    return std::string{rest.substr(begin)};
}

}  // namespace

std::string_view name_of(VideoProvider provider) {
    return provider == VideoProvider::youtube ? "youtube" : "vimeo";
}

std::expected<Video, std::string> read_video(std::string_view text) {
    constexpr std::string_view kSecure = "https://";
    const auto wrong = [&](const char* why) {
        return std::unexpected{"'" + std::string{text.substr(0, 80)} + "' " + why};
    };
    if (!text.starts_with(kSecure)) return wrong("is no https address of a video");
    const std::string_view address = text.substr(kSecure.size());
    for (const VideoPlace& place : kPlaces) {
        if (!address.starts_with(place.start)) continue;
        std::string_view code = address.substr(place.start.size());
        code = code.substr(
            0, static_cast<std::size_t>(std::ranges::find_if_not(code, is_video_letter) - code.begin()));
        const auto title = title_in(address.substr(place.start.size() + code.size()));
        if (!is_code(place.provider, code) || !title)
            return wrong("is no address of one video, such as https://youtu.be/dQw4w9WgXcQ=Unboxed");
        return Video{place.provider, std::string{code}, *title};
    }
    return wrong("is not at YouTube or Vimeo, whose videos pages can show");
}

std::string address_of(const Video& video) {
    return (video.provider == VideoProvider::youtube ? "https://youtu.be/" : "https://vimeo.com/") + video.code;
}

}  // namespace spaza
