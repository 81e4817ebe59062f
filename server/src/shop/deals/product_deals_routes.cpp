#include "shop/deals/product_deals_routes.hpp"

#include "shop/deals/product_deals_wire.hpp"

namespace spaza {
namespace {

wire::Deal to_wire(const ProductDeal& deal, const ProductCards& cards, const ShopContext& context) {
    const Promotion& promotion = deal.promotion;
    std::vector<ProductCode> products;
    wire::Deal out;
    for (const BundlePart& part : deal.parts) {
        products.push_back(part.product);
        out.productsQuantities.push_back({part.product.value, part.units});
    }
    out.code = promotion.code;
    out.title = promotion.title;
    if (!promotion.description.empty()) out.description = promotion.description;
    out.promotionType = name_of(promotion.kind);
    if (!deal.contains.empty()) out.bonusBuyPromotionType = deal.contains;
    out.products = {cards.cards(products, context)};
    out.units = deal.units;
    out.bundleWorth = wire::amount(deal.worth);
    out.separately = wire::amount(deal.separately);
    out.saving = wire::amount(deal.separately - deal.worth);
    if (promotion.ends_at) out.endDate = iso_time(*promotion.ends_at);
    return out;
}

/// Deals have one order; a body, where there is one, asks for it.
Done by_relevance(const http::Request& request) {
    if (request.body.empty()) return Done{};
    const auto asked = json::read<wire::DealQuery>(request.body);
    if (!asked) return std::unexpected(asked.error());
    if (asked->query && *asked->query != ":relevance")
        return fail(Reason::invalid, "request.unknownValue", "query", "ValidationError", "parameter");
    return Done{};
}

}  // namespace

void add_product_deals_routes(http::Router& router, const ProductDealsService& deals, const ProductCards& cards) {
    const http::RouteOptions from_memory{.work = http::Work::memory};
    const http::Handler list = [&deals, &cards](const http::Request& request) {
        const auto fields = http::fields_of(request);
        if (!fields) return http::problem(fields.error());
        if (const auto asked = by_relevance(request); !asked) return http::problem(asked.error());
        const auto found = deals.of(ProductCode{request.param("productCode")});
        if (!found) return http::problem(found.error());
        wire::DealList all;
        for (const ProductDeal& each : *found) all.deals.push_back(to_wire(each, cards, request.context));
        return http::ok(json::write(all, *fields));
    };
    for (const char* method : {"GET", "POST"})
        router.shop(method, "/products/{productCode}/promotions", list, from_memory);
    router.shop(
        "GET", "/products/{productCode}/promotions/{promotionCode}",
        [&deals, &cards](const http::Request& request) {
            const auto fields = http::fields_of(request);
            if (!fields) return http::problem(fields.error());
            const auto found =
                deals.one(ProductCode{request.param("productCode")}, request.param("promotionCode"));
            if (!found) return http::problem(found.error());
            return http::ok(json::write(to_wire(*found, cards, request.context), *fields));
        },
        from_memory);
}

}  // namespace spaza
