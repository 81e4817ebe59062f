#pragma once

#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/events/events.hpp"
#include "shop/events/events_store.hpp"

namespace spaza {

/// Keeps what happens on the pages, so that the shop can be measured without a vendor.
class EventService {
public:
    EventService(EventStore& store, const Clock& clock) : store_{store}, clock_{clock} {}

    /// All of them or, when one is wrong, none.
    Done collect(std::vector<PageEvent> events);

private:
    EventStore& store_;
    const Clock& clock_;
};

}  // namespace spaza
