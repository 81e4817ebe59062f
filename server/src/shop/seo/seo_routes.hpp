#pragma once

#include <string>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/seo/seo_service.hpp"

namespace spaza {

/// GET /robots.txt, /sitemap.xml, /sitemaps/pages.xml, /sitemaps/products-N.xml, /feeds/merchant.xml. An empty
/// origin is the one the request came for.
void add_seo_routes(http::Router& router, Transactional<SeoService> seo, std::string origin);

}  // namespace spaza
