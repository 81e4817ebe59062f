#include "app/page_figures.hpp"

#include <charconv>
#include <optional>

namespace spaza::app {

namespace {

constexpr double kLongest = 60'000;  // milliseconds; a tab that slept is no slow page

std::string datum(const PageEvent& event, const char* name) {
    const auto found = event.data.find(name);
    return found == event.data.end() ? std::string{} : found->second;
}

std::optional<double> amount_of(const PageEvent& event) {
    const std::string text = datum(event, "amount");
    double amount{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), amount);
    const bool good =
        problem == std::errc{} && end == text.data() + text.size() && amount >= 0 && amount <= kLongest;
    return good ? std::optional{amount} : std::nullopt;
}

}  // namespace

void PageFigures::hear(const std::vector<PageEvent>& events) {
    for (const PageEvent& event : events) {
        if (event.channel.empty()) continue;
        if (event.name == "web_vital") hear_vital(event);
        if (event.name == "exception" && datum(event, "description") == "script")
            figures_
                .counter("spaza_page_failures_total", "Scripts that failed on pages.",
                         {{"channel", event.channel}})
                .add();
    }
}

void PageFigures::hear_vital(const PageEvent& event) {
    const std::string vital = datum(event, "vital");
    const auto amount = amount_of(event);
    if (!amount) return;
    if (vital == "LCP" || vital == "INP")
        figures_
            .histogram("spaza_page_vital_seconds", "Core Web Vitals in shoppers' browsers: LCP and INP.",
                       {{"vital", vital}, {"channel", event.channel}})
            .observe(*amount / 1000);
    if (vital == "CLS")
        figures_
            .histogram("spaza_page_shift", "Core Web Vitals in shoppers' browsers: CLS, which has no unit.",
                       {{"channel", event.channel}})
            .observe(*amount);
}

}  // namespace spaza::app
