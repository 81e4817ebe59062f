#pragma once

#include "base/codes.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// A pre-order whose deposit is paid and whose balance is not.
struct OpenBalance {
    OrderCode order;
    ProductCode product;
    Deposit deposit;
};

/// What is to be done about a balance now.
enum class BalanceStep {
    none,
    ask,      // the product is released
    remind,   // the day is near
    give_up,  // it was not paid in time
};

}  // namespace spaza
