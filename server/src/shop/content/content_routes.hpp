#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/money.hpp"
#include "platform/http/http.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/leaflet_document_rules.hpp"
#include "shop/content/occ_shop.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// A way to pay the shop offers just now, and for which amounts.
struct WayToPay {
    std::string code;  // card, instant_eft, …
    std::optional<Money> least{};
    std::optional<Money> most{};
    std::optional<Money> shown_from{};  // the price from which cards and pages tell of it
};

/// Where shoppers stand who have chosen no place.
struct DefaultPlace {
    StoreCode zone;
    std::string town;
    std::string postal_code;
    double latitude{};
    double longitude{};
};

/// What clients learn of the shop before anything else.
struct ShopFacts {
    std::string name{};
    std::function<ShopTerms()> terms{};  // just now
    std::string map_tiles{};             // address with {z}, {x} and {y}; "" for none
    std::string map_attribution{};
    std::string product_content_script{};  // addresses of scripts of others; "" for none
    std::string reviews_script{};
    std::function<std::vector<WayToPay>()> ways_to_pay{};
    std::function<DefaultPlace()> default_place{};
    std::function<std::string()> first_order_offer{};  // in words; "" while there is none
    std::vector<std::string> identity_providers{};     // letters of those one can sign in with
};

/// What a leaflet says of a product.
struct LeafletProducts {
    virtual ~LeafletProducts() = default;
    virtual std::optional<LeafletDocument::Offer> offer(const ProductCode& product) const = 0;
};

/// GET …/cms/pages, …/users/{user}/cms/pages, …/cms/static/pages, …/cms/contentslots, …/cms/appConfig,
/// …/cms/download/documents/{id}.
/// The service must outlive the router.
void add_content_routes(http::Router& router, const ContentService& content, const LeafletProducts& products,
                        const ShopFacts& facts, const OccShopFacts& occ);

}  // namespace spaza
