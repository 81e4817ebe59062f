#pragma once

#include "platform/http/http.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/occ_shop.hpp"

namespace spaza {

/// GET …/cms/pages of a call without channel and zone.
http::Response get_occ_page(const http::Request& request, const ContentService& service, const OccShopFacts& shop);

/// GET …/cms/contentslots of a call without channel and zone: at most four slots, as its pages have them.
http::Response get_occ_slots(const http::Request& request, const ContentService& service,
                             const OccShopFacts& shop);

/// GET …/cms/pages/{pageId}, …/cms/components, …/cms/components/{componentId}.
void add_occ_content_routes(http::Router& router, const ContentService& content, const OccShopFacts& shop);

}  // namespace spaza
