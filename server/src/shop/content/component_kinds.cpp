#include "shop/content/component_kinds.hpp"

#include <algorithm>

namespace spaza {
namespace {

using Is = ComponentFieldKind;

constexpr std::array<std::string_view, 7> kIcons{"truck", "store", "tag", "ret", "shield", "card", "voucher"};
constexpr std::array<std::string_view, 4> kColours{"marigold", "petrol", "chilli", "leaf"};
constexpr std::array<std::string_view, 2> kListedKinds{"blog", "news"};

constexpr std::array kSlides{ComponentField{"kicker", Is::text},
                             ComponentField{"title", Is::text},
                             ComponentField{"text", Is::words},
                             ComponentField{"linkText", Is::text},
                             ComponentField{"urlLink", Is::link},
                             ComponentField{"media", Is::picture},
                             ComponentField{"colour", Is::colour, {}, kColours}};
constexpr std::array kBanners{ComponentField{"title", Is::text}, ComponentField{"text", Is::words},
                              ComponentField{"linkText", Is::text}, ComponentField{"urlLink", Is::link},
                              ComponentField{"media", Is::picture}};
constexpr std::array kPromises{ComponentField{"title", Is::text}, ComponentField{"text", Is::words},
                               ComponentField{"media", Is::icon, {}, kIcons}};
constexpr std::array kCategories{ComponentField{"code", Is::category}, ComponentField{"name", Is::text},
                                 ComponentField{"url", Is::link}, ComponentField{"image", Is::picture}};
constexpr std::array kBrands{ComponentField{"code", Is::brand}, ComponentField{"name", Is::text},
                             ComponentField{"url", Is::link}};
constexpr std::array kTabs{ComponentField{"title", Is::text}, ComponentField{"content", Is::markup}};

constexpr ComponentField kTitle{"title", Is::text};
constexpr ComponentField kText{"text", Is::words};
constexpr ComponentField kLinkText{"linkText", Is::text};
constexpr ComponentField kUrlLink{"urlLink", Is::link};
constexpr ComponentField kMedia{"media", Is::picture};
constexpr ComponentField kCategoryList{"categories", Is::list, kCategories};
constexpr ComponentField kBrandList{"brands", Is::list, kBrands};
constexpr ComponentField kBannerList{"banners", Is::list, kBanners};

}  // namespace

std::string_view name_of(ComponentFieldKind kind) {
    switch (kind) {
        case Is::text: return "text";
        case Is::words: return "words";
        case Is::markup: return "markup";
        case Is::link: return "link";
        case Is::picture: return "picture";
        case Is::icon: return "icon";
        case Is::products: return "products";
        case Is::product: return "product";
        case Is::category: return "category";
        case Is::brand: return "brand";
        case Is::time: return "time";
        case Is::number: return "number";
        case Is::colour: return "colour";
        case Is::kinds: return "kinds";
        case Is::list: return "list";
    }
    return {};
}

const std::vector<ComponentKind>& component_kinds() {
    static const std::vector<ComponentKind> all{
        {"RotatingImages", {"banners", "media"}, {{"banners", Is::list, kSlides}}},
        {"TopCategoriesCarousel", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"OffersGrid", {"banners", "title"}, {kTitle, {"banners", Is::list, kSlides}}},
        {"ProductCarousel", {"productCodes"}, {kTitle, {"productCodes", Is::products}, kLinkText, kUrlLink}},
        {"SimpleBanner",
         {"banners", "title"},
         {{"kicker", Is::text}, kTitle, kText, kLinkText, kUrlLink, kMedia, kBannerList}},
        {"CountdownBanner", {"endDate"}, {kTitle, kText, {"endDate", Is::time}, kLinkText, kUrlLink}},
        {"CategoriesGrid", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"TrendsGrid", {"banners"}, {kTitle, kBannerList}},
        {"BrandsGrid", {"brands"}, {kTitle, kBrandList, kLinkText, kUrlLink}},
        {"DynamicBrandList",
         {"categoryCode"},
         {kTitle, {"categoryCode", Is::category}, {"count", Is::number}, kLinkText, kUrlLink}},
        {"StaticBanners", {"banners", "title"}, {kTitle, kText, kLinkText, kUrlLink, kMedia, kBannerList}},
        {"ValueProposition", {"banners"}, {kTitle, {"banners", Is::list, kPromises}}},
        {"SaleCategories", {"categories"}, {kTitle, kCategoryList, kLinkText, kUrlLink}},
        {"ExclusiveCategory",
         {"categories", "categoryCode"},
         {kTitle, kCategoryList, {"categoryCode", Is::category}, kLinkText, kUrlLink}},
        {"GuzzleLeaflet", {}, {kTitle, kText, {"count", Is::number}, kLinkText, kUrlLink}},
        {"LeafletPage", {"hotspots", "media"}, {}},
        {"BlogNews",
         {},
         {kTitle, {"kinds", Is::kinds, {}, kListedKinds}, {"count", Is::number}, kLinkText, kUrlLink}},
        {"CMSParagraphComponent", {"content"}, {kTitle, {"content", Is::markup}}},
        {"CMSTabParagraph", {"tabs", "content"}, {kTitle, {"tabs", Is::list, kTabs}, {"content", Is::markup}}},
        {"SimpleBrand",
         {"brandCode", "brands"},
         {kTitle, kText, {"brandCode", Is::brand}, kLinkText, kUrlLink, kMedia}},
    };
    return all;
}

const ComponentKind* find_component_kind(std::string_view type) {
    const auto found = std::ranges::find(component_kinds(), type, &ComponentKind::type);
    return found == component_kinds().end() ? nullptr : &*found;
}

}  // namespace spaza
