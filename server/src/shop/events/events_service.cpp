#include "shop/events/events_service.hpp"

#include "shop/events/events_rules.hpp"

namespace spaza {

Done EventService::collect(std::vector<PageEvent> events) {
    if (events.size() > kMostEventsAtOnce)
        return fail(Reason::invalid, "validation.tooLong", "events", "ValidationError", "parameter");
    for (std::size_t i = 0; i < events.size(); ++i) {
        events[i].path = bare_path(events[i].path);
        if (auto checked = check_event(events[i], "events/" + std::to_string(i)); !checked) return checked;
    }
    const TimePoint now = clock_.now();
    for (PageEvent& event : events)
        if (event.at == TimePoint{} || event.at > now) event.at = now;  // clocks of browsers go wrong
    store_.keep(events, now);
    return Done{};
}

}  // namespace spaza
