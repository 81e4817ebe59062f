#include "shop/customer_coupons/customer_coupons_service.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

struct CouponEnds {
    std::string firstName;
    std::string coupon;
    std::string offer;
    std::string ends;
    std::string address;
};
BOOST_DESCRIBE_STRUCT(CouponEnds, (), (firstName, coupon, offer, ends, address))

}  // namespace

std::vector<CustomerCoupon> CustomerCouponService::all(const CustomerId& customer) {
    const auto wanted = store_.of(customer);
    std::vector<CustomerCoupon> own;
    for (PersonalCoupon& each : promotions_.personal(customer)) {
        const bool reminded = wanted.contains(each.coupon.code);
        if (!each.starts_at) each.starts_at = store_.customer_since(customer);
        own.push_back({std::move(each), reminded});
    }
    return own;
}

Result<CustomerCoupon> CustomerCouponService::find(const CustomerId& customer, const std::string& code) {
    const auto own = all(customer);
    const auto found = std::ranges::find(
        own, code, [](const CustomerCoupon& each) -> const std::string& { return each.coupon.coupon.code; });
    if (found == own.end())
        return fail(Reason::invalid, "cart.couponUnknown", code, "UnknownIdentifierError", "coupon");
    return *found;
}

Result<CustomerCoupon> CustomerCouponService::remind(const CustomerId& customer, const std::string& code) {
    auto found = find(customer, code);
    if (!found) return found;
    const TimePoint now = clock_.now();
    std::optional<TimePoint> due;
    if (found->coupon.ends_at) due = std::max(now, *found->coupon.ends_at - kRemindedBefore);
    store_.add(customer, code, now, due);
    found->reminded = true;
    return found;
}

void CustomerCouponService::tell(const CustomerId& customer, const std::string& code, const std::string& origin) {
    const auto found = find(customer, code);
    // Asked for twice, there are two messages: who takes the request writes the mail.
    if (!store_.take(customer, code) || !found || !found->coupon.ends_at) return;
    const CustomerContact contact = customers_.contact(customer);
    if (contact.email.empty()) return;
    const PersonalCoupon& coupon = found->coupon;
    mails_.enqueue(
        {.to = contact.email,
         .template_name = "coupon-ends",
         .data = json::write(CouponEnds{contact.first_name, code, coupon.title.empty() ? code : coupon.title,
                                        johannesburg_time(*coupon.ends_at), origin + "/cart"}),
         .key = "coupon-ends:" + code + ':' + customer.value + ':' + std::to_string(to_millis(clock_.now())),
         .customer = customer});
    log::info("coupon_reminder", {{"coupon", code}});
}

}  // namespace spaza
