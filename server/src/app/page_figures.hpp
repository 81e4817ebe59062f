#pragma once

#include <map>
#include <string>
#include <vector>

#include "platform/metrics/metrics.hpp"
#include "shop/events/events.hpp"

namespace spaza::app {

/// How pages do in shoppers' browsers, as `/metrics` shows it: Core Web Vitals and scripts that failed. Browsers
/// say what they like, so only known names and possible values count. No request waits for who reads the figures.
class PageFigures {
public:
    explicit PageFigures(metrics::Registry& figures);

    void hear(const std::vector<PageEvent>& events) const;

private:
    struct OfChannel {
        metrics::Histogram& lcp;
        metrics::Histogram& inp;
        metrics::Histogram& shift;
        metrics::Counter& failures;
    };
    std::map<std::string, OfChannel> channels_;
};

}  // namespace spaza::app
