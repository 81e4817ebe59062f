#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/money.hpp"
#include "platform/http/http.hpp"
#include "shop/content/content_service.hpp"
#include "shop/content/leaflet_document_rules.hpp"

namespace spaza {

/// A way to pay the shop offers just now, and for which amounts.
struct WayToPay {
    std::string code;  // card, instant_eft, …
    std::optional<Money> least{};
    std::optional<Money> most{};
};

/// What clients are told of the shop before anything else.
struct ShopFacts {
    Money free_delivery_over{Money::cents(500'00)};
    Money delivery_cost{Money::cents(50'00)};
    std::string map_tiles{};  // address with {z}, {x} and {y}; "" for none
    std::string map_attribution{};
    std::function<std::vector<WayToPay>()> ways_to_pay{};
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
                        const ShopFacts& facts);

}  // namespace spaza
