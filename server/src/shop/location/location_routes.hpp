#pragma once

#include "platform/http/http.hpp"
#include "shop/location/geocoder.hpp"
#include "shop/location/location_service.hpp"

namespace spaza {

/// Provinces to postal codes, suggestions, and the store that serves a place. All answered from memory;
/// `location` must outlive the router. (A place that is kept for a customer: addresses/detected_place_routes.)
/// With a geocoder, suggestions are its own, and the gazetteer's when it does not answer.
void add_location_routes(http::Router& router, const LocationService& location, Geocoder* geocoder = nullptr);

}  // namespace spaza
