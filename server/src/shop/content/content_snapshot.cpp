#include "shop/content/content_snapshot.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "base/web_path.hpp"
#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

void note(std::vector<std::int64_t>& turns, const Showing& showing) {
    if (showing.starts_at > 0) turns.push_back(showing.starts_at);
    if (showing.ends_at > 0) turns.push_back(showing.ends_at);
}

/// A slot that several pages share is the same on all of them; one that nobody has stays empty.
void share_slots(std::vector<ContentPage>& pages, std::vector<ContentPage>& drafts) {
    std::map<std::string, std::pair<std::vector<ContentComponent>, bool>, std::less<>> owned;
    const auto borrowed = [](const ContentSlot& slot) {
        return std::ranges::any_of(slot.components, shares_a_slot);
    };
    for (const ContentPage& page : pages)
        for (const ContentSlot& slot : page.slots)
            if (!borrowed(slot)) owned.try_emplace(slot.code, slot.components, slot.lazy);
    std::set<std::string, std::less<>> shared;
    for (std::vector<ContentPage>* all : {&pages, &drafts})
        for (ContentPage& page : *all)
            for (ContentSlot& slot : page.slots) {
                if (!borrowed(slot)) continue;
                const auto found = owned.find(slot.code);
                slot.components.clear();
                if (found != owned.end()) std::tie(slot.components, slot.lazy) = found->second;
                slot.shared = true;
                if (all == &pages) shared.insert(slot.code);
            }
    for (ContentPage& page : pages)
        for (ContentSlot& slot : page.slots) slot.shared = shared.contains(slot.code);
}

}  // namespace

void ContentSnapshot::publish(ContentData data) {
    share_slots(data.pages, data.drafts);
    auto content = std::make_shared<Content>();
    for (ContentPage& page : data.pages) {
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
    for (ContentPage& draft : data.drafts) {
        for (ContentSlot& slot : draft.slots)
            for (ContentComponent& component : slot.components) prepare(component);
        content->drafts.emplace(draft.code, std::move(draft));
    }
    for (const auto& [code, page] : content->drafts)
        for (const ContentSlot& slot : page.slots)
            content->draft_slots.emplace(slot.code, std::pair{&slot, &page});
    for (ContentPreview& preview : data.previews) {
        std::string hash = preview.token_hash;
        content->previews.emplace(std::move(hash), std::move(preview));
    }
    for (MovedAddress& moved : data.moved) {
        const bool is_path = moved.kind == "path";
        std::pair key{moved.kind, is_path ? plain_path(moved.old_code) : moved.old_code};
        content->moved.emplace(std::move(key), std::move(moved));
    }
    std::ranges::sort(content->turns);
    content_.store(std::move(content));
}

std::size_t ContentSnapshot::turns_passed(TimePoint now) const {
    const auto content = content_.load();
    const auto first_ahead = std::ranges::upper_bound(content->turns, to_millis(now));
    return static_cast<std::size_t>(first_ahead - content->turns.begin());
}

}  // namespace spaza
