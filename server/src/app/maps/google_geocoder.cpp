#include "app/maps/google_geocoder.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <fmt/format.h>

#include "platform/http/client.hpp"
#include "platform/http/http.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

namespace json = boost::json;

constexpr std::chrono::milliseconds kPatience{2000};
constexpr std::chrono::seconds kRest{30};
constexpr std::size_t kLongestAnswer = 512 * 1024;

struct Component {
    std::string name;
    std::string short_name;
    bool used{false};
};

std::string text(const json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    const auto* string = value ? value->if_string() : nullptr;
    return string ? std::string{*string} : std::string{};
}

bool has_type(const json::object& component, std::string_view type) {
    const auto* types = component.if_contains("types");
    const auto* list = types ? types->if_array() : nullptr;
    return list && std::ranges::any_of(*list, [&](const json::value& each) {
               const auto* name = each.if_string();
               return name && std::string_view{*name} == type;
           });
}

/// The first component of a type; components are known by what their types contain, never by their order.
Component find(const json::array& components, std::string_view type) {
    for (const json::value& each : components)
        if (const auto* component = each.if_object(); component && has_type(*component, type))
            return {text(*component, "long_name"), text(*component, "short_name"), true};
    return {};
}

/// Some place with a government that nothing else has reported.
std::string other_place(const json::array& components, const std::vector<std::string>& reported) {
    for (const json::value& each : components) {
        const auto* component = each.if_object();
        if (!component || !has_type(*component, "political")) continue;
        std::string name = text(*component, "long_name");
        if (std::ranges::find(reported, name) == reported.end()) return name;
    }
    return {};
}

/// `GP` → `ZA-GP`; KwaZulu-Natal also goes by its old letters.
std::string region_code(std::string_view letters) {
    if (letters == "ZN" || letters == "NL") letters = "KZN";
    if (letters == "GT") letters = "GP";
    if (letters.empty()) return {};
    std::string code{"ZA-"};
    code += letters;
    return code;
}

std::optional<FoundAddress> address_of(const json::object& result) {
    const auto* listed = result.if_contains("address_components");
    const auto* geometry = result.if_contains("geometry");
    const auto* location =
        geometry && geometry->is_object() ? geometry->as_object().if_contains("location") : nullptr;
    if (!listed || !listed->is_array() || !location || !location->is_object()) return std::nullopt;
    const auto* latitude = location->as_object().if_contains("lat");
    const auto* longitude = location->as_object().if_contains("lng");
    if (!latitude || !longitude || !latitude->is_number() || !longitude->is_number()) return std::nullopt;

    const json::array& components = listed->as_array();
    FoundAddress found;
    found.at = {latitude->to_number<double>(), longitude->to_number<double>()};
    found.street_number = find(components, "street_number").name;
    found.street_name = find(components, "route").name;
    found.sublocality1 = find(components, "sublocality_level_1").name;
    found.sublocality2 = find(components, "sublocality_level_2").name;
    found.locality = find(components, "locality").name;
    const Component province = find(components, "administrative_area_level_1");
    found.province = province.name;
    found.region = region_code(province.short_name);
    found.postal_code = find(components, "postal_code").name;
    const Component country = find(components, "country");
    found.country = country.short_name;
    found.country_name = country.name;
    found.political = other_place(
        components, {found.sublocality1, found.sublocality2, found.locality, found.province, found.country_name});
    found.formatted = text(result, "formatted_address");
    return found;
}

}  // namespace

std::optional<std::vector<FoundAddress>> read_google_addresses(std::string_view body) {
    boost::system::error_code wrong;
    const json::value document = json::parse(json::string_view{body.data(), body.size()}, wrong);
    if (wrong || !document.is_object()) return std::nullopt;
    const std::string status = text(document.as_object(), "status");
    std::vector<FoundAddress> found;
    if (status == "ZERO_RESULTS") return found;
    const auto* results = document.as_object().if_contains("results");
    if (status != "OK" || !results || !results->is_array()) return std::nullopt;
    for (const json::value& each : results->as_array())
        if (const auto* result = each.if_object())
            if (auto address = address_of(*result)) found.push_back(std::move(*address));
    return found;
}

std::optional<std::vector<FoundAddress>> GoogleGeocoder::ask(const std::string& query) {
    if (to_millis(clock_.now()) < rests_until_) return std::nullopt;
    const auto body = fetch_(base_url_ + "/maps/api/geocode/json?" + query +
                             "&region=za&language=en&key=" + http::percent_encode(key_));
    auto found = body ? read_google_addresses(*body) : std::nullopt;
    if (!found) {
        rests_until_ = to_millis(clock_.now() + kRest);
        log::warn("geocoder_failed", {{"answered", body.has_value()}});
    }
    return found;
}

std::optional<std::vector<FoundAddress>> GoogleGeocoder::search(std::string_view text, std::size_t most) {
    auto found = ask("address=" + http::percent_encode(text) + "&components=country:ZA");
    if (found && found->size() > most) found->resize(most);
    return found;
}

std::optional<std::vector<FoundAddress>> GoogleGeocoder::at(const GeoPoint& point) {
    return ask(fmt::format("latlng={:.6f},{:.6f}", point.latitude, point.longitude));
}

std::unique_ptr<Geocoder> make_google_geocoder(const std::string& base_url, const std::string& key,
                                               const Clock& clock) {
    if (key.empty()) return nullptr;
    const auto fetch = [](const std::string& url) -> std::optional<std::string> {
        http::OutboundCall call;
        call.url = url;
        call.timeout = kPatience;
        call.most_bytes = kLongestAnswer;
        http::OutboundAnswer answer = http::send(call);
        return answer.status == 200 ? std::optional{std::move(answer.body)} : std::nullopt;
    };
    return std::make_unique<GoogleGeocoder>(base_url, key, fetch, clock);
}

}  // namespace spaza::app
