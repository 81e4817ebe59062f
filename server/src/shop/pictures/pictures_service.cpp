#include "shop/pictures/pictures_service.hpp"

#include <array>
#include <brotli/encode.h>
#include <cstdio>
#include <stdexcept>
#include <zlib.h>

#include "shop/pictures/drawings_rules.hpp"
#include "shop/pictures/pictures_rules.hpp"

namespace spaza {
namespace {

constexpr std::string_view kRoot = "server/assets/artwork/";
constexpr std::string_view kFinished = ".avif";  // tools/draw_banners.sh makes them
constexpr int kBrotliQuality = 9;
constexpr int kGzipWindow = 15 + 16;  // +16 asks zlib for the gzip wrapper

std::string brotli(const std::string& text) {
    std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
    std::string out(size, '\0');
    if (!BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.size(),
                               reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                               reinterpret_cast<std::uint8_t*>(out.data())))
        throw std::runtime_error{"brotli could not compress a picture"};
    out.resize(size);
    return out;
}

std::string gzip(const std::string& text) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error{"zlib could not start"};
    std::string out(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (result != Z_STREAM_END) throw std::runtime_error{"zlib could not compress a picture"};
    return out;
}

/// FNV-1a: names a version of the content, nothing more.
std::string version(std::string_view content) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char each : content) hash = (hash ^ static_cast<unsigned char>(each)) * 1099511628211ULL;
    std::array<char, 24> text{};
    const int length = std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
    return {text.data(), static_cast<std::size_t>(length)};
}

/// `products/kettle.svg` → `kettle`, `banners/lights-on.svg` → `banner-lights-on.svg`.
std::string public_name(std::string_view path) {
    for (const auto& [folder, prefix] : {std::pair<std::string_view, std::string_view>{"banners/", "banner-"},
                                         {"empty/", "empty-"},
                                         {"brand/", "brand-"}})
        if (path.starts_with(folder)) return std::string{prefix} + std::string{path.substr(folder.size())};
    if (path.starts_with("products/")) return std::string{path.substr(9, path.size() - 9 - 4)};
    return std::string{path};
}

}  // namespace

PictureService::PictureService(const std::vector<Asset>& assets) : drawings_{load_drawings(assets)} {
    for (const Asset& file : assets)
        if (file.path.starts_with(kRoot) && (file.path.ends_with(".svg") || file.path.ends_with(kFinished)))
            files_.emplace(public_name(file.path.substr(kRoot.size())), file.content);
}

std::optional<std::string> PictureService::paint(std::string_view name) const {
    if (const auto fixed = files_.find(name);
        fixed != files_.end() && (name.ends_with(".svg") || name.ends_with(kFinished)))
        return std::string{fixed->second};
    const auto asked = parse_picture_name(name);
    if (!asked) return std::nullopt;
    const auto drawing = drawings_.find(asked->drawing);
    const auto file = files_.find(asked->drawing);
    if (drawing == drawings_.end() || file == files_.end()) return std::nullopt;
    if (asked->colourway >= drawing->second.colourways.size()) return std::nullopt;
    return bake(file->second, drawing->second.colourways[asked->colourway], asked->view_box);
}

std::shared_ptr<const Picture> PictureService::find(std::string_view name) const {
    {
        const std::scoped_lock lock{mutex_};
        if (const auto found = painted_.find(name); found != painted_.end()) return found->second;
    }
    const auto content = paint(name);
    if (!content) return nullptr;
    Picture picture{.content_type = "image/svg+xml",
                    .plain = std::make_shared<const std::string>(*content),
                    .gzip = nullptr,
                    .brotli = nullptr,
                    .tag = version(*content)};
    if (name.ends_with(kFinished)) {
        picture.content_type = "image/avif";
    } else {
        picture.gzip = std::make_shared<const std::string>(gzip(*content));
        picture.brotli = std::make_shared<const std::string>(brotli(*content));
    }
    auto kept = std::make_shared<const Picture>(std::move(picture));
    const std::scoped_lock lock{mutex_};
    return painted_.emplace(std::string{name}, std::move(kept)).first->second;
}

}  // namespace spaza
