#pragma once

#include <string>
#include <vector>

#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/customer_coupons/customer_coupons.hpp"
#include "shop/customer_coupons/customer_coupons_store.hpp"
#include "shop/promotions/promotions_service.hpp"

namespace spaza {

/// The coupons that are a customer's alone, and mails about them before they end, to who asked for them.
class CustomerCouponService {
public:
    CustomerCouponService(CustomerCouponStore& store, PromotionService& promotions, CustomerDirectory& customers,
                          MailQueue& mails, const Clock& clock)
        : store_{store}, promotions_{promotions}, customers_{customers}, mails_{mails}, clock_{clock} {}

    /// Those still worth something. One that has no start counts for its customer from when the account was made.
    std::vector<CustomerCoupon> all(const CustomerId& customer);
    /// UnknownIdentifierError for any other.
    Result<CustomerCoupon> find(const CustomerId& customer, const std::string& code);
    /// A mail comes three days before the coupon ends, at once when it ends sooner.
    Result<CustomerCoupon> remind(const CustomerId& customer, const std::string& code);
    void do_not_remind(const CustomerId& customer, const std::string& code) { store_.take(customer, code); }

    /// The time has come: a mail with a link into the shop at `origin`, when it is still wanted and the coupon
    /// not used up.
    void tell(const CustomerId& customer, const std::string& code, const std::string& origin);

private:
    CustomerCouponStore& store_;
    PromotionService& promotions_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    const Clock& clock_;
};

}  // namespace spaza
