#include "app/look_files.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>

#include "app/shop_look.hpp"
#include "app/web_paths.hpp"
#include "base/digest.hpp"
#include "platform/http/static_files.hpp"
#include "shop/look/drawn_icon.hpp"
#include "shop/look/logo_rules.hpp"
#include "shop/look/look_css_rules.hpp"
#include "shop/look/palette_rules.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestLookFile = 4U << 20;
constexpr std::size_t kLongestLookName = 100;
constexpr std::array kLookEndings{".svg", ".png", ".jpg", ".webp", ".woff2"};
constexpr const char* kLookCaching = "public, max-age=3600";

bool is_look_name(std::string_view name) {
    const bool letters = std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '_' || c == '-';
    });
    return letters && !name.empty() && name.size() <= kLongestLookName && !name.starts_with('.') &&
           std::ranges::any_of(kLookEndings, [&](const char* ending) { return name.ends_with(ending); });
}

std::optional<std::string> bytes_of(const fs::path& path) {
    std::error_code problem;
    if (!fs::is_regular_file(path, problem) || fs::file_size(path, problem) > kLargestLookFile || problem)
        return std::nullopt;
    std::ifstream file{path, std::ios::binary};
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

/// Where one of the folder's own files stands: not one that a link leads to elsewhere.
std::optional<fs::path> own_path(const Config& config, const std::string& name) {
    if (config.serve.media_dir.empty() || !is_look_name(name)) return std::nullopt;
    std::error_code problem;
    const fs::path folder = fs::canonical(fs::path{config.serve.media_dir} / "look", problem);
    if (problem) return std::nullopt;
    const fs::path path = fs::canonical(folder / name, problem);
    if (problem || path.parent_path() != folder) return std::nullopt;
    return path;
}

std::optional<std::string> own_file(const Config& config, const std::string& name) {
    const auto path = own_path(config, name);
    auto bytes = path ? bytes_of(*path) : std::nullopt;
    if (bytes && name.ends_with(".svg") && !is_harmless_drawing(*bytes)) return std::nullopt;
    return bytes;
}

std::optional<std::string> drawn_file(const Config& config, const std::string& name) {
    const std::string initial = initial_of(config.shop.name);
    const DocumentLook look = shop_document_look(config);
    if (name == "icon.svg") return drawn_icon_svg(initial, look);
    if (name == "app-icon-192.png") return drawn_icon_png(initial, look, 192);
    if (name == "app-icon-512.png") return drawn_icon_png(initial, look, 512);
    return std::nullopt;
}

/// A file as it is sent.
struct LookFile {
    std::string content{};
    std::string tag{};
};
using SharedLookFile = std::shared_ptr<const LookFile>;

SharedLookFile look_file(std::string content) {
    std::string tag = '"' + sha256_hex(content).substr(0, 20) + '"';
    return std::make_shared<const LookFile>(LookFile{std::move(content), std::move(tag)});
}

http::Response file_answer(const http::Request& request, const SharedLookFile& file, const std::string& name) {
    http::Response response;
    response.content_type = http::content_type_of(name);
    response.headers = {
        {"ETag", file->tag},
        {"Cache-Control", kLookCaching},
        {"Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}};
    if (http::names_tag(request.header("if-none-match"), file->tag))
        response.status = 304;
    else
        response.shared_body = {file, &file->content};
    return response;
}

/// What /look/ shows: own files are read and looked at when they are new or were changed, icons drawn once.
class LookFiles {
public:
    LookFiles(const Config& config, LogoIcons made) : config_{config} {
        for (auto& [name, bytes] : made) drawn_.emplace(name, look_file(std::move(bytes)));
        for (const char* name : {"icon.svg", "app-icon-192.png", "app-icon-512.png"})
            if (auto drawn = drawn_file(config, name)) drawn_.emplace(name, look_file(*std::move(drawn)));
    }

    /// Null for what is not there.
    SharedLookFile find(const std::string& name) {
        if (auto own = own_now(name)) return own;
        const auto drawn = drawn_.find(name);
        return drawn == drawn_.end() ? nullptr : drawn->second;
    }

private:
    struct Kept {
        fs::file_time_type written{};
        SharedLookFile file{};  // null: it is not shown
    };

    SharedLookFile own_now(const std::string& name) {
        const auto path = own_path(config_, name);
        std::error_code problem;
        const auto written = path ? fs::last_write_time(*path, problem) : fs::file_time_type{};
        if (!path || problem) return nullptr;
        const std::lock_guard lock{mutex_};
        Kept& kept = own_[name];
        if (kept.written != written) {
            auto content = own_file(config_, name);
            kept = {written, content ? look_file(*std::move(content)) : nullptr};
        }
        return kept.file;
    }

    const Config& config_;
    std::map<std::string, SharedLookFile, std::less<>> drawn_;
    std::mutex mutex_;
    std::map<std::string, Kept, std::less<>> own_;  // of files that are there, and so few
};

http::Response no_such_file(const std::string& name) {
    return http::problem(fail(Reason::not_found, "error.notFound", name, "NotFoundError", "look").error());
}

}  // namespace

void add_look_files(http::Router& router, const Config& config, LogoIcons made) {
    router.add("GET", "/look/{name}",
               [files = std::make_shared<LookFiles>(config, std::move(made))](const http::Request& request) {
                   const std::string& name = request.param("name");
                   const auto file = files->find(name);
                   return file ? file_answer(request, file, name) : no_such_file(name);
               },
               {.work = http::Work::database, .label = "look"});
}

std::vector<std::string> drawings_to_recolour(const Config& config) {
    if (shop_look(config).colours == usual_colours()) return {};
    std::vector<std::string> names;
    for (const char* folder : {"empty", "brand"}) {
        std::error_code problem;
        for (const auto& each : fs::directory_iterator{web_folder(config) / folder, problem})
            if (each.path().extension() == ".svg")
                names.push_back(std::string{folder} + "/" + each.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

void add_recoloured_drawings(http::Router& router, const Config& config, const std::vector<std::string>& names) {
    const Colours colours = shop_look(config).colours;
    for (const std::string& name : names) {
        const auto drawing = bytes_of(web_folder(config) / name);
        if (!drawing) continue;
        router.add("GET", "/" + name,
                   [name, drawn = look_file(recoloured(*drawing, colours))](const http::Request& request) {
                       return file_answer(request, drawn, name);
                   });
    }
}

void add_usual_icons(Config& config, const LogoIcons& made) {
    auto& shop = config.shop;
    if (shop.icon.empty()) shop.icon = made.contains("icon.png") ? "/look/icon.png" : "/look/icon.svg";
    if (shop.app_icon.empty()) shop.app_icon = "/look/app-icon-512.png";
    if (shop.social_picture.empty() && made.contains("social-picture.png"))
        shop.social_picture = "/look/social-picture.png";
}

std::optional<std::string> file_at(const Config& config, const std::string& address) {
    const auto below = [&](std::string_view start) -> std::optional<std::string> {
        if (!address.starts_with(start)) return std::nullopt;
        std::string name = address.substr(start.size());
        return name.find("..") == name.npos ? std::optional{std::move(name)} : std::nullopt;
    };
    if (const auto name = below("/look/")) {
        auto own = own_file(config, *name);
        return own ? own : drawn_file(config, *name);
    }
    if (const auto name = below("/media/"))
        return config.serve.media_dir.empty() ? std::nullopt : bytes_of(fs::path{config.serve.media_dir} / *name);
    if (const auto name = below("/")) return bytes_of(web_folder(config) / *name);
    return std::nullopt;
}

}  // namespace spaza::app
