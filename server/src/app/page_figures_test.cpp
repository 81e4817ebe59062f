#include "app/page_figures.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

PageEvent event(std::string name, std::map<std::string, std::string> data, std::string channel = "web") {
    return {.name = std::move(name),
            .path = "/",
            .channel = std::move(channel),
            .session = {},
            .at = {},
            .data = std::move(data)};
}

TEST(PageFigures, CountVitalsAndFailuresByChannel) {
    metrics::Registry registry;
    PageFigures figures{registry};
    figures.hear({event("web_vital", {{"vital", "LCP"}, {"amount", "1200"}}),
                  event("web_vital", {{"vital", "LCP"}, {"amount", "300.5"}}),
                  event("web_vital", {{"vital", "CLS"}, {"amount", "0.02"}}, "app"),
                  event("exception", {{"description", "script"}, {"status", "TypeError"}}),
                  event("exception", {{"description", "checkout"}, {"status", "LowStockError"}})});
    const std::string text = registry.text();
    EXPECT_NE(text.find(R"(spaza_page_vital_seconds_sum{vital="LCP",channel="web"} 1.5005)"), std::string::npos)
        << text;
    EXPECT_NE(text.find(R"(spaza_page_shift_bucket{channel="app",le="0.025"} 1)"), std::string::npos) << text;
    EXPECT_NE(text.find(R"(spaza_page_failures_total{channel="web"} 1)"), std::string::npos) << text;
}

TEST(PageFigures, LeaveOutWhatNoBrowserMeasures) {
    metrics::Registry registry;
    PageFigures figures{registry};
    for (const char* bad : {"", "-1", "nan", "inf", "1e9", "12 ms", "1,5"})
        figures.hear({event("web_vital", {{"vital", "INP"}, {"amount", bad}})});
    figures.hear({event("web_vital", {{"vital", "LCP\"} 1"}, {"amount", "1"}}),
                  event("web_vital", {{"vital", "LCP"}, {"amount", "1"}}, ""), event("web_vital", {}),
                  event("page_view", {{"vital", "LCP"}, {"amount", "1"}})});
    metrics::Registry untouched;
    const PageFigures none{untouched};
    EXPECT_EQ(registry.text(), untouched.text());
}

}  // namespace
}  // namespace spaza::app
