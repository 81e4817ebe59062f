#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace spaza {

/// How pictures are made; other widths, formats or qualities are another recipe (server/src/media/making.cpp).
inline constexpr int kPictureRecipe = 2;

/// A format a picture is kept in, and how wide; smallest first.
struct MediaFormat {
    std::string ending;  // avif, webp, jpg, png
    std::vector<int> widths;
    bool operator==(const MediaFormat&) const = default;
};
using MediaFormats = std::vector<MediaFormat>;

/// A picture of the media library as pages need it.
struct MediaPicture {
    std::string address;
    int width{};
    int height{};
    std::string colour;
    std::string alt_text;
    std::shared_ptr<const MediaFormats> formats;  // shared by those made alike
};

/// A picture as it is kept.
struct MediaRecord {
    std::string hash;
    std::string address;
    std::string kind;
    int width{};
    int height{};
    std::string colour;
    MediaFormats formats;
    std::int64_t bytes{};  // of the file it was made of
};

/// What a picture is called from now on.
struct MediaNaming {
    std::string name;
    std::string hash;
    std::string alt_text{};   // "": what the name had stays
    std::string file_name{};  // as somebody's file was called; "": as the name
    std::string by{};         // who of the staff; "": an import or the command line
};

/// What stands of a file and of a name that is to mean it.
struct MediaStanding {
    enum class Picture { none, kept, going };  // going: its files are being removed, it is to be stored anew after
    Picture picture{};
    std::string hash{};  // what the name means; "": nothing
    bool is_removed{};   // by somebody of the staff, and can be brought back still
};

/// A document as it is kept.
struct DocumentRecord {
    std::string hash;
    std::string address;
    std::int64_t bytes{};
};

/// What the shop knows of one of its files without reading it.
struct KnownFile {
    std::optional<std::int64_t> bytes;  // of documents
};

/// A document of the media library as pages need it: its file is at ADDRESS/document.pdf.
struct MediaDocument {
    std::string address;
    std::int64_t bytes{};
};

}  // namespace spaza
