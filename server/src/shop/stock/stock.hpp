#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// How long things take.
struct PromisePolicy {
    struct Reach {
        double up_to_km;
        int business_days;
    };
    std::chrono::minutes order_cut_off{};  // later orders leave the next business day
    std::chrono::minutes pickup_ready_after{std::chrono::hours{2}};
    std::array<Reach, 5> reach{{{60, 1}, {350, 2}, {800, 3}, {1300, 4}, {1e9, 5}}};
    double nearby_km{60};  // no further does a shopper go for what the own store lacks
};

/// What a shopper in a zone can have of a product, and by when (design §4). Days are Johannesburg days.
struct Promise {
    int deliverable{};  // units the zone's store and the warehouse can send
    int collectable{};  // units on the shelf where it can be collected
    std::optional<std::chrono::sys_days> delivered_by;
    std::optional<std::chrono::sys_days> collect_on;
    StoreCode collect_at;          // the zone's store, or one nearby; empty when it cannot be collected
    bool same_day_pickup{false};   // at the zone's own store
    std::string delivery_message;  // "Delivered by Fri 12 June"; a reason when it cannot
    std::string pickup_message;    // "Collect today in Paarl"; a reason when it cannot
};

}  // namespace spaza
