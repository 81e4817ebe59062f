#include "shop/content/content_rules.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <span>

#include "shop/content/component_kinds.hpp"
#include "shop/content/markup_rules.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kMostListed = 100;
constexpr std::size_t kFewBrands = 24;

std::vector<std::string> divided(std::string_view text) {
    std::vector<std::string> all;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        all.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return all;
}

/// Stands for a slot of another page, by its code.
constexpr std::string_view kSharedSlot = "SharedSlot";
/// What a component of another system may hold at most.
constexpr std::size_t kMostForeign = 64 * 1024;
constexpr std::size_t kDeepestForeign = 16;
constexpr std::array kOwnMembers{"uid"sv, "uuid"sv, "typeCode"sv, "name"sv};

constexpr std::array kMembers{"title"sv,    "text"sv,         "content"sv,   "kicker"sv,  "urlLink"sv,
                              "linkText"sv, "colour"sv,       "banners"sv,   "media"sv,   "categories"sv,
                              "brands"sv,   "productCodes"sv, "startDate"sv, "endDate"sv, "tabs"sv,
                              "hotspots"sv, "categoryCode"sv, "brandCode"sv, "kinds"sv,   "count"sv};
constexpr std::array kLists{"banners"sv, "categories"sv, "brands"sv, "tabs"sv, "hotspots"sv, "kinds"sv};
constexpr std::array kLinks{"urlLink"sv, "url"sv, "href"sv};

template <class List>
bool has_word(const List& list, std::string_view word) {
    return std::ranges::find(list, word) != std::end(list);
}

/// Calls with each text anywhere inside, by the name of the member that holds it.
template <class Use>
void each_text(boost::json::value& value, std::string_view name, const Use& use) {
    if (auto* list = value.if_array())
        for (boost::json::value& item : *list) each_text(item, name, use);
    if (auto* object = value.if_object())
        for (auto& member : *object) each_text(member.value(), member.key(), use);
    if (auto* text = value.if_string()) use(name, *text);
}

std::string_view text_in(const boost::json::object& object, std::string_view name) {
    const boost::json::value* value = object.if_contains(name);
    return value && value->is_string() ? std::string_view{value->get_string()} : std::string_view{};
}

std::size_t number_in(const boost::json::object& object, std::string_view name, std::size_t otherwise) {
    const boost::json::value* value = object.if_contains(name);
    return value && value->is_int64() && value->get_int64() > 0
               ? std::min(static_cast<std::size_t>(value->get_int64()), kMostListed)
               : otherwise;
}

const boost::json::array* list_in(const boost::json::object& object, std::string_view name) {
    const boost::json::value* value = object.if_contains(name);
    return value ? value->if_array() : nullptr;
}

std::vector<std::string> codes_in(const boost::json::object& properties) {
    std::vector<std::string> codes;
    if (const auto* list = list_in(properties, "productCodes")) {
        for (const boost::json::value& code : *list)
            if (code.is_string()) codes.emplace_back(code.get_string());
    } else {
        codes = divided(text_in(properties, "productCodes"));
    }
    if (const auto* hotspots = list_in(properties, "hotspots"))
        for (const boost::json::value& spot : *hotspots)
            if (const auto* object = spot.if_object())
                for (std::string& code : divided(text_in(*object, "productCode")))
                    codes.push_back(std::move(code));
    return codes;
}

void note_lists(ContentComponent& component, const boost::json::object& properties) {
    component.listed_kinds.clear();
    component.brands_of.clear();
    const std::string& type = component.type_code;
    if (type == "GuzzleLeaflet") component.listed_kinds = {"leaflet"};
    if (type == "BlogNews") {
        if (const auto* kinds = list_in(properties, "kinds"))
            for (const boost::json::value& kind : *kinds)
                if (kind.is_string()) component.listed_kinds.emplace_back(kind.get_string());
        if (component.listed_kinds.empty()) component.listed_kinds = {"blog", "news"};
    }
    component.most_listed = number_in(properties, "count", kMostListed);
    if (type == "DynamicBrandList") {
        component.brands_of = text_in(properties, "categoryCode");
        component.most_listed = number_in(properties, "count", kFewBrands);
    }
}

/// Nobody's shop has a use for these, whatever the type: what a text must not hold, "" when it is harmless.
std::string_view harm_in(std::string_view text) {
    std::string low;
    for (const char c : text)
        if (static_cast<unsigned char>(c) > ' ') low += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if (low.find("<script") != std::string::npos) return "<script>";
    for (const std::string_view scheme : {"javascript:"sv, "vbscript:"sv, "data:text/html"sv})
        if (low.starts_with(scheme)) return scheme;
    return {};
}

std::vector<MemberProblem> foreign_problems(std::string_view properties) {
    std::vector<MemberProblem> problems;
    if (properties.size() > kMostForeign) return {{"properties", "is longer than 64 KB"}};
    boost::json::parse_options deep;
    deep.max_depth = kDeepestForeign;
    boost::system::error_code error;
    boost::json::value read = boost::json::parse(properties.empty() ? "{}"sv : properties, error, {}, deep);
    if (error || !read.is_object()) return {{"properties", "is not a JSON object of at most 16 levels"}};
    for (const std::string_view own : kOwnMembers)
        if (read.get_object().contains(own)) problems.push_back({std::string{own}, "is given beside properties"});
    each_text(read, "", [&](std::string_view name, boost::json::string& text) {
        if (const auto harm = harm_in(text); !harm.empty())
            problems.push_back({std::string{name}, "must not hold " + std::string{harm}});
    });
    return problems;
}

bool is_date(std::string_view text) {
    return parse_iso_time(text).has_value() || (text.starts_with('{') && text.ends_with('}'));
}

void hotspot_problems(const boost::json::array& hotspots, std::vector<MemberProblem>& problems) {
    std::size_t n = 0;
    for (const boost::json::value& spot : hotspots) {
        const std::string member = "hotspots/" + std::to_string(n++);
        const auto* object = spot.if_object();
        if (!object || text_in(*object, "productCode").empty()) {
            problems.push_back({member + "/productCode", "is missing"});
            continue;
        }
        for (const std::string_view side : {"x"sv, "y"sv, "width"sv, "height"sv}) {
            const boost::json::value* value = object->if_contains(side);
            const double number = value && value->is_number() ? value->to_number<double>() : -1;
            if (number < 0 || number > 100)
                problems.push_back(
                    {member + "/" + std::string{side}, "must be a number from 0 to 100 (per cent)"});
        }
    }
}

void member_problems(const boost::json::object& properties, std::vector<MemberProblem>& problems) {
    for (const auto& member : properties) {
        const std::string name{member.key()};
        if (!has_word(kMembers, name)) problems.push_back({name, "is no member of a component"});
        if (has_word(kLists, name) && !member.value().is_array()) problems.push_back({name, "must be a list"});
    }
    for (const std::string_view date : {"startDate"sv, "endDate"sv})
        if (properties.contains(date) && !is_date(text_in(properties, date)))
            problems.push_back({std::string{date}, "is not a time such as 2026-06-12T21:59:59+0200"});
    if (const auto* hotspots = list_in(properties, "hotspots")) hotspot_problems(*hotspots, problems);
}

std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}

}  // namespace

bool is_foreign_type(std::string_view type) { return type != kSharedSlot && !find_component_kind(type); }

bool shares_a_slot(const ContentComponent& component) { return component.type_code == kSharedSlot; }

void prepare(ContentComponent& component) {
    boost::system::error_code error;
    boost::json::value properties = boost::json::parse(component.properties, error);
    component.product_codes.clear();
    component.foreign = is_foreign_type(component.type_code);
    if (error || !properties.is_object()) {
        component.properties = "{}";
        properties = boost::json::object{};
    }
    if (component.foreign) {
        each_text(properties, "", [](std::string_view, boost::json::string& text) {
            if (!harm_in(text).empty()) text = "";
        });
        component.properties = boost::json::serialize(properties);
        return;
    }
    each_text(properties, "", [](std::string_view name, boost::json::string& text) {
        if (name == "content") text = safe_markup(text);
        if (has_word(kLinks, name) && !is_safe_link(text)) text = "/";
    });
    const boost::json::object& members = properties.get_object();
    component.properties = boost::json::serialize(properties);
    component.product_codes = codes_in(members);
    note_lists(component, members);
}

std::vector<MemberProblem> component_problems(std::string_view type, std::string_view properties) {
    if (type == kSharedSlot) return {};
    if (is_foreign_type(type)) return foreign_problems(properties);
    std::vector<MemberProblem> problems;
    boost::system::error_code error;
    boost::json::value read = boost::json::parse(properties.empty() ? "{}"sv : properties, error);
    if (error || !read.is_object()) {
        problems.push_back({"properties", "is not a JSON object"});
        return problems;
    }
    const boost::json::object& members = read.get_object();
    const auto [first, second] = find_component_kind(type)->needs;
    if (!first.empty() && !members.contains(first) && (second.empty() || !members.contains(second)))
        problems.push_back(
            {std::string{first}, second.empty() ? "is missing" : "or " + std::string{second} + " is missing"});
    member_problems(members, problems);
    each_text(read, "", [&](std::string_view name, boost::json::string& text) {
        if (has_word(kLinks, name) && !is_safe_link(text))
            problems.push_back(
                {std::string{name}, "'" + std::string{std::string_view{text}.substr(0, 60)} +
                                        "' must be a path of the shop, or begin with https:, http:, "
                                        "mailto: or tel:"});
        if (name != "content") return;
        if (const auto forbidden = forbidden_in(text); !forbidden.empty())
            problems.push_back({std::string{name}, "holds markup that is not allowed: " + joined(forbidden)});
    });
    return problems;
}

bool is_page_kind(std::string_view kind) { return has_word(kPageKinds, kind); }

std::string page_path(const ContentPage& page) {
    if (page.code == "homepage") return "/";
    if (page.code == "guzzelpage") return "/leaflets";
    if (page.code == "blog") return "/blog";
    if (page.code == "help") return "/account/helpandsupport";
    constexpr std::pair<std::string_view, std::string_view> kPaths[]{
        {"common", "/cp/"}, {"event", "/event/"}, {"brand", "/brand/"},      {"category", "/allcategories/"},
        {"blog", "/blog/"}, {"news", "/blog/"},   {"leaflet", "/leaflets/"}, {"static", "/s/"},
        {"product", "/p/"}};
    for (const auto& [kind, path] : kPaths)
        if (page.kind == kind) return std::string{path} + page.code;
    return {};
}

const std::vector<FramePage>& frame_pages() {
    static const std::vector<FramePage> all{
        {"homepage", "/", true},
        {"terms", "/s/terms", true},
        {"privacy", "/s/privacy", true},
        {"returns-policy", "/s/returns-policy", true},
        {"delivery-and-collection", "/s/delivery-and-collection", true},
        {"contact", "/s/contact", true},
        {"about-us", "/s/about-us", true},
        {"help", "/account/helpandsupport", true},
        {"price-beat", "/s/price-beat"},
        {"warranties", "/s/warranties"},
        {"brands", "/s/brands"},
        {"tv-licence", "/s/tv-licence"},
        {"instalments", "/s/instalments"},
        {"careers", "/s/careers"},
        {"voucher-draw", "/s/voucher-draw"},
        {"accessibility", "/s/accessibility"},
        {"blog", "/blog"},
        {"guzzelpage", "/leaflets"},
    };
    return all;
}

bool shows(const ContentPage& page, const ContentView& view) {
    return (view.drafts || !page.draft) && page.showing.covers(view.at);
}

bool shows(const ContentComponent& component, const ContentView& view) {
    const bool here = component.regions.empty() || has_word(component.regions, view.region);
    return here && component.showing.covers(view.at);
}

NamedByPath named_by(std::string_view path) {
    struct Place {
        std::string_view mark;
        std::string_view kind;
        bool is_first{false};  // nothing stands before it
        bool is_last{false};   // nor anything behind its code
    };
    static constexpr Place kPlaces[]{{"/p/", "product", false, true},
                                     {"/l/c/", "category"},
                                     {"/l/b/", "brand"},
                                     {"/allcategories/", "category", true, true}};
    for (const Place& place : kPlaces) {
        const std::size_t found = path.rfind(place.mark);
        if (found == std::string_view::npos || (place.is_first && found > 0)) continue;
        const std::size_t at = found + place.mark.size();
        const std::string_view code = path.substr(at, path.find('/', at) - at);
        const std::string_view behind = path.substr(at + code.size());
        if (place.is_last && behind.find_first_not_of('/') != behind.npos) continue;
        if (!code.empty()) return {std::string{place.kind}, std::string{code}, at};
    }
    return {};
}

}  // namespace spaza
