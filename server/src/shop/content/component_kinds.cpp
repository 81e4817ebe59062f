#include "shop/content/component_kinds.hpp"

#include <algorithm>

namespace spaza {
namespace {

using enum ComponentFieldKind;

constexpr std::array<std::string_view, 7> kIcons{"truck", "store", "tag", "ret", "shield", "card", "voucher"};
constexpr std::array<std::string_view, 4> kColours{"marigold", "petrol", "chilli", "leaf"};
constexpr std::array<std::string_view, 2> kListedKinds{"blog", "news"};

constexpr std::array kSlides{ComponentField{"kicker", text},   ComponentField{"title", text},
                             ComponentField{"text", words},    ComponentField{"linkText", text},
                             ComponentField{"urlLink", link},  ComponentField{"media", picture},
                             ComponentField{"colour", colour, {}, kColours}};
constexpr std::array kBanners{ComponentField{"title", text},    ComponentField{"text", words},
                              ComponentField{"linkText", text}, ComponentField{"urlLink", link},
                              ComponentField{"media", picture}};
constexpr std::array kPromises{ComponentField{"title", text}, ComponentField{"text", words},
                               ComponentField{"media", icon, {}, kIcons}};
constexpr std::array kCategories{ComponentField{"code", category}, ComponentField{"name", text},
                                 ComponentField{"url", link}, ComponentField{"image", picture}};
constexpr std::array kBrands{ComponentField{"code", brand}, ComponentField{"name", text},
                             ComponentField{"url", link}};
constexpr std::array kTabs{ComponentField{"title", text}, ComponentField{"content", markup}};

constexpr ComponentField kTitle{"title", text};
constexpr ComponentField kText{"text", words};
constexpr ComponentField kLinkText{"linkText", text};
constexpr ComponentField kUrlLink{"urlLink", link};
constexpr ComponentField kMedia{"media", picture};
constexpr ComponentField kCategoryList{"categories", list, kCategories};
constexpr ComponentField kBrandList{"brands", list, kBrands};
constexpr ComponentField kBannerList{"banners", list, kBanners};

}  // namespace

std::string_view name_of(ComponentFieldKind kind) {
    switch (kind) {
        case text: return "text";
        case words: return "words";
        case markup: return "markup";
        case link: return "link";
        case picture: return "picture";
        case icon: return "icon";
        case products: return "products";
        case product: return "product";
        case category: return "category";
        case brand: return "brand";
        case time: return "time";
        case number: return "number";
        case colour: return "colour";
        case kinds: return "kinds";
        case list: return "list";
    }
    return {};
}

const std::vector<ComponentKind>& component_kinds() {
    static const std::vector<ComponentKind> all{
        {"RotatingImages", {"banners", "media"}, {{"banners", list, kSlides}}},
        {"TopCategoriesCarousel", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"OffersGrid", {"banners", "title"}, {kTitle, {"banners", list, kSlides}}},
        {"ProductCarousel", {"productCodes"}, {kTitle, {"productCodes", products}, kLinkText, kUrlLink}},
        {"SimpleBanner",
         {"banners", "title"},
         {{"kicker", text}, kTitle, kText, kLinkText, kUrlLink, kMedia, kBannerList}},
        {"CountdownBanner", {"endDate"}, {kTitle, kText, {"endDate", time}, kLinkText, kUrlLink}},
        {"CategoriesGrid", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"TrendsGrid", {"banners"}, {kTitle, kBannerList}},
        {"BrandsGrid", {"brands"}, {kTitle, kBrandList, kLinkText, kUrlLink}},
        {"DynamicBrandList",
         {"categoryCode"},
         {kTitle, {"categoryCode", category}, {"count", number}, kLinkText, kUrlLink}},
        {"StaticBanners", {"banners", "title"}, {kTitle, kText, kLinkText, kUrlLink, kMedia, kBannerList}},
        {"ValueProposition", {"banners"}, {kTitle, {"banners", list, kPromises}}},
        {"SaleCategories", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"ExclusiveCategory",
         {"categories", "categoryCode"},
         {kTitle, kCategoryList, {"categoryCode", category}, kLinkText, kUrlLink}},
        {"GuzzleLeaflet", {}, {kTitle, kText, {"count", number}, kLinkText, kUrlLink}},
        {"LeafletPage", {"hotspots", "media"}, {}},
        {"BlogNews", {}, {kTitle, {"kinds", kinds, {}, kListedKinds}, {"count", number}, kLinkText, kUrlLink}},
        {"CMSParagraphComponent", {"content"}, {kTitle, {"content", markup}}},
        {"CMSTabParagraph", {"tabs", "content"}, {kTitle, {"tabs", list, kTabs}, {"content", markup}}},
        {"SimpleBrand",
         {"brandCode", "brands"},
         {kTitle, kText, {"brandCode", brand}, kLinkText, kUrlLink, kMedia}},
    };
    return all;
}

const ComponentKind* find_component_kind(std::string_view type) {
    const auto found = std::ranges::find(component_kinds(), type, &ComponentKind::type);
    return found == component_kinds().end() ? nullptr : &*found;
}

}  // namespace spaza
