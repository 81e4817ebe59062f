#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "shop/content/content.hpp"
#include "shop/content/occ_shop.hpp"

namespace spaza {

/// A component of header or footer that follows from the shop: logo, departments, pages of text, and the links in
/// them. An empty object when it is none of those.
boost::json::object occ_shop_component(const std::string& uid, const OccShopFacts& shop,
                                       const std::vector<const ContentPage*>& text_pages);

}  // namespace spaza
