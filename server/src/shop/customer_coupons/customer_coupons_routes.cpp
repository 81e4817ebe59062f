#include "shop/customer_coupons/customer_coupons_routes.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "base/occ_page.hpp"

namespace spaza {
namespace {

using Coupons = Transactional<CustomerCouponService>;

constexpr int kMostCoupons = 100;

struct ShownCoupon {
    std::string couponId;
    std::string name;
    std::optional<std::string> description;
    std::optional<std::string> startDate;
    std::optional<std::string> endDate;
    std::string status{"Effective"};
    bool allProductsApplicable{};
    bool notificationOn{};
};
BOOST_DESCRIBE_STRUCT(ShownCoupon, (),
                      (couponId, name, description, startDate, endDate, status, allProductsApplicable,
                       notificationOn))

struct CouponList {
    std::vector<ShownCoupon> coupons;
    wire::OccPagination pagination;
    std::vector<wire::OccSort> sorts;
};
BOOST_DESCRIBE_STRUCT(CouponList, (), (coupons, pagination, sorts))

struct ClaimedCoupon {
    ShownCoupon coupon;
};
BOOST_DESCRIBE_STRUCT(ClaimedCoupon, (), (coupon))

ShownCoupon shown_coupon(const CustomerCoupon& own) {
    const PersonalCoupon& coupon = own.coupon;
    ShownCoupon made{.couponId = coupon.coupon.code,
                     .name = coupon.title.empty() ? coupon.coupon.code : coupon.title,
                     .description = {},
                     .startDate = {},
                     .endDate = {},
                     .allProductsApplicable = coupon.for_everything,
                     .notificationOn = own.reminded};
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
http::Response get_coupons(const http::Request& request, const Coupons& coupons) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, kMostCoupons);
    if (!size) return http::problem(size.error());
    const std::string asked = request.query_value("sort").value_or("");
    const auto order = coupon_order(asked.empty() ? "startDate:asc" : asked);
    if (!order) return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    CouponList list;
    for (const CustomerCoupon& each :
         coupons.read([&](CustomerCouponService& service) { return service.all(request.caller.customer); }))
        list.coupons.push_back(shown_coupon(each));
    const auto& [by, rises] = *order;
    const auto key = [&](const ShownCoupon& each) {
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

http::Response answered(const Result<CustomerCoupon>& coupon, const FieldSet& fields) {
    if (!coupon) return http::problem(coupon.error());
    return http::created(json::write(ClaimedCoupon{shown_coupon(*coupon)}, fields));
}

/// POST users/{user}/customercoupons/{couponCode}/claim: such a coupon is the customer's from the beginning, and
/// any other is typed in at the cart.
http::Response claim_coupon(const http::Request& request, const Coupons& coupons) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return answered(coupons.read([&](CustomerCouponService& service) {
        return service.find(request.caller.customer, coupon_code(request.param("couponCode")));
    }),
                    *fields);
}

/// POST users/{user}/customercoupons/{couponCode}/notification
http::Response turn_reminder_on(const http::Request& request, const Coupons& coupons) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return answered(coupons.write([&](CustomerCouponService& service) {
        return service.remind(request.caller.customer, coupon_code(request.param("couponCode")));
    }),
                    *fields);
}

/// DELETE users/{user}/customercoupons/{couponCode}/notification: of a coupon that is nobody's, or on no list,
/// too.
http::Response turn_reminder_off(const http::Request& request, const Coupons& coupons) {
    coupons.write([&](CustomerCouponService& service) {
        service.do_not_remind(request.caller.customer, coupon_code(request.param("couponCode")));
        return true;
    });
    return http::ok({});
}

}  // namespace

void add_customer_coupon_routes(http::Router& router, const Transactional<CustomerCouponService>& coupons) {
    const auto add = [&](const char* method, const std::string& path, auto handler) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.limit = std::string_view{method} == "GET" ? "reads" : "writes";
        router.shop(
            method, path, [coupons, handler](const http::Request& request) { return handler(request, coupons); },
            options);
    };
    const std::string all = "/users/{user}/customercoupons";
    add("GET", all, get_coupons);
    add("POST", all + "/{couponCode}/claim", claim_coupon);
    add("POST", all + "/{couponCode}/notification", turn_reminder_on);
    add("DELETE", all + "/{couponCode}/notification", turn_reminder_off);
}

}  // namespace spaza
