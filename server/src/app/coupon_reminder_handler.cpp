#include "app/coupon_reminder_handler.hpp"

#include "base/json.hpp"

namespace spaza::app {

storage::OutboxWorker::Handler coupon_reminder_handler(Transactional<CustomerCouponService> coupons,
                                                       std::string origin) {
    return [coupons = std::move(coupons), origin = std::move(origin)](const storage::OutboxMessage& row) {
        const auto message = json::read<CouponReminderMessage>(row.payload);
        if (!message) throw storage::Undeliverable{"no coupon to remind of"};
        coupons.write([&](CustomerCouponService& service) {
            service.tell(CustomerId{message->customer}, message->coupon, origin);
            return true;
        });
    };
}

}  // namespace spaza::app
