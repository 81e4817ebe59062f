#pragma once

#include <vector>

#include "shop/events/events.hpp"

namespace spaza {

struct EventStore {
    virtual ~EventStore() = default;
    virtual void keep(const std::vector<PageEvent>& events, TimePoint received) = 0;
};

}  // namespace spaza
