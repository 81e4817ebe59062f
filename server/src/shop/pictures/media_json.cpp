#include "shop/pictures/media_json.hpp"

#include "shop/pictures/documents.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza {
namespace {

std::string variant_address(const MediaPicture& picture, int width, const std::string& ending) {
    return std::string{kOwnPictures} + picture.address + '/' + std::to_string(width) + '.' + ending;
}

bool is_plain(const MediaFormat& format) { return format.ending == "jpg" || format.ending == "png"; }

}  // namespace

std::string plain_address(const MediaPicture& picture, int width) {
    for (const MediaFormat& format : *picture.formats) {
        if (!is_plain(format)) continue;
        int best = format.widths.front();
        for (const int each : format.widths)
            if (each <= width) best = each;
        return variant_address(picture, best, format.ending);
    }
    return {};
}

void append_media_members(std::string& out, const MediaPicture& picture) {
    out += R"(,"width":)" + std::to_string(picture.width) + R"(,"height":)" + std::to_string(picture.height);
    if (!picture.colour.empty()) out += R"(,"colour":")" + picture.colour + '"';
    out += R"(,"sources":[)";
    bool first = true;
    for (const MediaFormat& format : *picture.formats) {
        if (is_plain(format)) continue;
        out += (first ? R"({"type":"image/)" : R"(,{"type":"image/)") + format.ending + R"(","srcset":")";
        first = false;
        for (const int width : format.widths) {
            if (width != format.widths.front()) out += ", ";
            out += variant_address(picture, width, format.ending) + ' ' + std::to_string(width) + 'w';
        }
        out += "\"}";
    }
    out += ']';
}

std::string document_address(const MediaDocument& document) {
    return std::string{kOwnPictures} + document.address + '/' + std::string{kDocumentFile};
}

}  // namespace spaza
