#include "shop/content/content_snapshot.hpp"

#include <algorithm>

#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

void note(std::vector<std::int64_t>& turns, const Showing& showing) {
    if (showing.starts_at > 0) turns.push_back(showing.starts_at);
    if (showing.ends_at > 0) turns.push_back(showing.ends_at);
}

}  // namespace

void ContentSnapshot::publish(ContentBook book) {
    auto content = std::make_shared<Content>();
    for (ContentPage& page : book.pages) {
        note(content->turns, page.showing);
        for (ContentSlot& slot : page.slots)
            for (ContentComponent& component : slot.components) {
                prepare(component);
                note(content->turns, component.showing);
            }
        content->pages.emplace(page.code, std::move(page));
    }
    for (const auto& [code, page] : content->pages)
        for (const ContentSlot& slot : page.slots) {
            content->slots.emplace(slot.code, &slot);
            content->page_of.emplace(&slot, &page);
        }
    for (ContentPreview& preview : book.previews) {
        std::string hash = preview.token_hash;
        content->previews.emplace(std::move(hash), std::move(preview));
    }
    for (MovedAddress& moved : book.moved)
        content->moved.emplace(std::pair{std::move(moved.kind), std::move(moved.old_code)},
                               std::move(moved.new_code));
    std::ranges::sort(content->turns);
    content_.store(std::move(content));
}

std::size_t ContentSnapshot::turns_passed(TimePoint now) const {
    const auto content = content_.load();
    const auto first_ahead = std::ranges::upper_bound(content->turns, to_millis(now));
    return static_cast<std::size_t>(first_ahead - content->turns.begin());
}

}  // namespace spaza
