#include "shop/events/events_routes.hpp"

#include "shop/events/events_service.hpp"
#include "shop/events/events_wire.hpp"

namespace spaza {
namespace {

using Heard = std::function<void(const std::vector<PageEvent>&)>;

/// POST /collect
http::Response collect(const http::Request& request, const Transactional<EventService>& events,
                       const Heard& heard) {
    const auto form = json::read<wire::PageEvents>(request.body);
    if (!form) return http::problem(form.error());
    std::vector<PageEvent> happened;
    for (const wire::PageEvent& event : form->events) happened.push_back(wire::from_wire(event));
    const auto kept = events.write([&](EventService& service) { return service.collect(happened); });
    if (!kept) return http::problem(kept.error());
    heard(happened);
    return http::no_content();
}

}  // namespace

void add_event_routes(http::Router& router, Transactional<EventService> events, Heard heard) {
    http::RouteOptions options;
    options.limit = "reads";
    router.add(
        "POST", "/collect",
        [events = std::move(events), heard = std::move(heard)](const http::Request& request) {
            return collect(request, events, heard);
        },
        options);
}

}  // namespace spaza
