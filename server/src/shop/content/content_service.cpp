#include "shop/content/content_service.hpp"

#include <algorithm>
#include <set>

#include "base/secrets.hpp"
#include "base/web_path.hpp"
#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

/// Null for one that nobody sees; of a draft where drafts are seen.
const ContentSlot* slot_in(const ContentSnapshot::Content& content, std::string_view code,
                           const ContentView& view) {
    if (view.drafts)
        if (const auto draft = content.draft_slots.find(code); draft != content.draft_slots.end())
            return draft->second.first;
    const auto slot = content.slots.find(code);
    if (slot == content.slots.end() || !shows(*content.page_of.at(slot->second), view)) return nullptr;
    return slot->second;
}

}  // namespace

Result<ContentView> ContentService::view(const Content& content, std::string_view preview,
                                         std::string_view region) const {
    ContentView view{.at = clock_.now(), .drafts = false, .region = std::string{region}};
    if (preview.empty()) return view;
    const auto found = content->previews.find(secrets::digest(preview));
    if (found == content->previews.end() || found->second.expires_at <= to_millis(view.at))
        return fail(Reason::invalid, "content.previewEnded", "preview", "ValidationError", "parameter");
    view.drafts = true;
    if (found->second.as_of > 0) view.at = from_millis(found->second.as_of);
    return view;
}

Result<const ContentPage*> ContentService::page(const Content& content, std::string_view label,
                                                const ContentView& view) const {
    const std::string_view wanted = label.empty() ? kHomePage : label;
    if (view.drafts)
        if (const auto draft = content->drafts.find(wanted); draft != content->drafts.end()) return &draft->second;
    const auto found = content->pages.find(wanted);
    if (found == content->pages.end() || !shows(found->second, view))
        return fail(Reason::not_found, "error.notFound", std::string{label}, "NotFoundError", "page");
    return &found->second;
}

Result<std::vector<const ContentSlot*>> ContentService::slots(const Content& content,
                                                              std::string_view comma_joined,
                                                              const ContentView& view) const {
    std::vector<const ContentSlot*> found;
    for (std::size_t at = 0; at <= comma_joined.size();) {
        const std::size_t end = std::min(comma_joined.find(',', at), comma_joined.size());
        const std::string_view code = comma_joined.substr(at, end - at);
        const ContentSlot* slot = slot_in(*content, code, view);
        if (!slot)
            return fail(Reason::not_found, "error.notFound", std::string{code}, "NotFoundError", "contentSlot");
        if (found.size() == kMostSlots)
            return fail(Reason::invalid, "validation.invalid", "contentSlotId", "ValidationError", "parameter");
        found.push_back(slot);
        at = end + 1;
    }
    return found;
}

std::vector<const ContentPage*> ContentService::listed(const Content& content,
                                                       const std::vector<std::string>& kinds, std::size_t most,
                                                       const ContentView& view) {
    std::vector<const ContentPage*> pages;
    for (const auto& [code, page] : content->pages)
        // The lists themselves (blog, guzzelpage) are pages too, but not their own entries.
        if (std::ranges::find(kinds, page.kind) != kinds.end() && shows(page, view)) pages.push_back(&page);
    std::ranges::stable_sort(pages, [](const ContentPage* a, const ContentPage* b) {
        return std::max(a->published_at, a->showing.starts_at) > std::max(b->published_at, b->showing.starts_at);
    });
    if (pages.size() > most) pages.resize(most);
    return pages;
}

std::vector<std::string> ContentService::regions(const ContentPage& page) {
    std::set<std::string> all;
    for (const ContentSlot& slot : page.slots)
        for (const ContentComponent& component : slot.components)
            all.insert(component.regions.begin(), component.regions.end());
    return {all.begin(), all.end()};
}

std::string ContentService::products(const ContentComponent& component, const ShopContext& context) const {
    if (component.product_codes.empty()) return {};
    std::vector<ProductCode> codes;
    codes.reserve(component.product_codes.size());
    for (const std::string& code : component.product_codes) codes.push_back({code});
    return cards_.cards(codes, context);
}

std::string ContentService::brands(const ContentComponent& component) const {
    return component.brands_of.empty() ? std::string{}
                                       : cards_.brands({component.brands_of}, component.most_listed);
}

std::optional<ContentService::Moved> ContentService::moved(std::string_view path) const {
    const auto content = content_.content();
    if (content->moved.empty()) return std::nullopt;
    if (const auto whole = content->moved.find({"path", plain_path(path)}); whole != content->moved.end())
        return Moved{own_path(whole->second.new_code), whole->second.temporary};
    const NamedByPath named = named_by(path);
    auto found = content->moved.find({named.kind, named.code});
    if (found == content->moved.end()) found = content->moved.find({named.kind, plain_path(named.code)});
    if (found == content->moved.end()) return std::nullopt;
    // What stands around the code is the caller's own.
    std::string to{path.substr(0, named.at)};
    to += found->second.new_code;
    to += path.substr(named.at + named.code.size());
    return Moved{own_path(std::move(to)), found->second.temporary};
}

std::string ContentPreviewService::open(std::optional<TimePoint> as_of, std::chrono::hours valid_for) {
    std::string token = secrets::random_id();
    const TimePoint now = clock_.now();
    store_.add_preview({.token_hash = secrets::digest(token),
                        .as_of = as_of ? to_millis(*as_of) : 0,
                        .expires_at = to_millis(now + valid_for)},
                       now);
    return token;
}

}  // namespace spaza
