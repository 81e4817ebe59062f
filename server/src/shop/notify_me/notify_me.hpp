#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Who is notified: a customer, or a guest by the address they gave.
struct NoticeReader {
    CustomerId customer{};
    std::string email{};  // of a guest
    bool is_guest() const { return customer.value.empty(); }
};

/// What a customer waits for, as the catalogue names it today.
struct ProductInterest {
    ProductCode product;
    std::string name;
    std::string url;
    TimePoint since;
};

/// Somebody wants to hear when this product can be had again where they are.
struct StockNotice {
    ProductCode product;
    NoticeReader reader;
    StoreCode zone;
    TimePoint created_at;
};

}  // namespace spaza
