#include "shop/content/content_snapshot.hpp"

#include "shop/content/content_rules.hpp"

namespace spaza {

void ContentSnapshot::publish(std::vector<ContentPage> pages) {
    auto content = std::make_shared<Content>();
    for (ContentPage& page : pages) {
        for (ContentSlot& slot : page.slots)
            for (ContentComponent& component : slot.components) prepare(component);
        content->pages.emplace(page.code, std::move(page));
    }
    for (const auto& [code, page] : content->pages)
        for (const ContentSlot& slot : page.slots) content->slots.emplace(slot.code, &slot);
    content_.store(std::move(content));
}

}  // namespace spaza
