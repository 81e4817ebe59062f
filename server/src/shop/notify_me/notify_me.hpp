#pragma once

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// A customer wants to hear when this product can be had again where they are.
struct StockNotice {
    ProductCode product;
    CustomerId customer;
    StoreCode zone;
    TimePoint created_at;
};

}  // namespace spaza
