#include "shop/content/content_wire.hpp"

#include "base/clock.hpp"

namespace spaza::wire {
namespace {

std::optional<std::string> given(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

std::optional<std::string> time_of(std::int64_t millis) {
    return millis == 0 ? std::nullopt : std::optional{iso_time(from_millis(millis))};
}

std::optional<PagePicture> picture_of(const ContentPage& page) {
    return page.image_url.empty() ? std::nullopt : std::optional{PagePicture{page.image_url}};
}

}  // namespace

json::Raw to_wire(const ContentComponent& component, const Shown& shown) {
    const std::string& own = component.properties;  // an object, compact: {…}
    std::string others = own;
    if (const std::string more = shown(component); !more.empty()) {
        others.pop_back();
        others += others.size() > 1 ? "," : "";
        others += more + "}";
    }
    json::Raw out;
    out.text = "{\"uid\":" + json::write(component.uid) + ",\"uuid\":" + json::write(component.uid) +
               ",\"typeCode\":" + json::write(component.type_code) + ",\"name\":" + json::write(component.name);
    if (own.size() > 2) out.text += ',' + own.substr(1, own.size() - 2);
    out.text += ",\"otherProperties\":" + others + "}";
    return out;
}

ContentSlot to_wire(const spaza::ContentSlot& slot, const Shown& shown, const Visible& visible, bool lazy_too) {
    ContentSlot out;
    out.slotId = slot.code;
    out.slotUuid = slot.code;
    out.position = slot.code;
    out.name = slot.code;
    out.isSlotLazyLoaded = slot.lazy;
    if (slot.lazy && !lazy_too) return out;
    for (const ContentComponent& component : slot.components)
        if (visible(component)) out.components.component.push_back(to_wire(component, shown));
    return out;
}

CmsPage to_wire(const ContentPage& page, const std::string& path, const Shown& shown, const Visible& visible,
                bool whole) {
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
    out.seoDescription = page.seo_description.empty() ? page.summary : page.seo_description;
    if (!page.title.empty()) out.breadcrumbCategories.push_back({page.code, page.title});
    out.kind = page.kind;
    out.url = given(path);
    out.summary = given(page.summary);
    out.image = picture_of(page);
    out.author = given(page.author);
    out.publishedAt = time_of(page.published_at);
    out.modifiedAt = time_of(page.modified_at);
    out.validFrom = time_of(page.showing.starts_at);
    out.validTo = time_of(page.showing.ends_at);
    for (const spaza::ContentSlot& slot : page.slots)
        out.contentSlots.contentSlot.push_back(to_wire(slot, shown, visible, whole));
    if (whole)
        for (ContentSlot& slot : out.contentSlots.contentSlot) slot.isSlotLazyLoaded = false;
    return out;
}

PageCard to_card(const ContentPage& page, const std::string& path) {
    return {.uid = page.code,
            .kind = page.kind,
            .title = page.title,
            .url = path,
            .summary = given(page.summary),
            .image = picture_of(page),
            .author = given(page.author),
            .publishedAt = time_of(page.published_at),
            .validFrom = time_of(page.showing.starts_at),
            .validTo = time_of(page.showing.ends_at)};
}

}  // namespace spaza::wire
