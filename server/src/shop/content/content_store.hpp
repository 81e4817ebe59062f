#pragma once

#include <vector>

#include "shop/content/content.hpp"

namespace spaza {

/// Where pages, slots and components are kept.
struct ContentStore {
    virtual ~ContentStore() = default;
    virtual std::vector<ContentPage> load() = 0;
};

}  // namespace spaza
