#pragma once

#include <functional>
#include <vector>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/events/events.hpp"

namespace spaza {

class EventService;

/// What was kept is reported to `heard`.
void add_event_routes(http::Router& router, Transactional<EventService> events,
                      std::function<void(const std::vector<PageEvent>&)> heard);

}  // namespace spaza
