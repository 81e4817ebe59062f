#include "shop/catalogue/catalogue_routes.hpp"

#include <boost/json.hpp>

#include "base/json.hpp"

namespace spaza {

namespace {

http::Response answer(Result<std::string> json) {
    return json ? http::ok(std::move(*json)) : http::problem(json.error());
}

constexpr int kMostReferences = 100;

/// GET …/products/{productCode}/references: what goes with it, in OCC's list of its own. All of them are of the
/// type CROSSELLING.
http::Response get_references(const http::Request& request, const CatalogueService& catalogue) {
    static const FieldSet kReferenceFields =
        FieldSet::parse("productReferences(referenceType,target(DEFAULT))").value();
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto most = http::whole_number(request, "pageSize", kMostReferences, 1, kMostReferences);
    if (!most) return http::problem(most.error());
    const std::string types = "," + request.query_value("referenceType").value_or("CROSSELLING") + ",";
    const auto product =
        catalogue.product(ProductCode{request.param("productCode")}, request.context.zone, kReferenceFields);
    if (!product) return http::problem(product.error());
    boost::json::array references;
    boost::json::value found = boost::json::parse(**product);
    if (auto* all = found.as_object().if_contains("productReferences"); all && types.contains(",CROSSELLING,"))
        for (auto& each : all->as_array()) {
            if (std::ssize(references) == *most) break;
            each.as_object()["preselected"] = false;
            references.push_back(std::move(each));
        }
    const boost::json::object list{{"references", std::move(references)}};
    return http::ok(json::write(json::Raw{boost::json::serialize(list)}, *fields));
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
        "GET", "/products/{productCode}/references",
        [&catalogue](const http::Request& request) { return get_references(request, catalogue); }, from_memory);

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
