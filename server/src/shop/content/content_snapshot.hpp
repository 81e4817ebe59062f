#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "shop/content/content.hpp"

namespace spaza {

/// All pages in memory, swapped whole when content changes.
class ContentSnapshot {
public:
    struct Content {
        std::map<std::string, ContentPage, std::less<>> pages;
        std::map<std::string, const ContentSlot*, std::less<>> slots;  // of all pages
    };

    ContentSnapshot() : content_{std::make_shared<const Content>()} {}
    void publish(std::vector<ContentPage> pages);
    std::shared_ptr<const Content> content() const { return content_.load(); }

private:
    std::atomic<std::shared_ptr<const Content>> content_;
};

}  // namespace spaza
