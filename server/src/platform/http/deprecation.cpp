#include "platform/http/deprecation.hpp"

#include <boost/json/parse.hpp>
#include <stdexcept>

#include "base/assets.hpp"
#include "platform/http/cache_validators.hpp"

namespace spaza::http {

namespace {

constexpr const char* kDeprecatedCalls = "server/assets/occ/deprecated-calls.json";

TimePoint beginning_of(const boost::json::value& day) {
    const auto at = parse_iso_time(std::string{day.as_string()} + "T00:00:00Z");
    if (!at) throw std::invalid_argument{"no day: " + std::string{day.as_string()}};
    return *at;
}

}  // namespace

Deprecations deprecations_in(std::string_view json) {
    Deprecations all;
    const boost::json::value document = boost::json::parse({json.data(), json.size()});
    for (const auto& [call, value] : document.as_object()) {
        const auto& said = value.as_object();
        Deprecation one{.since = beginning_of(said.at("since"))};
        if (const auto* sunset = said.if_contains("sunset")) one.sunset = beginning_of(*sunset);
        all.emplace(std::string{call}, one);
    }
    return all;
}

const Deprecations& deprecations() {
    static const Deprecations kAll = deprecations_in(asset(kDeprecatedCalls).value_or("{}"));
    return kAll;
}

void add_deprecation(Response& response, const Deprecation& of) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(of.since).time_since_epoch().count();
    response.headers.emplace_back("Deprecation", "@" + std::to_string(seconds));
    if (of.sunset) response.headers.emplace_back("Sunset", http_date(*of.sunset));
    response.headers.emplace_back("Link", "</docs/api>; rel=\"deprecation\"; type=\"text/html\"");
}

}  // namespace spaza::http
