#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// What a shopper in a zone can have of a product, and by when (design §4). Days are Johannesburg days.
struct Promise {
    int deliverable{};  // units the zone's store and the warehouse can send
    int collectable{};  // units on the shelf where it can be collected
    std::optional<std::chrono::sys_days> delivered_by;
    std::optional<std::chrono::sys_days> collect_on;
    StoreCode collect_at;          // the zone's store, or one nearby; empty when it cannot be collected
    bool same_day_pickup{false};   // at the zone's own store
    std::string delivery_message;  // "Delivered by Fri 12 June"; a reason when it cannot
    std::string pickup_message;    // "Collect today in Midrand"; a reason when it cannot
};

}  // namespace spaza
