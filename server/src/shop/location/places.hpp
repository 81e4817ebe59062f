#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/location/location.hpp"

namespace spaza {

/// The nine provinces, by name.
const std::vector<Region>& regions();
/// By ISO 3166-2 code, its short form (GP), a code of old (ZA-NL) or the name.
std::optional<Region> region_named(std::string_view text);

/// Whether a point may lie in South Africa; a box, so a neighbour's places near the border pass.
bool may_be_in_country(const GeoPoint& point);

/// Where a store stands, as a shopper's place is said.
Place place_of(const PointOfService& store);
/// `Paarl, 7646`; only what is known of it.
std::string display_address(const Place& place);
/// `Ferndale, Randburg, Gauteng, 2160`
std::string formatted_address(const Place& place);

}  // namespace spaza
