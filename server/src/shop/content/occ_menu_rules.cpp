#include "shop/content/occ_menu_rules.hpp"

#include <boost/json.hpp>

#include "base/text.hpp"
#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

using boost::json::array;
using boost::json::object;

object menu_entry(const std::string& link, const std::string& title) {
    object entry{{"itemId", link}, {"itemSuperType", "AbstractCMSComponent"}, {"itemType", "CMSLinkComponent"}};
    return {{"uid", link + "Node"}, {"title", title}, {"entries", array{std::move(entry)}}};
}

object link_component(const std::string& uid, const std::string& title, const std::string& url) {
    return {{"uid", uid},       {"uuid", uid},       {"typeCode", "CMSLinkComponent"},
            {"name", title},    {"linkName", title}, {"url", url},
            {"target", "false"}};
}

constexpr std::string_view kDepartment = "Department-";
constexpr std::string_view kTextPage = "TextPage-";

object logo_of(const OccShopFacts& shop) {
    object logo{{"uid", "SiteLogoComponent"},
                {"uuid", "SiteLogoComponent"},
                {"typeCode", "BannerComponent"},
                {"name", shop.name},
                {"urlLink", "/"}};
    if (shop.logo.empty())
        logo["headline"] = shop.name;
    else
        logo["media"] = object{{"url", shop.logo}, {"altText", shop.name}};
    return logo;
}

object menu_of(const char* uid, const char* type, const char* title, array children) {
    return {{"uid", uid},
            {"uuid", uid},
            {"typeCode", type},
            {"name", title},
            {"wrapAfter", "10"},
            {"navigationNode",
             object{{"uid", std::string{uid} + "Node"}, {"title", title}, {"children", std::move(children)}}}};
}

// A stock header has one line for them and lets what is too long stand beside the page. Letters that fit from its
// narrowest wide form (992 pixels) on; a gap is as wide as two.
constexpr std::size_t kLine = 80;
constexpr std::size_t kGap = 2;
constexpr std::string_view kMore = "More";

std::size_t width_of(std::string_view name) { return letters_in(name) + kGap; }

/// How many of these names stand in the line, beside `More` for the others.
std::size_t that_fit(const std::vector<std::pair<std::string, std::string>>& departments) {
    std::size_t whole = 0;
    std::size_t beside_more = 0;
    std::size_t width = width_of(kMore) + kGap;  // it has an arrow
    for (const auto& [code, name] : departments) {
        whole += width_of(name);
        width += width_of(name);
        if (width <= kLine) ++beside_more;
    }
    return whole <= kLine ? departments.size() : beside_more;
}

object department_menu(const OccShopFacts& shop) {
    const auto departments = shop.departments();
    const std::size_t first = that_fit(departments);
    array children;
    array others;
    for (std::size_t i = 0; i < departments.size(); ++i) {
        const auto& [code, name] = departments[i];
        (i < first ? children : others).push_back(menu_entry(std::string{kDepartment} + code, name));
    }
    if (!others.empty())
        children.push_back(
            object{{"uid", "MoreDepartmentsNode"}, {"title", kMore}, {"children", std::move(others)}});
    return menu_of("CategoryNavComponent", "CategoryNavigationComponent", "Departments", std::move(children));
}

object footer(const OccShopFacts& shop, const std::vector<const ContentPage*>& text_pages) {
    array children;
    for (const ContentPage* page : text_pages)
        children.push_back(menu_entry(std::string{kTextPage} + page->code, page->title));
    object column{{"uid", "FooterColumn"}, {"title", shop.name}, {"children", std::move(children)}};
    object made = menu_of("FooterNavigationComponent", "FooterNavigationComponent", "Footer", {std::move(column)});
    made["notice"] = shop.name;
    made["showLanguageCurrency"] = "false";
    return made;
}

}  // namespace

object occ_shop_component(const std::string& uid, const OccShopFacts& shop,
                          const std::vector<const ContentPage*>& text_pages) {
    if (uid == "SiteLogoComponent") return logo_of(shop);
    if (uid == "CategoryNavComponent") return department_menu(shop);
    if (uid == "FooterNavigationComponent") return footer(shop, text_pages);
    if (uid.starts_with(kDepartment))
        for (const auto& [code, name] : shop.departments())
            if (uid.substr(kDepartment.size()) == code) return link_component(uid, name, "/c/" + code);
    if (uid.starts_with(kTextPage))
        for (const ContentPage* page : text_pages)
            if (uid.substr(kTextPage.size()) == page->code)
                return link_component(uid, page->title, page_path(*page));
    return {};
}

}  // namespace spaza
