#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shop/assortment/assortment.hpp"
#include "shop/pictures/media.hpp"

/// The pictures the shop keeps, as its people see them: found, described and removed.
namespace spaza {

/// So long a removed picture can be brought back. Its files stay for as long.
inline constexpr std::chrono::days kRemovedMediaKept{30};

/// A picture of another server, as the import named it that did so last.
struct MediaOrigin {
    std::string address;
    std::string file;
    std::int64_t line{};
};

/// A picture in the library, by its name.
struct LibraryPicture {
    std::string name;
    std::string hash{};
    std::string file_name{};  // as somebody's file was called; "" when nobody of the staff sent it
    std::string alt_text{};
    TimePoint added_at{};
    std::string added_by{};  // "": an import or the command line
    std::optional<TimePoint> removed_at{};
    std::optional<MediaOrigin> origin{};
    MediaPicture picture{};
    std::int64_t bytes{};  // of the file that came in; 0: not known
};

/// Something a picture is used by.
struct MediaUse {
    std::string kind;  // product, category, brand, page, draft, leaflet, setting
    std::string code;
    std::string name;
    std::string place{};  // on a page
    bool operator==(const MediaUse&) const = default;
};

/// What used a picture when it was looked for, outside of the transaction that counts on it: reading all products
/// takes long.
struct MediaUsesSeen {
    std::string hash{};      // of the picture
    std::string position{};  // in the change log, before it was looked for
    std::vector<MediaUse> uses{};
};

/// A setting that may name pictures.
struct SettingText {
    std::string key;
    std::string value;
};

/// A picture no name means any more, whose files are being removed.
struct GoingPicture {
    std::string hash;
    std::string address;
    std::int64_t since{};  // milliseconds; of whoever removes them now
};

/// Where a picture stands in the list.
struct MediaPlace {
    std::int64_t added_at{};
    std::string name;
    bool operator==(const MediaPlace&) const = default;
};

enum class MediaUseAsked { all, used, unused, removed };

struct MediaQuestion {
    std::vector<std::string> words{};  // all of them somewhere in its names or its text
    MediaUseAsked use{MediaUseAsked::all};
    std::optional<MediaPlace> after{};
    std::size_t size{20};
};

struct FoundMedia {
    std::vector<LibraryPicture> pictures;
    std::vector<bool> are_used;  // of each
    std::optional<MediaPlace> next{};
    std::int64_t total{};
};

/// Which pictures are used anywhere, of these: what is saved now counts within moments.
using AreUsed = std::function<std::vector<bool>(const std::vector<std::string>& names)>;

struct MediaSaved {
    LibraryPicture picture;
    std::optional<EditConflict> conflict{};  // then nothing was saved
};

}  // namespace spaza
