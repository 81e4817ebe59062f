#pragma once

#include "base/holidays.hpp"
#include "shop/stock/stock.hpp"
#include "shop/stock/trading_type.hpp"
#include "shop/stores/stores.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// Units of one product at the places that matter to one shopper.
struct Shelves {
    const PointOfService& store;  // of the shopper's zone
    int at_store{};
    const PointOfService& warehouse;
    int at_warehouse{};
    const PointOfService* nearby{};  // the closest other store that has some, if any
    int at_nearby{};
};

/// How long things take under the shop's terms of the moment.
inline PromisePolicy promise_policy(const ShopTerms& terms) { return {.order_cut_off = terms.order_cut_off}; }

/// The promise for one product: two lines, truck then store, each a day or the reason why not (design §4).
/// `ships_on` is the day a pre-ordered product leaves.
Promise promise(TradingType type, const Shelves& shelves, TimePoint now, const HolidayCalendar& holidays,
                const PromisePolicy& policy, std::optional<std::chrono::sys_days> ships_on = {});

/// The business day on which an order from `from`, placed now, is at the door.
std::chrono::sys_days delivery_day(const GeoPoint& from, const GeoPoint& to, TimePoint now,
                                   const HolidayCalendar& holidays, const PromisePolicy& policy);

/// The first day the order can be picked up within opening hours; nothing within two weeks means never.
std::optional<std::chrono::sys_days> collection_day(const PointOfService& store, TimePoint now,
                                                    const HolidayCalendar& holidays, const PromisePolicy& policy);

/// `today`, `tomorrow` or `Mon 15 June`.
std::string spoken_day(std::chrono::sys_days day, std::chrono::sys_days today);

}  // namespace spaza
