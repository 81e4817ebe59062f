#include "shop/location/location_routes.hpp"

#include "shop/location/location_wire.hpp"
#include "shop/location/places.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostSuburbs = 500;
constexpr std::size_t kMostSuggestions = 20;
constexpr std::size_t kShortestVendorText = 3;

/// A longitude and a latitude come together or not at all.
Result<std::optional<GeoPoint>> point(const http::Request& request) {
    const auto latitude = http::number(request, "latitude", -90, 90);
    if (!latitude) return std::unexpected(latitude.error());
    const auto longitude = http::number(request, "longitude", -180, 180);
    if (!longitude) return std::unexpected(longitude.error());
    if (!*latitude || !*longitude) return std::optional<GeoPoint>{};
    return std::optional{GeoPoint{**latitude, **longitude}};
}

template <class T>
http::Response answer(const http::Request& request, const T& value) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return http::ok(json::write(value, *fields));
}

http::Response unknown_region(const http::Request& request) {
    return http::problem(
        fail(Reason::not_found, "location.unknownRegion", request.param("region"), {}, "region").error());
}

/// GET regions
http::Response get_regions(const http::Request& request) {
    wire::RegionList list;
    for (const Region& region : regions()) list.regions.push_back(wire::to_wire(region));
    return answer(request, list);
}

/// GET regions/{region}/city
http::Response get_cities(const http::Request& request, const LocationService& location) {
    const auto region = region_named(request.param("region"));
    if (!region) return unknown_region(request);
    wire::CityList list;
    for (std::string& name : location.places().cities(region->code))
        list.cities.push_back({.isocode = name, .name = name, .region = wire::to_wire(*region)});
    return answer(request, list);
}

/// GET regions/{region}/city/{city}/towns
http::Response get_towns(const http::Request& request, const LocationService& location) {
    const auto region = region_named(request.param("region"));
    if (!region) return unknown_region(request);
    const auto towns = location.places().towns(region->code, request.param("city"));
    if (towns.empty())
        return http::problem(
            fail(Reason::not_found, "location.unknownCity", request.param("city"), {}, "city").error());
    wire::TownList list;
    for (const Place* place : towns) list.towns.push_back(wire::to_wire(*place));
    return answer(request, list);
}

/// GET regions/{region}/suburbs
http::Response get_suburbs(const http::Request& request, const LocationService& location) {
    const auto region = region_named(request.param("region"));
    if (!region) return unknown_region(request);
    const std::string term = request.query_value("term").value_or("");
    const std::string city = request.query_value("city").value_or("");
    wire::SuburbList list;
    for (const Place* place : location.places().suburbs(region->code, term, city, kMostSuburbs))
        list.suburbs.push_back(wire::to_wire(*place));
    return answer(request, list);
}

/// GET postalCodes/{postalCode}/towns
http::Response get_towns_of_code(const http::Request& request, const LocationService& location) {
    const std::string& code = request.param("postalCode");
    wire::TownList list;
    for (const Place* place : location.places().with_code(code)) list.towns.push_back(wire::to_wire(*place));
    if (list.towns.empty())
        return http::problem(
            fail(Reason::not_found, "location.unknownPostalCode", code, {}, "postalCode").error());
    return answer(request, list);
}

Result<std::size_t> asked_most(const http::Request& request) {
    const auto most = http::number(request, "max", -1000, 1000);
    if (!most) return std::unexpected(most.error());
    const double count = most->value_or(10);
    if (count < 1 || count > static_cast<double>(kMostSuggestions))
        return http::bad_parameter("validation.outOfRange", "max");
    return static_cast<std::size_t>(count);
}

/// What a maps vendor finds; nothing when there is none, or it does not answer.
std::optional<wire::AddressSuggestionList> vendor_suggestions(Geocoder* geocoder, const std::string& text,
                                                              const std::optional<GeoPoint>& at,
                                                              std::size_t most) {
    if (!geocoder || (text.empty() && !at)) return std::nullopt;
    if (!text.empty() && text.size() < kShortestVendorText) return std::nullopt;  // the vendor is paid by the call
    if (text.empty() && !may_be_in_country(*at)) return wire::AddressSuggestionList{};
    const auto found = text.empty() ? geocoder->at(*at) : geocoder->search(text, most);
    if (!found) return std::nullopt;
    wire::AddressSuggestionList list{.suggestions = {}, .streets = true};
    for (const FoundAddress& each : *found)
        if (each.country == kCountry && list.suggestions.size() < most)
            list.suggestions.push_back(wire::detected(each));
    return list;
}

/// GET addressSuggestions
http::Response get_suggestions(const http::Request& request, const LocationService& location, Geocoder* geocoder) {
    const auto at = point(request);
    if (!at) return http::problem(at.error());
    const auto most = asked_most(request);
    if (!most) return http::problem(most.error());
    const std::string text = request.query_value("text").value_or("");
    const std::string code = request.query_value("postalCode").value_or("");
    if (text.empty() && code.empty() && !*at)
        return http::problem(http::bad_parameter("location.needed", "text").error());

    wire::AddressSuggestionList list;
    if (code.empty())
        if (const auto found = vendor_suggestions(geocoder, text, *at, *most)) return answer(request, *found);
    if (*at && text.empty() && code.empty()) {
        const auto served = location.serve({.at = *at, .postal_code = {}, .town = {}, .country = {}});
        if (served && !served->outside_country) list.suggestions.push_back(wire::detected(served->place, **at));
        return answer(request, list);
    }
    auto places = text.empty() ? location.places().with_code(code) : location.places().suggest(text, *most);
    if (!text.empty() && !code.empty())
        std::erase_if(places, [&](const Place* place) { return place->postal_code != code; });
    if (places.size() > *most) places.resize(*most);
    for (const Place* place : places) list.suggestions.push_back(wire::detected(*place, place->at));
    return answer(request, list);
}

wire::BaseStore refused(const Error& error) {
    wire::BaseStore answer;
    answer.responseStatus = false;
    answer.errorMsg = http::message(error.message_key);
    return answer;
}

http::Response base_store_answer(const http::Request& request, const Result<ServedPlace>& served) {
    if (!served) return answer(request, refused(served.error()));
    wire::BaseStore found = wire::base_store(*served);
    found.successMsg = http::message(served->outside_country ? "location.outsideCountry" : "location.saved");
    return answer(request, found);
}

/// GET promise/getBaseStore
http::Response get_base_store(const http::Request& request, const LocationService& location) {
    const auto at = point(request);
    if (!at) return http::problem(at.error());
    PlaceQuery query{
        .at = *at, .postal_code = request.query_value("postalCode").value_or(""), .town = {}, .country = {}};
    if (!query.at && query.postal_code.empty())
        return http::problem(http::bad_parameter("location.needed", "postalCode").error());
    return base_store_answer(request, location.serve(query));
}

using Call = http::Response (*)(const http::Request&, const LocationService&);

}  // namespace

void add_location_routes(http::Router& router, const LocationService& location, Geocoder* geocoder) {
    const http::RouteOptions memory{.work = http::Work::memory};
    const auto add = [&](const char* method, const char* path, Call call) {
        router.shop(
            method, path, [&location, call](const http::Request& request) { return call(request, location); },
            memory);
    };
    router.shop("GET", "/regions", get_regions, memory);
    add("GET", "/regions/{region}/city", get_cities);
    add("GET", "/regions/{region}/city/{city}/towns", get_towns);
    add("GET", "/regions/{region}/suburbs", get_suburbs);
    add("GET", "/postalCodes/{postalCode}/towns", get_towns_of_code);
    http::RouteOptions suggestions = memory;
    if (geocoder) suggestions.work = http::Work::database;  // it waits for another server
    router.shop(
        "GET", "/addressSuggestions",
        [&location, geocoder](const http::Request& request) {
            return get_suggestions(request, location, geocoder);
        },
        suggestions);
    add("GET", "/promise/getBaseStore", get_base_store);
}

}  // namespace spaza
