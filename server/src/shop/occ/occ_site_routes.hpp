#pragma once

#include <string>

#include "platform/http/http.hpp"

namespace spaza {

/// What a stock OCC client asks of the site before anything else: base sites, languages, currencies, countries,
/// titles.
void add_occ_site_routes(http::Router& router, const std::string& shop_name);

}  // namespace spaza
