#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/events/events.hpp"

namespace spaza::wire {

struct PageEvent {
    std::string event;
    std::optional<std::string> path;
    std::optional<std::string> channel;
    std::optional<std::string> session;
    std::optional<std::int64_t> at;
    std::optional<std::map<std::string, std::string>> data;
};
BOOST_DESCRIBE_STRUCT(PageEvent, (), (event, path, channel, session, at, data))

struct PageEvents {
    std::vector<PageEvent> events;
};
BOOST_DESCRIBE_STRUCT(PageEvents, (), (events))

inline spaza::PageEvent from_wire(const PageEvent& event) {
    return {.name = event.event,
            .path = event.path.value_or(""),
            .channel = event.channel.value_or(""),
            .session = event.session.value_or(""),
            .at = event.at ? from_millis(*event.at) : TimePoint{},
            .data = event.data.value_or(std::map<std::string, std::string>{})};
}

}  // namespace spaza::wire
