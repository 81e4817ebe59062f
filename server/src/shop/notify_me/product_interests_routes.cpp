#include <algorithm>

#include "base/json.hpp"
#include "base/occ_page.hpp"
#include "shop/notify_me/notify_me_routes.hpp"

// Stock notices in the words of OCC: a customer's interest in a product, of the kind BACK_IN_STOCK.
namespace spaza {
namespace {

using Interests = Transactional<NotifyMeService>;

constexpr std::string_view kBackInStock = "BACK_IN_STOCK";
constexpr int kMostInterests = 100;

struct InterestEntry {
    std::string interestType{kBackInStock};
    std::string dateAdded;
};
BOOST_DESCRIBE_STRUCT(InterestEntry, (), (interestType, dateAdded))

struct InterestProduct {
    std::string code;
    std::string name;
    std::string url;
};
BOOST_DESCRIBE_STRUCT(InterestProduct, (), (code, name, url))

struct InterestOfProduct {
    InterestProduct product;
    std::vector<InterestEntry> productInterestEntry;
};
BOOST_DESCRIBE_STRUCT(InterestOfProduct, (), (product, productInterestEntry))

struct InterestList {
    std::vector<InterestOfProduct> results;
    wire::OccPagination pagination;
    std::vector<wire::OccSort> sorts;
};
BOOST_DESCRIBE_STRUCT(InterestList, (), (results, pagination, sorts))

/// Nothing for a kind that is not given; refused for one there is not.
Done kind_of_interest(const http::Request& request, bool needed) {
    const std::string kind = request.query_value("notificationType").value_or("");
    if (kind == kBackInStock || (kind.empty() && !needed)) return Done{};
    return http::bad_parameter(kind.empty() ? "request.required" : "validation.invalid", "notificationType");
}

Result<ProductCode> product_of_interest(const http::Request& request) {
    if (const auto kind = kind_of_interest(request, true); !kind) return std::unexpected(kind.error());
    const std::string code = request.query_value("productCode").value_or("");
    if (code.empty()) return http::bad_parameter("request.required", "productCode");
    return ProductCode{code};
}

InterestOfProduct interest_of(const ProductInterest& interest) {
    InterestOfProduct made{{interest.product.value, interest.name, interest.url}, {}};
    made.productInterestEntry.push_back({.dateAdded = iso_time(interest.since)});
    return made;
}

/// GET users/{user}/productinterests
http::Response get_interests(const http::Request& request, const Interests& notices) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (const auto kind = kind_of_interest(request, false); !kind) return http::problem(kind.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, kMostInterests);
    if (!size) return http::problem(size.error());
    const std::string sort = request.query_value("sort").value_or("name:asc");
    if (sort != "name:asc" && sort != "name:desc")
        return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    auto all = notices.read([&](NotifyMeService& service) { return service.interests(request.caller.customer); });
    if (const auto only = request.query_value("productCode"); only && !only->empty())
        std::erase_if(all, [&](const ProductInterest& each) { return each.product.value != *only; });
    std::ranges::sort(all, {}, [](const ProductInterest& each) {
        return std::pair{each.name, each.product.value};
    });
    const bool rises = sort == "name:asc";
    if (!rises) std::ranges::reverse(all);
    InterestList list;
    list.pagination = wire::turn_to_page(all, static_cast<std::size_t>(*page), static_cast<std::size_t>(*size));
    for (const ProductInterest& each : all) list.results.push_back(interest_of(each));
    list.sorts = {{"name", rises}};
    return http::ok(json::write(list, *fields));
}

/// POST users/{user}/productinterests?productCode=&notificationType=BACK_IN_STOCK
http::Response post_interest(const http::Request& request, const Interests& notices) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto product = product_of_interest(request);
    if (!product) return http::problem(product.error());
    const CustomerId customer = request.caller.customer;
    const auto asked = notices.write([&](NotifyMeService& service) -> Result<ProductInterest> {
        if (const auto done = service.ask({.customer = customer}, *product, request.context.zone); !done)
            return std::unexpected(done.error());
        const auto all = service.interests(customer);
        return *std::ranges::find(all, *product, &ProductInterest::product);
    });
    if (!asked) return http::problem(asked.error());
    return http::created(json::write(interest_of(*asked), *fields));
}

/// DELETE users/{user}/productinterests?productCode=&notificationType=BACK_IN_STOCK
http::Response delete_interest(const http::Request& request, const Interests& notices) {
    const auto product = product_of_interest(request);
    if (!product) return http::problem(product.error());
    const auto gone =
        notices.write([&](NotifyMeService& service) { return service.forget(request.caller.customer, *product); });
    return gone ? http::ok({}) : http::problem(gone.error());
}

}  // namespace

void add_product_interest_routes(http::Router& router, const Transactional<NotifyMeService>& notices) {
    const auto add = [&](const char* method, auto handler, std::string limit) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.limit = std::move(limit);
        router.shop(
            method, "/users/{user}/productinterests",
            [notices, handler](const http::Request& request) { return handler(request, notices); }, options);
    };
    add("GET", get_interests, "reads");
    add("POST", post_interest, "stock_notice");
    add("DELETE", delete_interest, "writes");
}

}  // namespace spaza
