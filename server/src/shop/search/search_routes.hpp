#pragma once

#include <functional>
#include <string>

#include "platform/http/http.hpp"
#include "shop/search/search_service.hpp"

namespace spaza::search {

/// Whether this preview token is a retailer's, who may see how products are ranked.
using MayExplain = std::function<bool(const std::string& preview)>;

void add_search_routes(http::Router& router, const SearchService& search, MayExplain may_explain);

}  // namespace spaza::search
