#include "shop/installed_app/installed_app_rules.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <boost/url/encode.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <charconv>
#include <optional>

#include "base/messages.hpp"

namespace spaza {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostLettersSearched = 100;
/// Of Apple's phones and tablets, upright, as sold until 2026 and as enlarged by "Display Zoom"; short side first.
constexpr auto kScreens = std::to_array<ScreenSize>(
    {{640, 1136},  {750, 1334},  {750, 1624},  {828, 1792},  {960, 2079},  {1080, 2340}, {1125, 2001},
     {1125, 2436}, {1170, 2532}, {1179, 2556}, {1206, 2622}, {1242, 2208}, {1242, 2688}, {1260, 2736},
     {1284, 2778}, {1290, 2796}, {1320, 2868}, {1488, 2266}, {1536, 2048}, {1620, 2160}, {1640, 2360},
     {1668, 2224}, {1668, 2388}, {1668, 2420}, {2048, 2732}, {2064, 2752}});

json::array icons_of(const InstalledApp& app) {
    json::array icons;
    if (!app.icon.empty())
        for (const char* purpose : {"any", "maskable"})
            icons.push_back(
                {{"src", app.icon}, {"sizes", "512x512"}, {"type", "image/png"}, {"purpose", purpose}});
    if (app.tab_icon.ends_with(".svg"))
        icons.push_back({{"src", app.tab_icon}, {"sizes", "any"}, {"type", "image/svg+xml"}, {"purpose", "any"}});
    return icons;
}

std::string type_of(std::string_view picture) {
    const std::string ending{picture.substr(picture.rfind('.') + 1)};
    return "image/" + (ending == "jpg" ? "jpeg" : ending);
}

/// Phones show the narrow ones, computers the wide ones.
json::array screenshots_of(const InstalledApp& app) {
    json::array all;
    for (const Screenshot& each : app.screenshots) {
        all.push_back({{"src", each.address},
                       {"sizes", std::to_string(each.width) + "x" + std::to_string(each.height)},
                       {"type", type_of(each.address)},
                       {"form_factor", each.width > each.height ? "wide" : "narrow"}});
        if (!each.label.empty()) all.back().as_object()["label"] = each.label;
    }
    return all;
}

json::object shortcut(const char* text, const char* address) {
    return {{"name", message(text)}, {"url", address}};
}

/// The first address in a text, up to the next blank.
std::string_view address_in(std::string_view text) {
    const std::size_t start = std::min(text.find("https://"), text.find("http://"));
    if (start == text.npos) return {};
    return text.substr(start, text.find_first_of(" \t\r\n", start) - start);
}

/// The path of an address of this host, with its query.
std::optional<std::string> own_path(std::string_view address, std::string_view host) {
    const auto parsed = boost::urls::parse_uri(address);
    if (!parsed || parsed->encoded_host_and_port() != host) return std::nullopt;
    std::string path{parsed->encoded_path()};
    // `//other.example` would lead away.
    if (!path.starts_with('/') || path.starts_with("//")) return std::nullopt;
    if (parsed->has_query()) path.append("?").append(std::string_view{parsed->encoded_query()});
    return path;
}

/// Words to search for: the first line, without addresses.
std::string words_of(std::string_view text) {
    text = text.substr(0, text.find_first_of("\r\n"));
    if (const std::string_view address = address_in(text); !address.empty())
        text = text.substr(0, static_cast<std::size_t>(address.data() - text.data()));
    while (text.ends_with(' ')) text.remove_suffix(1);
    while (text.starts_with(' ')) text.remove_prefix(1);
    return text.size() > kMostLettersSearched ? std::string{} : std::string{text};
}

}  // namespace

std::string app_manifest(const InstalledApp& app) {
    json::object manifest{{"id", "/"},
                          {"name", app.name},
                          {"short_name", app.short_name.empty() ? app.name : app.short_name},
                          {"lang", "en-ZA"},
                          {"start_url", "/"},
                          {"scope", "/"},
                          {"display", "standalone"},
                          {"theme_color", app.theme},
                          {"background_color", app.ground},
                          {"categories", json::array{"shopping"}},
                          {"icons", icons_of(app)}};
    if (!app.tagline.empty()) manifest["description"] = app.tagline;
    if (!app.screenshots.empty()) manifest["screenshots"] = screenshots_of(app);
    manifest["shortcuts"] =
        json::array{shortcut("header.trackOrder", "/orderhistory/neworders"),
                    shortcut("tab.deals", "/l/v/allPromotions"), shortcut("stores.link", "/storelocator")};
    manifest["share_target"] = {
        {"action", "/share"},
        {"method", "GET"},
        {"enctype", "application/x-www-form-urlencoded"},
        {"params", {{"title", "title"}, {"text", "text"}, {"url", "url"}}},
    };
    return json::serialize(manifest);
}

std::string apple_app_links(const StoreApps& apps) {
    const json::object all{{"appIDs", json::array{apps.ios_id}}, {"components", json::array{{{"/", "/*"}}}}};
    return json::serialize(json::object{{"applinks", {{"details", json::array{all}}}},
                                        {"webcredentials", {{"apps", json::array{apps.ios_id}}}}});
}

std::string android_app_links(const StoreApps& apps) {
    json::array fingerprints;
    for (const std::string& each : apps.android_fingerprints) fingerprints.emplace_back(each);
    const json::object app{{"namespace", "android_app"},
                           {"package_name", apps.android_package},
                           {"sha256_cert_fingerprints", fingerprints}};
    return json::serialize(json::array{
        json::object{{"relation", json::array{"delegate_permission/common.handle_all_urls"}}, {"target", app}}});
}

std::string path_of_shared(const Shared& shared, std::string_view host) {
    for (const std::string* given : {&shared.url, &shared.text})
        if (auto path = own_path(address_in(*given), host)) return *std::move(path);
    for (const std::string* given : {&shared.title, &shared.text})
        if (const std::string words = words_of(*given); !words.empty())
            return "/l/search?text=" + boost::urls::encode(words, boost::urls::unreserved_chars);
    return "/";
}

std::optional<ScreenSize> screen_in(std::string_view name) {
    constexpr std::string_view kEnding = ".png";
    if (!name.ends_with(kEnding)) return std::nullopt;
    name.remove_suffix(kEnding.size());
    const std::size_t by = name.find('x');
    if (by == name.npos) return std::nullopt;
    ScreenSize screen;
    const auto side_in = [](std::string_view text, int& side) {
        const char* end = text.data() + text.size();
        // One size has one name.
        return !text.starts_with('0') &&
               std::from_chars(text.data(), end, side) == std::from_chars_result{.ptr = end, .ec = {}};
    };
    if (!side_in(name.substr(0, by), screen.width) || !side_in(name.substr(by + 1), screen.height))
        return std::nullopt;
    const ScreenSize upright{std::min(screen.width, screen.height), std::max(screen.width, screen.height)};
    return std::ranges::find(kScreens, upright) != kScreens.end() ? std::optional{screen} : std::nullopt;
}

}  // namespace spaza
