#include "shop/content/content_wire.hpp"

namespace spaza::wire {

json::Raw to_wire(const ContentComponent& component, const Products& products) {
    const std::string& own = component.properties;  // an object, compact: {…}
    std::string others = own;
    if (const std::string cards = products(component); !cards.empty()) {
        others.pop_back();
        others += others.size() > 1 ? ",\"products\":" : "\"products\":";
        others += cards + "}";
    }
    json::Raw out;
    out.text = "{\"uid\":" + json::write(component.uid) + ",\"uuid\":" + json::write(component.uid) +
               ",\"typeCode\":" + json::write(component.type_code) + ",\"name\":" + json::write(component.name);
    if (own.size() > 2) out.text += ',' + own.substr(1, own.size() - 2);
    out.text += ",\"otherProperties\":" + others + "}";
    return out;
}

ContentSlot to_wire(const spaza::ContentSlot& slot, const Products& products, bool lazy_too) {
    ContentSlot out;
    out.slotId = slot.code;
    out.slotUuid = slot.code;
    out.position = slot.code;
    out.name = slot.code;
    out.isSlotLazyLoaded = slot.lazy;
    if (slot.lazy && !lazy_too) return out;
    for (const ContentComponent& component : slot.components)
        out.components.component.push_back(to_wire(component, products));
    return out;
}

CmsPage to_wire(const ContentPage& page, const Products& products) {
    CmsPage out;
    out.uid = page.code;
    out.uuid = page.code;
    out.name = page.name;
    out.title = page.title;
    out.label = page.code;
    out.typeCode = "ContentPage";
    out.defaultPage = true;
    out.robotTag = "INDEX_FOLLOW";
    out.seoTitle = page.seo_title.empty() ? page.title : page.seo_title;
    out.seoDescription = page.seo_description;
    if (!page.title.empty()) out.breadcrumbCategories.push_back({page.code, page.title});
    for (const spaza::ContentSlot& slot : page.slots)
        out.contentSlots.contentSlot.push_back(to_wire(slot, products, false));
    return out;
}

}  // namespace spaza::wire
