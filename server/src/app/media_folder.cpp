#include "app/media_folder.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <memory>
#include <optional>

#include "app/media/folder_files.hpp"
#include "app/media/not_reached.hpp"
#include "base/digest.hpp"
#include "platform/http/byte_range.hpp"
#include "platform/http/static_files.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargest = 8U << 20;
constexpr std::string_view kCaching = "public, max-age=3600, stale-while-revalidate=86400";
constexpr std::string_view kForAYear = "public, max-age=31536000, immutable";
constexpr int kUsualWidth = 800;

/// Shown in place of a picture that is no more, as past orders, claims and mails may have one.
constexpr std::string_view kPlate =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">)"
    R"(<rect width="96" height="96" fill="#f3ece0"/>)"
    R"(<g fill="none" stroke="#8a7a60" stroke-width="2.5" stroke-linejoin="round">)"
    R"(<rect x="26" y="32" width="44" height="34" rx="3"/><circle cx="39" cy="44" r="4"/>)"
    R"(<path d="m28 63 13-12 9 8 8-7 10 10"/></g></svg>)";

/// Not found all the same. A page that wants a picture there shows a plate and nothing broken.
http::Response no_such_picture(const http::Request& request, const std::string& name) {
    http::Response response =
        http::problem(fail(Reason::not_found, "error.notFound", name, "NotFoundError", "media").error());
    const std::string_view accepted = request.header("accept");
    if (accepted.find("image/") == accepted.npos || accepted.find("text/html") != accepted.npos) return response;
    response.content_type = "image/svg+xml";
    response.body = kPlate;
    response.headers = {{"Cache-Control", "no-cache"},
                        {"Vary", "accept"},
                        {"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"}};
    return response;
}

/// The file's content; nothing when it is no file, too large, or leads out of the folder.
std::shared_ptr<const std::string> read(const fs::path& folder, const std::string& name) {
    std::error_code problem;
    const fs::path path = fs::canonical(folder / name, problem);
    if (problem || path.parent_path() != fs::canonical(folder, problem) || !fs::is_regular_file(path, problem) ||
        fs::file_size(path, problem) > kLargest || problem)
        return nullptr;
    return read_file(path);
}

/// What is said of a content whatever of it is sent; `tag` with its quotation marks.
http::Response about(std::string_view type, const std::string& tag, std::string_view caching) {
    http::Response response;
    response.content_type = type;
    response.headers = {{"ETag", tag},
                        {"Cache-Control", std::string{caching}},
                        {"Accept-Ranges", "bytes"},
                        {"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"}};
    if (type == "application/pdf") {
        // Readers of browsers want styles and frames of their own; still nothing of it runs as a part of the shop.
        response.headers.back().second =
            "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";
        response.headers.emplace_back("Content-Disposition", "inline");
    }
    return response;
}

/// The part that is asked for; nothing when it is the whole, or that it is still the same.
std::optional<http::ByteRange> part_wanted(const http::Request& request, const std::string& tag,
                                           std::size_t size) {
    const std::string_view unless_changed = request.header("if-range");
    if (http::names_tag(request.header("if-none-match"), tag) ||
        (!unless_changed.empty() && unless_changed != tag))
        return std::nullopt;
    return http::byte_range(request.header("range"), size);
}

http::Response answer_part(http::Response response, const http::ByteRange& part, std::size_t of,
                           std::string content) {
    const std::string size = '/' + std::to_string(of);
    response.status = part.length == 0 ? 416 : 206;
    response.headers.emplace_back("Content-Range", part.length == 0
                                                       ? "bytes *" + size
                                                       : "bytes " + std::to_string(part.first) + '-' +
                                                             std::to_string(part.first + part.length - 1) + size);
    response.body = std::move(content);
    return response;
}

/// Whole, in part, or that it is still the same.
http::Response content_of(const http::Request& request, std::shared_ptr<const std::string> content,
                          std::string_view type, std::string tag, std::string_view caching) {
    tag = '"' + tag + '"';
    http::Response response = about(type, tag, caching);
    if (const auto part = part_wanted(request, tag, content->size()))
        return answer_part(std::move(response), *part, content->size(),
                           content->substr(part->first, part->length));
    if (http::names_tag(request.header("if-none-match"), tag))
        response.status = 304;
    else
        response.shared_body = std::move(content);
    return response;
}

/// By the ending, in letters of either size.
std::string_view type_of(std::string name) {
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    return http::content_type_of(name);
}

/// Of a file that is better not read whole: a part, or that it is still the same; nothing when it is to be
/// answered otherwise.
std::optional<http::Response> without_the_whole(const http::Request& request, const MediaFiles& files,
                                                const std::string& address, const std::string& file,
                                                std::string_view caching) {
    const auto size = files.size(address, file);
    if (!size) return std::nullopt;
    const std::string tag = '"' + address + '-' + file + '"';
    http::Response response = about(http::content_type_of(file), tag, caching);
    if (http::names_tag(request.header("if-none-match"), tag)) {
        response.status = 304;
        return response;
    }
    const auto part = part_wanted(request, tag, *size);
    if (!part) return std::nullopt;
    const auto content = part->length == 0 ? std::make_shared<const std::string>()
                                           : files.part(address, file, part->first, part->length);
    if (!content) return no_such_picture(request, file);
    return answer_part(std::move(response), *part, *size, *content);
}

/// A file the library has made of a picture, or a document.
http::Response library_file(const http::Request& request, const MediaFiles& files, const std::string& address,
                            const std::string& file, std::string_view caching) {
    if (auto answer = without_the_whole(request, files, address, file, caching)) return *std::move(answer);
    auto content = files.get(address, file);
    if (!content) return no_such_picture(request, file);
    return content_of(request, std::move(content), http::content_type_of(file), address + '-' + file, caching);
}

http::Response get_picture(const http::Request& request, const fs::path& folder, const MediaLibrary& library,
                           const MediaFiles& files) {
    const std::string name = request.param("name");
    if (auto content = is_picture_name(name) && !folder.empty() ? read(folder, name) : nullptr) {
        std::string tag = sha256_hex(*content).substr(0, 20);
        return content_of(request, std::move(content), type_of(name), std::move(tag), kCaching);
    }
    if (const auto document = library.document_named(name))
        return library_file(request, files, document->address, std::string{kDocumentFile}, kCaching);
    if (const auto picture = library.named(name)) {
        const std::string address = plain_address(*picture, kUsualWidth);
        return library_file(request, files, picture->address, address.substr(address.rfind('/') + 1), kCaching);
    }
    return no_such_picture(request, name);
}

/// A place that does not answer is no picture that is missing.
http::Response reaching(const std::function<http::Response()>& answer) {
    try {
        return answer();
    } catch (const FilesUnavailable& failure) {
        return http::problem(media_not_reached(failure));
    }
}

}  // namespace

void add_media_folder(http::Router& router, const fs::path& folder, const MediaLibrary& library,
                      const MediaFiles& files) {
    router.add("GET", "/media/{name}",
               [folder, &library, &files](const http::Request& request) {
                   return reaching([&] { return get_picture(request, folder, library, files); });
               },
               {.work = http::Work::database, .label = "media"});
}

void add_media_variants(http::Router& router, const MediaFiles& files) {
    router.add("GET", "/media/{address}/{variant}",
               [&files](const http::Request& request) {
                   return reaching([&] {
                       return library_file(request, files, request.param("address"), request.param("variant"),
                                           kForAYear);
                   });
               },
               {.work = http::Work::database, .label = "media"});
}

}  // namespace spaza::app
