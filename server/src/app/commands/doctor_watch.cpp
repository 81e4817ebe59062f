#include "app/commands/doctor_watch.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>
#include <thread>
#include <tuple>

#include "app/commands/interruption.hpp"
#include "base/clock.hpp"

namespace spaza::app {

namespace {

using storage::Finding;

/// A note is no problem, but worth knowing before one sells.
const char* kind_of(const Finding& finding) {
    if (!finding.ok) return "problem";
    return finding.advice.empty() ? "ok" : "note";
}

bool is_well(const Finding& finding) { return finding.ok && finding.advice.empty(); }

bool holds(const Findings& all, const Finding& one) {
    return std::ranges::any_of(all, [&](const Finding& each) {
        return std::tie(each.ok, each.about, each.what) == std::tie(one.ok, one.about, one.what);
    });
}

boost::json::object json_of(const Finding& finding) {
    return {
        {"is", kind_of(finding)}, {"about", finding.about}, {"what", finding.what}, {"advice", finding.advice}};
}

void print_change(const Finding& finding, bool gone, bool as_json) {
    const std::string at = iso_time(SystemClock{}.now());
    if (as_json) {
        auto line = json_of(finding);
        line["at"] = at;
        line["gone"] = gone;
        std::cout << boost::json::serialize(line) << std::endl;
        return;
    }
    std::cout << at << ' ' << (gone ? "gone     " : "");
    print_finding(finding);
    std::cout.flush();
}

/// Until it is time to look again, or somebody ends it.
bool waits(std::chrono::seconds every) {
    constexpr std::chrono::milliseconds kStep{100};
    for (std::chrono::milliseconds left = every; left.count() > 0 && !interrupted(); left -= kStep)
        std::this_thread::sleep_for(kStep);
    return !interrupted();
}

}  // namespace

void print_finding(const Finding& finding) {
    std::cout << kind_of(finding) << std::string(9 - std::string_view{kind_of(finding)}.size(), ' ')
              << finding.about << ": " << finding.what;
    if (!finding.advice.empty()) std::cout << "; " << finding.advice;
    std::cout << '\n';
}

void print_findings_as_json(const Findings& findings) {
    boost::json::array all;
    for (const Finding& each : findings) all.push_back(json_of(each));
    std::cout << boost::json::serialize(
                     boost::json::object{{"problems", std::ranges::count(findings, false, &Finding::ok)},
                                         {"findings", std::move(all)}})
              << '\n';
}

NewsOfFindings news_of_findings(const Findings& before, const Findings& now) {
    NewsOfFindings news;
    std::ranges::copy_if(now, std::back_inserter(news.standing),
                         [](const Finding& each) { return !is_well(each); });
    std::ranges::copy_if(news.standing, std::back_inserter(news.come),
                         [&](const Finding& each) { return !holds(before, each); });
    const bool is_blind = std::ranges::any_of(
        now, [](const Finding& each) { return !each.ok && (each.about == "database" || each.about == "schema"); });
    for (const Finding& each : before) {
        if (is_well(each) || holds(now, each)) continue;
        (is_blind ? news.standing : news.gone).push_back(each);
    }
    return news;
}

void watch_findings(const std::function<Findings()>& look, std::chrono::seconds every, bool as_json) {
    heed_interruption();
    for (Findings standing; !interrupted(); waits(every)) {
        NewsOfFindings news = news_of_findings(standing, look());
        for (const Finding& each : news.come) print_change(each, false, as_json);
        for (const Finding& each : news.gone) print_change(each, true, as_json);
        standing = std::move(news.standing);
    }
}

}  // namespace spaza::app
