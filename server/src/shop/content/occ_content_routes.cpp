#include "shop/content/occ_content_routes.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/occ_component_rules.hpp"
#include "shop/content/occ_menu_rules.hpp"
#include "shop/content/occ_pages_rules.hpp"

namespace spaza {
namespace {

using boost::json::array;
using boost::json::object;

constexpr std::size_t kLongestOccLabel = 200;
constexpr std::size_t kMostComponents = 50;

/// What one answer is made of.
struct OccReading {
    ContentService::Content content;
    ContentView view;
    const OccShopFacts& shop;
};

http::Response refused_label(const std::string& label) {
    return http::problem(fail(Reason::not_found, "error.notFound", label, "NotFoundError", "page").error());
}

http::Response occ_answer(const http::Request& request, const object& answer) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return http::ok(json::write(json::Raw{boost::json::serialize(answer)}, *fields));
}

/// Terms, delivery and the like, as far as the shop has them.
std::vector<const ContentPage*> text_pages(const OccReading& reading) {
    std::vector<const ContentPage*> pages;
    for (const FramePage& each : frame_pages())
        if (each.path.starts_with("/s/"))
            if (const auto found = reading.content->pages.find(each.code);
                found != reading.content->pages.end() && shows(found->second, reading.view))
                pages.push_back(&found->second);
    return pages;
}

/// Of a page that shows: an editor's component, or a part of one.
object component_of_editors(const std::string& uid, const OccReading& reading) {
    for (const auto& [code, page] : reading.content->pages) {
        if (!shows(page, reading.view)) continue;
        for (const ContentSlot& slot : page.slots)
            for (const ContentComponent& component : slot.components) {
                if (!uid.starts_with(component.uid) || !shows(component, reading.view)) continue;
                for (const OccComponent& each : occ_components(component))
                    if (each.uid == uid) return boost::json::parse(each.json).as_object();
            }
    }
    return {};
}

object component_named(const std::string& uid, const OccReading& reading) {
    object made = occ_shop_component(uid, reading.shop, text_pages(reading));
    if (!made.empty()) return made;
    if (const std::string known = OccPages::built_in().component(uid); !known.empty())
        return boost::json::parse(known).as_object();
    return component_of_editors(uid, reading);
}

object slot_of(const std::string& position, const std::string& owner, bool shared, array components) {
    const std::string id = shared ? position + "Slot" : owner + "-" + position;
    return {{"slotId", id},
            {"slotUuid", id},
            {"position", position},
            {"name", position},
            {"slotShared", shared},
            {"slotStatus", shared ? "TEMPLATE" : "OWN"},
            {"components", object{{"component", std::move(components)}}}};
}

void add_slots(array& slots, const std::vector<OccSlot>& wanted, const std::string& owner, bool shared,
               const OccReading& reading) {
    for (const auto& [position, uids] : wanted) {
        array components;
        for (const std::string& uid : uids)
            if (object made = component_named(uid, reading); !made.empty()) components.push_back(std::move(made));
        slots.push_back(slot_of(position, owner, shared, std::move(components)));
    }
}

array components_in(const ContentSlot& slot, const OccReading& reading) {
    array components;
    for (const ContentComponent& component : slot.components) {
        if (!shows(component, reading.view)) continue;
        for (const OccComponent& each : occ_components(component))
            if (each.in_slot) components.push_back(boost::json::parse(each.json));
    }
    return components;
}

/// The page's own slots, in their order, into those of the template; what is left over goes into the last.
void add_content(array& slots, const OccPageFrame& frame, const ContentPage& page, const OccReading& reading) {
    std::vector<array> filled(frame.content.size());
    std::size_t next = 0;
    for (const ContentSlot& slot : page.slots) {
        if (filled.empty()) return;
        array& into = filled[std::min(next, filled.size() - 1)];
        array more = components_in(slot, reading);
        if (more.empty()) continue;
        for (auto& each : more) into.push_back(std::move(each));
        ++next;
    }
    for (std::size_t n = 0; n < filled.size(); ++n)
        slots.push_back(slot_of(frame.content[n], page.code, false, std::move(filled[n])));
}

/// A page that names its template has its slots where it wants them; header and footer stand in the places it
/// leaves.
void add_own_layout(array& slots, const ContentPage& page, const OccReading& reading) {
    const auto place_of = [](const ContentSlot& slot) { return slot.place.empty() ? slot.code : slot.place; };
    std::vector<OccSlot> around = OccPages::built_in().shared;
    std::erase_if(around, [&](const OccSlot& each) {
        return std::ranges::any_of(page.slots,
                                   [&](const ContentSlot& own) { return place_of(own) == each.first; });
    });
    add_slots(slots, around, {}, true, reading);
    for (const ContentSlot& slot : page.slots) {
        object made = slot_of(place_of(slot), page.code, false, components_in(slot, reading));
        made["slotId"] = slot.code;
        made["slotUuid"] = slot.code;
        made["name"] = slot.code;
        made["slotShared"] = slot.shared;
        slots.push_back(std::move(made));
    }
}

object page_json(const OccPageFrame& frame, const ContentPage* page, const std::string& type,
                 const std::string& label, const OccReading& reading) {
    const std::string uid = page ? page->code : frame.uid;
    const std::string title = page && !page->title.empty() ? page->title
                              : frame.title.empty()        ? reading.shop.name
                                                           : frame.title;
    array slots;
    const bool laid_out = page && !page->page_template.empty();
    if (laid_out) {
        add_own_layout(slots, *page, reading);
    } else {
        add_slots(slots, OccPages::built_in().shared, {}, true, reading);
        add_slots(slots, frame.slots, uid, false, reading);
        if (page) add_content(slots, frame, *page, reading);
    }
    return {{"uid", uid},
            {"uuid", uid},
            {"name", page ? page->name : frame.uid},
            {"title", title},
            {"label", label},
            {"template", laid_out ? page->page_template : frame.page_template},
            {"typeCode", type},
            {"defaultPage", page == nullptr},
            {"robotTag", frame.indexed ? "INDEX_FOLLOW" : "NOINDEX_FOLLOW"},
            {"contentSlots", object{{"contentSlot", std::move(slots)}}}};
}

/// By its code, or by the path it has in the shop's own pages.
const ContentPage* editors_page(const std::string& label, const OccReading& reading) {
    const std::string code = label.starts_with('/') ? label.substr(1) : label;
    if (const auto found = reading.content->pages.find(code); found != reading.content->pages.end())
        return shows(found->second, reading.view) ? &found->second : nullptr;
    for (const auto& [key, page] : reading.content->pages)
        if (!label.empty() && page_path(page) == label && shows(page, reading.view)) return &page;
    return nullptr;
}

/// Empty when there is none.
object content_page_json(const std::string& asked, const OccReading& reading) {
    const OccPages& pages = OccPages::built_in();
    const bool home = asked.empty() || asked == "/" || asked == ContentService::kHomePage;
    const std::string label = home ? std::string{ContentService::kHomePage} : asked;
    const bool reserved = label == "text" || label == "product" || label == "category";
    const OccPageFrame* frame = reserved ? nullptr : pages.find(label);
    const ContentPage* page = editors_page(label, reading);
    // A page with a template of its own stands in the place of the shop's, whatever it is.
    if (page && !home && frame && page->page_template.empty()) page = nullptr;
    if (!frame && page) frame = &pages.pages.find("text")->second;
    if (!frame) return {};
    // A page above that answers keeps its own label, as OCC does.
    const std::string shown = page ? label : frame->label;
    return page_json(*frame, page, "ContentPage", shown, reading);
}

http::Response content_page(const http::Request& request, const std::string& asked, const OccReading& reading) {
    const object page = content_page_json(asked, reading);
    return page.empty() ? refused_label(asked) : occ_answer(request, page);
}

object page_of_code(const char* frame, const std::string& type, const std::string& code,
                    const OccReading& reading) {
    const ContentPage* page = editors_page(code, reading);
    if (page && page->kind != frame) page = nullptr;
    const OccPageFrame& found = OccPages::built_in().pages.find(frame)->second;
    return page_json(found, page, type, code.empty() ? found.uid : code, reading);
}

/// The pages whose slots are called after `owner`: the shop's of that id, and the editors'.
std::vector<object> pages_called(const std::string& owner, const OccReading& reading) {
    std::vector<object> pages;
    for (const auto& [label, frame] : OccPages::built_in().pages)
        if (frame.uid == owner) pages.push_back(page_json(frame, nullptr, "ContentPage", label, reading));
    const auto found = reading.content->pages.find(owner);
    if (found == reading.content->pages.end() || !shows(found->second, reading.view)) return pages;
    const std::string& kind = found->second.kind;
    pages.push_back(kind == "product" || kind == "category"
                        ? page_of_code(kind.c_str(), "ContentPage", owner, reading)
                        : content_page_json(owner, reading));
    return pages;
}

object slot_in(const object& page, std::string_view id) {
    const auto* slots = page.if_contains("contentSlots");
    if (!slots) return {};
    for (const auto& each : slots->at("contentSlot").as_array())
        if (each.at("slotId").as_string() == id) return each.as_object();
    return {};
}

/// A slot by the id a page gives it: `SearchBoxSlot` on every page, `cartPage-TopContent` of one, or as its editor
/// called it.
object slot_called(const std::string& id, const OccReading& reading) {
    array shared;
    add_slots(shared, OccPages::built_in().shared, {}, true, reading);
    for (auto& each : shared)
        if (each.at("slotId").as_string() == std::string_view{id}) return std::move(each.as_object());
    if (const auto own = reading.content->slots.find(id); own != reading.content->slots.end()) {
        const ContentPage& page = *reading.content->page_of.at(own->second);
        if (!shows(page, reading.view)) return {};
        object made = slot_in(content_page_json(page.code, reading), id);
        return made.empty() ? slot_of(id, page.code, false, components_in(*own->second, reading)) : made;
    }
    for (std::size_t dash = id.find('-'); dash != id.npos; dash = id.find('-', dash + 1))
        for (const object& page : pages_called(id.substr(0, dash), reading))
            if (object found = slot_in(page, id); !found.empty()) return found;
    return {};
}

/// GET …/cms/contentslots?contentSlotId=a,b
http::Response slots_asked(const http::Request& request, const OccReading& reading) {
    const std::string asked = request.query_value("contentSlotId").value_or("");
    const auto refused = [](std::string subject) {
        return http::problem(
            fail(Reason::invalid, "validation.invalid", std::move(subject), "ValidationError", "parameter")
                .error());
    };
    if (asked.empty()) return refused("contentSlotId");
    array slots;
    for (std::size_t at = 0; at <= asked.size();) {
        const std::size_t end = std::min(asked.find(',', at), asked.size());
        const std::string id = asked.substr(at, end - at);
        if (slots.size() == ContentService::kMostSlots) return refused("contentSlotId");
        object slot = id.size() > kLongestOccLabel ? object{} : slot_called(id, reading);
        if (slot.empty())
            return http::problem(
                fail(Reason::not_found, "error.notFound", id, "NotFoundError", "contentSlot").error());
        slots.push_back(std::move(slot));
        at = end + 1;
    }
    return occ_answer(request, {{"contentSlot", std::move(slots)}});
}

Result<OccReading> occ_reading(const http::Request& request, const ContentService& service,
                               const OccShopFacts& shop) {
    OccReading reading{.content = service.content(), .view = {}, .shop = shop};
    auto view = service.view(reading.content, request.query_value("preview").value_or(""), "");
    if (!view) return std::unexpected(view.error());
    reading.view = std::move(*view);
    return reading;
}

/// GET …/cms/components?componentIds=a,b
http::Response get_components(const http::Request& request, const OccReading& reading) {
    const std::string asked = request.query_value("componentIds").value_or("");
    array found;
    std::size_t count = 0;
    for (std::size_t at = 0; at < asked.size() && count < kMostComponents; ++count) {
        const std::size_t end = std::min(asked.find(',', at), asked.size());
        if (object made = component_named(asked.substr(at, end - at), reading); !made.empty())
            found.push_back(std::move(made));
        at = end + 1;
    }
    const auto total = static_cast<std::int64_t>(found.size());
    object pagination{{"count", total},      {"page", 0},
                      {"totalCount", total}, {"totalPages", total > 0 ? 1 : 0},
                      {"hasNext", false},    {"hasPrevious", false}};
    return occ_answer(request, {{"component", std::move(found)}, {"pagination", std::move(pagination)}});
}

http::Response get_component(const http::Request& request, const OccReading& reading) {
    const std::string& uid = request.param("componentId");
    const object made = component_named(uid, reading);
    if (made.empty())
        return http::problem(fail(Reason::not_found, "error.notFound", uid, "NotFoundError", "component").error());
    return occ_answer(request, made);
}

http::Response get_page_by_id(const http::Request& request, const OccReading& reading) {
    const std::string& uid = request.param("pageId");
    for (const auto& [label, frame] : OccPages::built_in().pages)
        if (frame.uid == uid && frame.content.empty())
            return occ_answer(request, page_json(frame, nullptr, "ContentPage", label, reading));
    return content_page(request, uid, reading);
}

}  // namespace

http::Response get_occ_page(const http::Request& request, const ContentService& service,
                            const OccShopFacts& shop) {
    const std::string type = request.query_value("pageType").value_or("ContentPage");
    std::string label = request.query_value("pageLabelOrId").value_or("");
    const std::string code = request.query_value("code").value_or("");
    if (std::max(label.size(), code.size()) > kLongestOccLabel)
        return http::problem(
            fail(Reason::invalid, "validation.invalid", "pageLabelOrId", "ValidationError", "parameter").error());
    const auto reading = occ_reading(request, service, shop);
    if (!reading) return http::problem(reading.error());
    if (type == "ProductPage") return occ_answer(request, page_of_code("product", type, code, *reading));
    if (type == "CategoryPage") return occ_answer(request, page_of_code("category", type, code, *reading));
    if (label.empty()) label = code;
    return content_page(request, label, *reading);
}

http::Response get_occ_slots(const http::Request& request, const ContentService& service,
                             const OccShopFacts& shop) {
    const auto reading = occ_reading(request, service, shop);
    return reading ? slots_asked(request, *reading) : http::problem(reading.error());
}

void add_occ_content_routes(http::Router& router, const ContentService& content, const OccShopFacts& shop) {
    const auto add = [&](const char* path, auto handler) {
        router.shop("GET", path,
                    [&content, shop, handler](const http::Request& request) {
                        const auto reading = occ_reading(request, content, shop);
                        return reading ? handler(request, *reading) : http::problem(reading.error());
                    },
                    {.work = http::Work::memory});
    };
    add("/cms/components", get_components);
    add("/cms/components/{componentId}", get_component);
    add("/cms/pages/{pageId}", get_page_by_id);
}

}  // namespace spaza
