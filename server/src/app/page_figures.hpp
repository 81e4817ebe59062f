#pragma once

#include <vector>

#include "platform/metrics/metrics.hpp"
#include "shop/events/events.hpp"

namespace spaza::app {

/// How pages do in shoppers' browsers, as `/metrics` shows it: Core Web Vitals and scripts that failed. Browsers
/// say what they like, so only known names and possible values count.
class PageFigures {
public:
    explicit PageFigures(metrics::Registry& figures) : figures_{figures} {}

    void hear(const std::vector<PageEvent>& events);

private:
    void hear_vital(const PageEvent& event);

    metrics::Registry& figures_;
};

}  // namespace spaza::app
