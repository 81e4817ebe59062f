#include "shop/promotions/customer_coupons_routes.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/occ_page.hpp"

namespace spaza {
namespace {

using Coupons = Transactional<PromotionService>;

constexpr int kMostCoupons = 100;

struct CustomerCoupon {
    std::string couponId;
    std::string name;
    std::optional<std::string> description;
    std::optional<std::string> startDate;
    std::optional<std::string> endDate;
    std::string status{"Effective"};
    bool allProductsApplicable{};
    bool notificationOn{};
};
BOOST_DESCRIBE_STRUCT(CustomerCoupon, (),
                      (couponId, name, description, startDate, endDate, status, allProductsApplicable,
                       notificationOn))

struct CustomerCouponList {
    std::vector<CustomerCoupon> coupons;
    wire::OccPagination pagination;
    std::vector<wire::OccSort> sorts;
};
BOOST_DESCRIBE_STRUCT(CustomerCouponList, (), (coupons, pagination, sorts))

struct ClaimedCoupon {
    CustomerCoupon coupon;
};
BOOST_DESCRIBE_STRUCT(ClaimedCoupon, (), (coupon))

CustomerCoupon shown_coupon(const PersonalCoupon& coupon) {
    CustomerCoupon made{.couponId = coupon.coupon.code,
                        .name = coupon.title.empty() ? coupon.coupon.code : coupon.title,
                        .description = {},
                        .startDate = {},
                        .endDate = {},
                        .allProductsApplicable = coupon.for_everything};
    if (!coupon.description.empty()) made.description = coupon.description;
    if (coupon.starts_at) made.startDate = iso_time(*coupon.starts_at);
    if (coupon.ends_at) made.endDate = iso_time(*coupon.ends_at);
    return made;
}

/// In which order, and whether it rises; nothing for another.
std::optional<std::pair<std::string, bool>> coupon_order(const std::string& sort) {
    const std::size_t colon = sort.find(':');
    const std::string by = sort.substr(0, colon);
    const std::string way = colon == sort.npos ? "asc" : sort.substr(colon + 1);
    if (by != "startDate" && by != "endDate" && by != "name") return std::nullopt;
    if (way != "asc" && way != "desc") return std::nullopt;
    return std::pair{by, way == "asc"};
}

/// GET users/{user}/customercoupons
http::Response get_coupons(const http::Request& request, const Coupons& promotions) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, kMostCoupons);
    if (!size) return http::problem(size.error());
    const std::string asked = request.query_value("sort").value_or("");
    const auto order = coupon_order(asked.empty() ? "startDate:asc" : asked);
    if (!order) return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    CustomerCouponList list;
    for (const PersonalCoupon& each :
         promotions.read([&](PromotionService& service) { return service.personal(request.caller.customer); }))
        list.coupons.push_back(shown_coupon(each));
    const auto& [by, rises] = *order;
    const auto key = [&](const CustomerCoupon& each) {
        return std::pair{by == "name" ? each.name : (by == "endDate" ? each.endDate : each.startDate).value_or(""),
                         each.couponId};
    };
    std::ranges::sort(list.coupons, {}, key);
    if (!rises) std::ranges::reverse(list.coupons);
    list.pagination =
        wire::turn_to_page(list.coupons, static_cast<std::size_t>(*page), static_cast<std::size_t>(*size));
    list.sorts = {{by, rises}};
    return http::ok(json::write(list, *fields));
}

/// POST users/{user}/customercoupons/{couponCode}/claim: such a coupon is the customer's from the beginning, and
/// any other is typed in at the cart.
http::Response claim_coupon(const http::Request& request, const Coupons& promotions) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const std::string code = coupon_code(request.param("couponCode"));
    const auto all =
        promotions.read([&](PromotionService& service) { return service.personal(request.caller.customer); });
    const auto found = std::ranges::find(
        all, code, [](const PersonalCoupon& each) -> const std::string& { return each.coupon.code; });
    if (found == all.end())
        return http::problem(
            fail(Reason::invalid, "cart.couponUnknown", code, "UnknownIdentifierError", "coupon").error());
    return http::created(json::write(ClaimedCoupon{shown_coupon(*found)}, *fields));
}

}  // namespace

void add_customer_coupon_routes(http::Router& router, const Transactional<PromotionService>& promotions) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    options.limit = "reads";
    router.shop(
        "GET", "/users/{user}/customercoupons",
        [promotions](const http::Request& request) { return get_coupons(request, promotions); }, options);
    options.limit = "writes";
    router.shop(
        "POST", "/users/{user}/customercoupons/{couponCode}/claim",
        [promotions](const http::Request& request) { return claim_coupon(request, promotions); }, options);
}

}  // namespace spaza
