#include "shop/content/occ_component_rules.hpp"

#include <boost/json.hpp>

namespace spaza {
namespace {

using boost::json::object;

std::string member_text(const object& members, std::string_view name) {
    const auto* value = members.if_contains(name);
    return value && value->is_string() ? std::string{value->get_string()} : std::string{};
}

object occ_object(const std::string& uid, std::string_view type, const std::string& name) {
    return {{"uid", uid}, {"uuid", uid}, {"typeCode", type}, {"name", name}};
}

/// One picture of the tile, whichever member holds it.
std::string picture_in(const object& tile) {
    for (const std::string_view name : {"media", "image"})
        if (const auto* media = tile.if_contains(name); media && media->is_object()) {
            std::string url = member_text(media->get_object(), "url");
            if (!url.empty()) return url;
        }
    return {};
}

/// Where a stock shop draws a banner.
enum class BannerPlace { strip, grid };

/// A stock shop writes headline and text into one place over the picture, as wide as the page: in a strip there is
/// room for the headline, in a grid for neither. What is not written the picture says.
object banner_of(const std::string& uid, const object& tile, BannerPlace place) {
    std::string title = member_text(tile, "title");
    if (title.empty()) title = member_text(tile, "name");
    const std::string text = member_text(tile, "text");
    const std::string picture = picture_in(tile);
    object banner = occ_object(uid, "BannerComponent", title);
    if (!title.empty() && (picture.empty() || place == BannerPlace::strip)) banner["headline"] = title;
    if (!text.empty() && picture.empty()) banner["content"] = text;
    std::string link = member_text(tile, "urlLink");
    if (link.empty()) link = member_text(tile, "url");
    if (!link.empty()) banner["urlLink"] = link;
    if (!picture.empty())
        banner["media"] = object{{"url", picture},
                                 {"altText", title.empty() || text.empty() ? title + text : title + " " + text}};
    return banner;
}

/// `banners`, else `categories`: the tiles of a grid.
const boost::json::array* tiles_in(const object& members) {
    for (const std::string_view name : {"banners", "categories"})
        if (const auto* list = members.if_contains(name); list && list->is_array()) return &list->get_array();
    return nullptr;
}

std::vector<OccComponent> tiles(const ContentComponent& component, const object& members, BannerPlace place) {
    std::vector<OccComponent> made;
    const auto* list = tiles_in(members);
    for (std::size_t n = 0; list && n < list->size(); ++n) {
        if (!(*list)[n].is_object()) continue;
        const std::string uid = component.uid + "_" + std::to_string(n);
        made.push_back({uid, boost::json::serialize(banner_of(uid, (*list)[n].get_object(), place)),
                        place == BannerPlace::grid});
    }
    return made;
}

std::string tabs_as_text(const object& members) {
    std::string text = member_text(members, "content");
    const auto* tabs = members.if_contains("tabs");
    if (!tabs || !tabs->is_array()) return text;
    for (const auto& each : tabs->get_array())
        if (const auto* tab = each.if_object())
            text += "<h2>" + member_text(*tab, "title") + "</h2>" + member_text(*tab, "content");
    return text;
}

std::string words(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& each : all) text += (text.empty() ? "" : " ") + each;
    return text;
}

}  // namespace

std::vector<OccComponent> occ_components(const ContentComponent& component) {
    boost::system::error_code error;
    const boost::json::value read = boost::json::parse(component.properties, error);
    if (error || !read.is_object()) return {};
    const object& members = read.get_object();
    const std::string& type = component.type_code;
    const auto one = [&](object made) {
        return std::vector<OccComponent>{{component.uid, boost::json::serialize(made)}};
    };
    if (component.foreign) {
        object kept = occ_object(component.uid, type, component.name);
        for (const auto& member : members) kept[member.key()] = member.value();
        return one(std::move(kept));
    }
    if (type == "CMSParagraphComponent" || type == "CMSTabParagraph") {
        object text = occ_object(component.uid, "CMSParagraphComponent", component.name);
        text["content"] = tabs_as_text(members);
        return one(std::move(text));
    }
    if (type == "ProductCarousel" || type == "ExclusiveCategory") {
        if (component.product_codes.empty()) return {};
        object row = occ_object(component.uid, "ProductCarouselComponent", component.name);
        const std::string title = member_text(members, "title");
        row["title"] = title.empty() ? component.name : title;
        row["productCodes"] = words(component.product_codes);
        row["scroll"] = "ALLVISIBLE";
        return one(std::move(row));
    }
    if (type == "GuzzleLeaflet" || type == "BlogNews" || type == "LeafletPage") return {};
    auto made = tiles(component, members, type == "RotatingImages" ? BannerPlace::strip : BannerPlace::grid);
    if (type == "RotatingImages") {
        if (made.empty()) return made;
        std::vector<std::string> uids;
        for (const OccComponent& each : made) uids.push_back(each.uid);
        object strip = occ_object(component.uid, "RotatingImagesComponent", component.name);
        strip["banners"] = words(uids);
        strip["timeout"] = "5000";
        made.insert(made.begin(), {component.uid, boost::json::serialize(strip)});
        return made;
    }
    if (made.empty() && !member_text(members, "title").empty())
        return one(banner_of(component.uid, members, BannerPlace::grid));
    return made;
}

}  // namespace spaza
