#pragma once

#include "shop/promotions/promotions.hpp"

namespace spaza {

struct PromotionStore {
    virtual ~PromotionStore() = default;
    virtual std::optional<Coupon> coupon(const std::string& code) = 0;
    /// Those that are the account's alone, by its id or by its address where one is given.
    virtual std::vector<Coupon> coupons_of(const CustomerId& customer, const std::string& uid) = 0;
    /// Both, or neither when there is a promotion of this code; every process hears of it.
    virtual void add(const Promotion& promotion, const Coupon& coupon) = 0;
    virtual std::int64_t used(const Budget& budget) = 0;

    /// Uses so much of a budget as it says; false when that is not left. Held until the transaction ends.
    virtual bool take(const Budget& budget) = 0;
    virtual void give_back(const Budget& budget) = 0;

    virtual void note_taken(const OrderCode& order, const Budget& budget) = 0;
    /// Marks what the order holds as given back and answers it: each once, in whatever order calls come.
    virtual std::vector<Budget> mark_released(const OrderCode& order) = 0;
    /// What the order gave back.
    virtual std::vector<Budget> released(const OrderCode& order) = 0;
    virtual void mark_held(const OrderCode& order) = 0;
};

}  // namespace spaza
