#pragma once

#include "platform/storage/storage.hpp"
#include "shop/customer_coupons/customer_coupons_store.hpp"

namespace spaza {

class SqlCustomerCouponStore final : public CustomerCouponStore {
public:
    explicit SqlCustomerCouponStore(storage::Session& session) : session_{session} {}
    std::set<std::string> of(const CustomerId& customer) override;
    std::optional<TimePoint> customer_since(const CustomerId& customer) override;
    bool add(const CustomerId& customer, const std::string& coupon, TimePoint now,
             std::optional<TimePoint> due) override;
    bool take(const CustomerId& customer, const std::string& coupon) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
