#pragma once

#include "platform/http/http.hpp"
#include "shop/search/search_service.hpp"

namespace spaza::search {

void add_search_routes(http::Router& router, const SearchService& search);

}  // namespace spaza::search
