#pragma once

#include "shop/content/content.hpp"

namespace spaza {

/// Where pages, slots and components are kept, previews and what has moved.
struct ContentStore {
    virtual ~ContentStore() = default;
    virtual ContentData load() = 0;
    virtual void add_preview(const ContentPreview& preview, TimePoint now) = 0;
};

}  // namespace spaza
