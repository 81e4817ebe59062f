#include "platform/http/static_files.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/digest.hpp"
#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kForAYear = "public, max-age=31536000, immutable";
constexpr std::string_view kForAnHour = "public, max-age=3600";
constexpr std::string_view kAskFirst = "no-cache";

using Content = std::shared_ptr<const std::string>;

/// One file in the codings it comes in.
struct StaticFile {
    struct Variant {
        std::string coding;  // empty: as it is
        std::string tag;
        Content content;
    };
    std::vector<Variant> variants;  // smallest first, the plain one last
    std::string content_type;
    std::string cache_control;
};

Content read(const fs::path& path) {
    std::ifstream in{path, std::ios::binary};
    return std::make_shared<const std::string>(std::istreambuf_iterator<char>{in},
                                               std::istreambuf_iterator<char>{});
}

/// The build names the files in folders `assets` by their content (`assets/entry-client-BxlkRC8.js`). By the
/// service worker browsers learn of a release: nobody between them and the shop is to keep an old one.
std::string_view caching_of(std::string_view path) {
    if (path.starts_with("assets/") || path.find("/assets/") != path.npos) return kForAYear;
    return path == "sw.js" ? kAskFirst : kForAnHour;
}

void add_variant(StaticFile& file, const fs::path& path, std::string coding) {
    Content content = read(path);
    std::string tag = "\"" + sha256_hex(*content).substr(0, 20) + "\"";
    file.variants.push_back({std::move(coding), std::move(tag), std::move(content)});
}

StaticFile load(const fs::path& path, std::string_view caching) {
    StaticFile file;
    file.content_type = content_type_of(path.filename().string());
    file.cache_control = caching;
    for (const auto& [coding, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}})
        if (const fs::path sibling = path.string() + ending; fs::exists(sibling))
            add_variant(file, sibling, coding);
    add_variant(file, path, {});
    return file;
}

Response answer(const StaticFile& file, const Request& request) {
    const std::string_view accepted = request.header("accept-encoding");
    const auto& variant = *std::ranges::find_if(file.variants, [&](const StaticFile::Variant& each) {
        return each.coding.empty() || accepts_coding(accepted, each.coding);
    });
    Response response;
    response.content_type = file.content_type;
    response.headers.emplace_back("ETag", variant.tag);
    response.headers.emplace_back("Cache-Control", file.cache_control);
    response.headers.emplace_back("Content-Security-Policy", "frame-ancestors 'none'");
    if (file.variants.size() > 1) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (names_tag(request.header("if-none-match"), variant.tag)) {
        response.status = 304;
        return response;
    }
    if (!variant.coding.empty()) response.headers.emplace_back("Content-Encoding", variant.coding);
    response.shared_body = variant.content;
    return response;
}

/// Calls `each` with the items of a comma-separated header until it answers true.
template <class Each>
bool any_item(std::string_view list, const Each& each) {
    while (!list.empty()) {
        const std::string_view item = list.substr(0, list.find(','));
        list.remove_prefix(std::min(item.size() + 1, list.size()));
        if (each(trimmed(item))) return true;
    }
    return false;
}

}  // namespace

std::string_view content_type_of(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kTypes{{
        {".avif", "image/avif"},
        {".css", "text/css; charset=utf-8"},
        {".gif", "image/gif"},
        {".html", "text/html; charset=utf-8"},
        {".ico", "image/x-icon"},
        {".jpeg", "image/jpeg"},
        {".jpg", "image/jpeg"},
        {".js", "text/javascript; charset=utf-8"},
        {".json", "application/json"},
        {".map", "application/json"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".pdf", "application/pdf"},
        {".png", "image/png"},
        {".svg", "image/svg+xml"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
        {".webp", "image/webp"},
        {".woff", "font/woff"},
        {".woff2", "font/woff2"},
        {".xml", "application/xml"},
    }};
    for (const auto& [ending, type] : kTypes)
        if (name.ends_with(ending)) return type;
    return "application/octet-stream";
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
    return any_item(accept_encoding, [&](std::string_view item) {
        const std::size_t semicolon = item.find(';');
        if (!equals_ignoring_case(trimmed(item.substr(0, semicolon)), coding)) return false;
        if (semicolon == item.npos) return true;
        const std::string_view weight = trimmed(item.substr(semicolon + 1));
        return !(weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == weight.npos);
    });
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    return any_item(if_none_match, [&](std::string_view item) {
        if (item.starts_with("W/")) item.remove_prefix(2);
        return item == tag || item == "*";
    });
}

std::size_t add_static_files(Router& router, const std::string& root, const std::vector<std::string>& except) {
    std::size_t count = 0;
    if (!fs::is_directory(root)) return count;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{root}) {
        const std::string path = fs::relative(entry.path(), root).generic_string();
        const std::string name = entry.path().filename().string();
        const bool hidden = path.starts_with('.') || path.find("/.") != path.npos;
        const bool sibling = name.ends_with(".br") || name.ends_with(".gz");
        if (!entry.is_regular_file() || hidden || sibling || name == "index.html") continue;
        if (std::ranges::find(except, path) != except.end()) continue;
        router.add("GET", "/" + path,
                   [file = load(entry.path(), caching_of(path))](const Request& request) {
                       return answer(file, request);
                   },
                   {.work = Work::memory, .label = "static file"});
        ++count;
    }
    return count;
}

}  // namespace spaza::http
