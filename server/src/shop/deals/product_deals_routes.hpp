#pragma once

#include "platform/http/http.hpp"
#include "shop/content/content.hpp"
#include "shop/deals/product_deals_service.hpp"

namespace spaza {

/// GET …/products/{productCode}/promotions and …/promotions/{promotionCode}.
void add_product_deals_routes(http::Router& router, const ProductDealsService& deals, const ProductCards& cards);

}  // namespace spaza
