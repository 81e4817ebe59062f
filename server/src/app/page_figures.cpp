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

PageFigures::PageFigures(metrics::Registry& figures) {
    const auto vital = [&](const char* name, const std::string& channel) -> metrics::Histogram& {
        return figures.histogram("spaza_page_vital_seconds", "Core Web Vitals in shoppers' browsers: LCP and INP.",
                                 {{"vital", name}, {"channel", channel}});
    };
    for (const std::string channel : {"web", "msite", "app"})
        channels_.try_emplace(
            channel, OfChannel{vital("LCP", channel), vital("INP", channel),
                               figures.histogram("spaza_page_shift",
                                                 "Core Web Vitals in shoppers' browsers: CLS, which has no unit.",
                                                 {{"channel", channel}}),
                               figures.counter("spaza_page_failures_total", "Scripts that failed on pages.",
                                               {{"channel", channel}})});
}

void PageFigures::hear(const std::vector<PageEvent>& events) const {
    for (const PageEvent& event : events) {
        const auto found = channels_.find(event.channel);
        if (found == channels_.end()) continue;
        const OfChannel& of = found->second;
        if (event.name == "exception" && datum(event, "description") == "script") of.failures.add();
        const auto amount = event.name == "web_vital" ? amount_of(event) : std::nullopt;
        if (!amount) continue;
        const std::string vital = datum(event, "vital");
        if (vital == "LCP") of.lcp.observe(*amount / 1000);
        if (vital == "INP") of.inp.observe(*amount / 1000);
        if (vital == "CLS") of.shift.observe(*amount);
    }
}

}  // namespace spaza::app
