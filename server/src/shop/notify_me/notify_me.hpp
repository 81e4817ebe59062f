#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Who is told: a customer, or a guest by the address they gave.
struct NoticeReader {
    CustomerId customer{};
    std::string email{};  // of a guest
    bool is_guest() const { return customer.value.empty(); }
};

/// Somebody wants to hear when this product can be had again where they are.
struct StockNotice {
    ProductCode product;
    NoticeReader reader;
    StoreCode zone;
    TimePoint created_at;
};

}  // namespace spaza
