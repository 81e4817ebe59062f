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

bool is_same(const Finding& one, const Finding& other) {
    return std::tie(one.ok, one.about, one.what) == std::tie(other.ok, other.about, other.what);
}

/// `3 refunds wait for 2 hours` → `# refunds wait for # hours`
std::string without_numbers(std::string_view text) {
    std::string words;
    for (const char each : text) {
        const bool is_digit = each >= '0' && each <= '9';
        if (!is_digit)
            words += each;
        else if (words.empty() || words.back() != '#')
            words += '#';
    }
    return words;
}

bool says_the_same(const Finding& one, const Finding& other) {
    return one.ok == other.ok && one.about == other.about &&
           without_numbers(one.what) == without_numbers(other.what);
}

/// Takes out of `all` one like that, if there is one.
bool take_out(Findings& all, const Finding& wanted, bool (*is_like)(const Finding&, const Finding&)) {
    const auto found = std::ranges::find_if(all, [&](const Finding& each) { return is_like(each, wanted); });
    if (found == all.end()) return false;
    all.erase(found);
    return true;
}

boost::json::object json_of(const Finding& finding) {
    return {
        {"is", kind_of(finding)}, {"about", finding.about}, {"what", finding.what}, {"advice", finding.advice}};
}

void print_change(const Finding& finding, const std::string& change, bool as_json) {
    const std::string at = iso_time(SystemClock{}.now());
    if (as_json) {
        auto line = json_of(finding);
        line["at"] = at;
        line["change"] = change;
        std::cout << boost::json::serialize(line) << std::endl;
        return;
    }
    std::cout << at << ' ' << change << std::string(8 - change.size(), ' ');
    print_finding(finding);
    std::cout.flush();
}

/// Until it is time to look again, or somebody ends it: a signal only sets a mark, which is looked at in steps.
void wait_for_next_look(std::chrono::seconds every) {
    constexpr std::chrono::milliseconds kStep{100};
    for (std::chrono::milliseconds left = every; left.count() > 0 && !interrupted(); left -= kStep)
        std::this_thread::sleep_for(kStep);
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
    Findings left = before;
    Findings other;
    for (const Finding& each : news.standing)
        if (!take_out(left, each, is_same)) other.push_back(each);
    for (const Finding& each : other)
        (take_out(left, each, says_the_same) ? news.changed : news.come).push_back(each);
    const bool is_blind = std::ranges::any_of(
        now, [](const Finding& each) { return !each.ok && (each.about == "database" || each.about == "schema"); });
    for (Finding& each : left) (is_blind ? news.standing : news.gone).push_back(std::move(each));
    return news;
}

void watch_findings(const std::function<Findings()>& look, std::chrono::seconds every, bool as_json) {
    heed_interruption();
    for (Findings standing; !interrupted(); wait_for_next_look(every)) {
        NewsOfFindings news = news_of_findings(standing, look());
        for (const Finding& each : news.come) print_change(each, "new", as_json);
        for (const Finding& each : news.changed) print_change(each, "changed", as_json);
        for (const Finding& each : news.gone) print_change(each, "gone", as_json);
        standing = std::move(news.standing);
    }
}

}  // namespace spaza::app
