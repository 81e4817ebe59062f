#include "shop/events/events_routes.hpp"

#include "shop/events/events_service.hpp"
#include "shop/events/events_wire.hpp"

namespace spaza {
namespace {

/// POST /collect
http::Response collect(const http::Request& request, const Transactional<EventService>& events) {
    const auto form = json::read<wire::PageEvents>(request.body);
    if (!form) return http::problem(form.error());
    std::vector<PageEvent> happened;
    for (const wire::PageEvent& event : form->events) happened.push_back(wire::from_wire(event));
    const auto kept = events.write([&](EventService& service) { return service.collect(happened); });
    if (!kept) return http::problem(kept.error());
    return http::no_content();
}

}  // namespace

void add_event_routes(http::Router& router, Transactional<EventService> events) {
    http::RouteOptions options;
    options.limit = "reads";
    router.add(
        "POST", "/collect",
        [events = std::move(events)](const http::Request& request) { return collect(request, events); }, options);
}

}  // namespace spaza
