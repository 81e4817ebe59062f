#include "app/pages/web_files.hpp"

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "platform/http/http.hpp"

namespace spaza::app::pages {

namespace {

namespace json = boost::json;

std::string read_file(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) throw std::runtime_error("cannot read " + path + "; was the web built?");
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<std::string> names(const json::value& list) {
    std::vector<std::string> all;
    for (const json::value& each : list.as_array()) all.emplace_back(each.as_string());
    return all;
}

std::vector<std::string> both(std::vector<std::string> first, const std::vector<std::string>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

}  // namespace

WebFiles::WebFiles(const std::string& root) : root_{root} {
    const json::value manifest = json::parse(read_file(root + "/pages.json"));
    const auto files = [&](const json::value& from) {
        Files found{names(from.at("js")), names(from.at("css"))};
        for (const std::string& style : found.styles)
            if (!styles_.contains(style)) styles_[style] = read_file(root + "/" + style);
        return found;
    };
    entry_ = manifest.at("entry").as_string();
    if (const auto* font = manifest.as_object().if_contains("font"); font && font->is_string())
        font_ = font->as_string();
    frame_ = files(manifest.at("frame"));
    for (const auto& [screen, value] : manifest.at("screens").as_object()) screens_.emplace(screen, files(value));
}

std::vector<std::string> WebFiles::scripts_of(std::string_view screen) const {
    const auto found = screens_.find(screen);
    return found == screens_.end() ? frame_.scripts : both(frame_.scripts, found->second.scripts);
}

std::vector<std::string> WebFiles::styles_of(std::string_view screen) const {
    const auto found = screens_.find(screen);
    return found == screens_.end() ? frame_.styles : both(frame_.styles, found->second.styles);
}

std::string WebFiles::icon(const std::string& address) const {
    constexpr std::size_t kSmall = 1000;
    if (!address.starts_with('/') || !address.ends_with(".svg")) return address;
    std::ifstream file{root_ + address, std::ios::binary};
    if (!file) return address;
    const std::string drawing{std::istreambuf_iterator<char>{file}, {}};
    return drawing.size() > kSmall ? address : "data:image/svg+xml," + http::percent_encode(drawing);
}

}  // namespace spaza::app::pages
