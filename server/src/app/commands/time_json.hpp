#pragma once

#include <boost/json/value.hpp>
#include <optional>

#include "base/clock.hpp"

namespace spaza::app {

/// `2026-02-14T07:58:44+0000`, or null.
inline boost::json::value time_json(const std::optional<TimePoint>& at) {
    return at ? boost::json::value(iso_time(*at)) : boost::json::value(nullptr);
}

}  // namespace spaza::app
