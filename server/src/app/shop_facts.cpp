#include "app/shop_facts.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <string_view>

#include "base/messages.hpp"

namespace spaza::app {

namespace {

namespace json = boost::json;

using Entries = std::vector<MenuEntry>;

Entries entries_of(const std::vector<std::string>& settings) {
    Entries all;
    for (const std::string& each : settings)
        if (auto entry = menu_entry_in(each)) all.push_back(*std::move(entry));
    return all;
}

Entries footer_entries(const std::vector<std::string>& settings) {
    Entries all;
    for (const std::string& each : settings)
        if (auto entry = footer_entry_in(each)) all.push_back(*std::move(entry));
    return all;
}

json::array links_of(const Entries& entries) {
    json::array all;
    for (const MenuEntry& each : entries) all.push_back(json::array{each.label, each.address});
    return all;
}

Entries usual_utility_links() {
    return {{.column = {}, .label = message("header.trackOrder"), .address = "/orderhistory/neworders"},
            {.column = {}, .label = message("stores.link"), .address = "/storelocator"},
            {.column = {}, .label = message("header.priceBeat"), .address = "/s/price-beat"},
            {.column = {}, .label = message("header.help"), .address = "/account/helpandsupport"}};
}

/// A column for each that is named, in the order in which they are named first.
json::array footer_of(const Entries& entries) {
    json::array columns;
    for (const MenuEntry& each : entries) {
        auto column = std::ranges::find_if(
            columns, [&](const json::value& known) { return known.at("title").as_string() == each.column; });
        if (column == columns.end()) {
            columns.push_back({{"title", each.column}, {"links", json::array{}}});
            column = columns.end() - 1;
        }
        column->at("links").as_array().push_back(json::array{each.label, each.address});
    }
    return columns;
}

/// As the departments come from the API, whose place they take.
json::array header_menu(const Entries& entries) {
    json::array all;
    for (const MenuEntry& each : entries) all.push_back({{"name", each.label}, {"url", each.address}});
    return all;
}

/// Paths of the program's own screens, or what they begin with.
constexpr std::array kScreens{"/allcategories/", "/l/v/",      "/l/search", "/l/",       "/storelocator",
                              "/compare",        "/search",    "/cart",     "/account",  "/orderhistory/",
                              "/checkout",       "/category/", "/returns",  "/wishlist", "/brand/"};
/// Paths of what retailers write.
constexpr std::array kWritten{"/s/", "/cp/", "/event/", "/blog", "/leaflets", "/account/helpandsupport"};

template <class List>
bool begins_with_one(const std::string& path, const List& list) {
    return std::ranges::any_of(list, [&](const char* start) { return path.starts_with(start); });
}

/// `/tools/l/c/drills?brand=x` → `drills`; "" for what is no listing of a category.
std::string category_in(std::string_view path) {
    constexpr std::string_view kListing = "/l/c/";
    const std::size_t at = path.find(kListing);
    if (at == path.npos) return {};
    path.remove_prefix(at + kListing.size());
    return std::string{path.substr(0, path.find('/'))};
}

bool leads_somewhere(const std::string& address, const Addresses& addresses) {
    if (!address.starts_with('/')) return true;  // another site's
    const std::string path = address.substr(0, address.find_first_of("?#"));
    if (path == "/" || addresses.is_page(path)) return true;
    if (const std::string category = category_in(path); !category.empty()) return addresses.is_category(category);
    return !begins_with_one(path, kWritten) && (begins_with_one(path, kScreens) || path.find("/p/") != path.npos);
}

}  // namespace

std::string brand_facts(const Config& config) {
    const Config::Shop& shop = config.shop;
    json::object brand{{"name", shop.name}};
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) brand[name] = value;
    };
    add("tagline", shop.tagline);
    add("logo", shop.logo);
    add("phone", shop.phone);
    add("email", shop.email);
    const Entries utility = entries_of(shop.utility_links);
    brand["utility"] = links_of(utility.empty() ? usual_utility_links() : utility);
    if (!shop.header_menu.empty()) brand["menu"] = header_menu(entries_of(shop.header_menu));
    if (!shop.footer_menu.empty()) brand["footer"] = footer_of(footer_entries(shop.footer_menu));
    if (!shop.legal_links.empty()) brand["legal"] = links_of(entries_of(shop.legal_links));
    const std::string object = json::serialize(brand);
    return object.substr(1, object.size() - 2);
}

std::string said_above(const Config& config, const std::string& season_words) {
    std::string said = season_words;
    for (const std::string& each : config.shop.promises) said += (said.empty() ? "" : " · ") + each;
    return said;
}

std::vector<MenuLink> menu_links(const Config& config) {
    const Config::Shop& shop = config.shop;
    std::vector<MenuLink> all;
    const auto add = [&](const char* setting, Entries entries) {
        for (MenuEntry& each : entries) all.push_back({setting, std::move(each)});
    };
    add("shop.utility_links", entries_of(shop.utility_links));
    add("shop.header_menu", entries_of(shop.header_menu));
    add("shop.footer_menu", footer_entries(shop.footer_menu));
    add("shop.legal_links", entries_of(shop.legal_links));
    return all;
}

std::vector<std::string> dead_links(const Config& config, const Addresses& addresses) {
    std::vector<std::string> dead;
    for (const auto& [setting, entry] : menu_links(config))
        if (!leads_somewhere(entry.address, addresses))
            dead.push_back(std::string{setting} + ": " + entry.label + " leads to " + entry.address +
                           ", which is not there");
    return dead;
}

}  // namespace spaza::app
