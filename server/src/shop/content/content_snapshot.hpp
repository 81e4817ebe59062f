#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/published.hpp"
#include "shop/content/content.hpp"

namespace spaza {

/// All pages in memory, swapped whole when content changes.
class ContentSnapshot {
public:
    struct Content {
        std::map<std::string, ContentPage, std::less<>> pages;
        std::map<std::string, const ContentSlot*, std::less<>> slots;  // of all pages
        std::map<const ContentSlot*, const ContentPage*> page_of;
        std::map<std::string, ContentPreview, std::less<>> previews;        // by token hash
        std::map<std::pair<std::string, std::string>, MovedAddress> moved;  // by kind and plain old code
        std::map<std::string, ContentPage, std::less<>> drafts;             // by the code of their page
        std::map<std::string, std::pair<const ContentSlot*, const ContentPage*>, std::less<>> draft_slots;
        std::vector<std::int64_t> turns;  // moments at which something begins or ends to show, rising
    };

    ContentSnapshot() : content_{std::make_shared<const Content>()} {}
    void publish(ContentData data);
    std::shared_ptr<const Content> content() const { return content_.load(); }

    /// How many moments at which something begins or ends to show have passed: another number, other pages.
    std::size_t turns_passed(TimePoint now) const;

private:
    Published<Content> content_;
};

}  // namespace spaza
