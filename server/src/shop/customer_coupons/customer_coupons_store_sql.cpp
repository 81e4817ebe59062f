#include "shop/customer_coupons/customer_coupons_store_sql.hpp"

#include "base/json.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/customer_coupons/customer_coupons.hpp"

namespace spaza {

std::set<std::string> SqlCustomerCouponStore::of(const CustomerId& customer) {
    std::set<std::string> codes;
    session_.query("SELECT coupon_code FROM coupon_reminder WHERE customer_id = $1", {customer.value},
                   [&](const storage::Row& row) { codes.insert(row.get<std::string>(0)); });
    return codes;
}

std::optional<TimePoint> SqlCustomerCouponStore::customer_since(const CustomerId& customer) {
    return session_.row("SELECT created_at FROM customer WHERE id = $1", {customer.value},
                        [](const storage::Row& row) { return from_millis(row.integer(0)); });
}

bool SqlCustomerCouponStore::add(const CustomerId& customer, const std::string& coupon, TimePoint now,
                                 std::optional<TimePoint> due) {
    const auto added = session_.execute(
        "INSERT INTO coupon_reminder (customer_id, coupon_code, asked_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (customer_id, coupon_code) DO NOTHING",
        {customer.value, coupon, to_millis(now)});
    if (added == 0) return false;
    if (due)
        storage::enqueue(session_, kCouponReminderTopic, coupon,
                         json::write(CouponReminderMessage{customer.value, coupon}), *due);
    return true;
}

bool SqlCustomerCouponStore::take(const CustomerId& customer, const std::string& coupon) {
    return session_.execute("DELETE FROM coupon_reminder WHERE customer_id = $1 AND coupon_code = $2",
                            {customer.value, coupon}) > 0;
}

}  // namespace spaza
