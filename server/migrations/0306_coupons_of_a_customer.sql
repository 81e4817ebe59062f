-- A customer's own coupons are listed.

CREATE INDEX coupon_customer_id ON coupon (customer_id);
CREATE INDEX coupon_customer_uid ON coupon (customer_uid);
