#include "shop/catalogue/catalogue_routes.hpp"

namespace spaza {

namespace {

http::Response answer(Result<std::string> json) {
    return json ? http::ok(std::move(*json)) : http::problem(json.error());
}

}  // namespace

void add_catalogue_routes(http::Router& router, const CatalogueService& catalogue) {
    const http::RouteOptions from_memory{.work = http::Work::memory};

    router.shop(
        "GET", "/products/{productCode}",
        [&catalogue](const http::Request& request) {
            const auto fields = http::fields_of(request);
            if (!fields) return http::problem(fields.error());
            auto product =
                catalogue.product(ProductCode{request.param("productCode")}, request.context.zone, *fields);
            if (!product) return http::problem(product.error());
            http::Response found = http::ok({});
            found.shared_body = std::move(*product);
            return found;
        },
        from_memory);

    router.shop(
        "GET", "/catalogs/{catalog}/Online/categories/{categoryCode}",
        [&catalogue](const http::Request& request) {
            const auto fields = http::fields_of(request);
            if (!fields) return http::problem(fields.error());
            return answer(catalogue.category(request.param("catalog"), CategoryCode{request.param("categoryCode")},
                                             *fields));
        },
        from_memory);

    router.shop(
        "GET", "/catalogs/brand/{brandCode}",
        [&catalogue](const http::Request& request) {
            const auto fields = http::fields_of(request);
            if (!fields) return http::problem(fields.error());
            return answer(catalogue.brand(BrandCode{request.param("brandCode")}, *fields));
        },
        from_memory);
}

}  // namespace spaza
