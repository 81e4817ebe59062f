#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"

namespace spaza {

class EventService;

void add_event_routes(http::Router& router, Transactional<EventService> events);

}  // namespace spaza
