#pragma once

#include "platform/http/http.hpp"
#include "shop/catalogue/catalogue_service.hpp"

namespace spaza {

void add_catalogue_routes(http::Router& router, const CatalogueService& catalogue);

}  // namespace spaza
