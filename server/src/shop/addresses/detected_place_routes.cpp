#include "shop/addresses/detected_place_routes.hpp"

#include "shop/location/location_wire.hpp"

namespace spaza {
namespace {

using Addresses = Transactional<AddressService>;

std::optional<Error> problem_of(const std::optional<double>& degrees, double limit, const char* name) {
    const auto bad = [&](const char* key) {
        return fail(Reason::invalid, key, name, "ValidationError", "parameter").error();
    };
    if (!degrees) return bad("request.required");
    if (!(*degrees >= -limit && *degrees <= limit)) return bad("validation.outOfRange");
    return std::nullopt;
}

/// Spec §5: a country, a street and a town, as far as the geocoder speaks of them. Ours knows no streets.
std::optional<std::string> warning_for(const wire::DetectedAddress& address) {
    const std::string country = address.country ? address.country->isocode : kCountry;
    if (country != "ZA" && country != "za" && country != "Za" && country != "zA") return "location.outsideCountry";
    if (address.streetName && address.streetName->empty()) return "location.streetNumberMissing";
    if (wire::town_of(address).empty()) return "location.detectingTrouble";
    return std::nullopt;
}

wire::BaseStore refused(const std::string& message_key) {
    wire::BaseStore answer;
    answer.responseStatus = false;
    answer.errorMsg = http::message(message_key);
    return answer;
}

/// The street that was found stands in the answer as it was sent: the map of this shop ends at the suburb.
void keep_street(wire::BaseStore& answer, const wire::DetectedAddress& sent) {
    if (!sent.streetName || sent.streetName->empty()) return;
    const std::string number = sent.streetNumber.value_or("");
    const std::string street = number.empty() ? *sent.streetName : number + " " + *sent.streetName;
    if (answer.storeAddress) {
        answer.storeAddress->line1 = sent.streetName;
        if (!number.empty()) answer.storeAddress->line2 = number;
        answer.storeAddress->formattedAddress.insert(0, street + ", ");
    }
    if (answer.detectedAddress) {
        answer.detectedAddress->streetName = sent.streetName;
        answer.detectedAddress->streetNumber = sent.streetNumber;
        answer.detectedAddress->formattedAddress =
            street + ", " + answer.detectedAddress->formattedAddress.value_or("");
    }
}

PlaceQuery query_of(const wire::DetectedLocation& form, double latitude, double longitude) {
    PlaceQuery query{.at = GeoPoint{latitude, longitude},
                     .postal_code = form.postalCode.value_or(""),
                     .town = {},
                     .country = {}};
    if (!form.detectedAddress) return query;
    query.town = wire::town_of(*form.detectedAddress);
    if (form.detectedAddress->country) query.country = form.detectedAddress->country->isocode;
    if (query.postal_code.empty()) query.postal_code = form.detectedAddress->postalCode.value_or("");
    return query;
}

Result<ServedPlace> detected(const http::Request& request, const Addresses& addresses, const PlaceQuery& query) {
    if (!request.caller.is_customer())
        return addresses.read([&](AddressService& service) { return service.serve(query); });
    return addresses.write(
        [&](AddressService& service) { return service.choose_place(request.caller.customer, query); });
}

http::Response post_detected_place(const http::Request& request, const Addresses& addresses) {
    const auto fields = FieldSet::parse(request.query_value("fields").value_or("DEFAULT"));
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::DetectedLocation>(request.body);
    if (!form) return http::problem(form.error());
    const auto latitude = form->values ? form->values->latitude : form->latitude;
    const auto longitude = form->values ? form->values->longitude : form->longitude;
    if (const auto problem = problem_of(latitude, 90, "latitude")) return http::problem(*problem);
    if (const auto problem = problem_of(longitude, 180, "longitude")) return http::problem(*problem);
    if (form->detectedAddress)
        if (const auto warning = warning_for(*form->detectedAddress))
            return http::ok(json::write(refused(*warning), *fields));

    const auto served = detected(request, addresses, query_of(*form, *latitude, *longitude));
    if (!served) return http::ok(json::write(refused(served.error().message_key), *fields));
    wire::BaseStore answer = wire::base_store(*served);
    if (form->detectedAddress && !served->outside_country) keep_street(answer, *form->detectedAddress);
    answer.successMsg = http::message(served->outside_country ? "location.outsideCountry" : "location.saved");
    return http::ok(json::write(answer, *fields));
}

}  // namespace

void add_detected_place_routes(http::Router& router, Transactional<AddressService> addresses) {
    http::RouteOptions options;
    options.limit = "writes";
    router.shop(
        "POST", "/promise/getBaseStore",
        [addresses](const http::Request& request) { return post_detected_place(request, addresses); }, options);
}

}  // namespace spaza
