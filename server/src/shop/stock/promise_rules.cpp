#include "shop/stock/promise_rules.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

using namespace std::chrono;

minutes time_of_day(TimePoint now) {
    const auto local = now + kJohannesburgOffset;
    return floor<minutes>(local - floor<days>(local));
}

bool can_deliver(TradingType type) { return type != TradingType::pickup_only; }
bool can_collect(TradingType type) { return type == TradingType::normal || type == TradingType::pickup_only; }
/// Online-only goods leave from the warehouse; the rest from wherever they are.
bool leaves_store(TradingType type) { return type != TradingType::online_only; }

void promise_delivery(Promise& made, TradingType type, const Shelves& shelves, TimePoint now,
                      const HolidayCalendar& holidays, const PromisePolicy& policy) {
    if (!can_deliver(type)) {
        made.delivery_message = message("promise.collectionOnly");
        return;
    }
    const int from_store = leaves_store(type) ? std::max(0, shelves.at_store) : 0;
    const int from_warehouse = std::max(0, shelves.at_warehouse);
    made.deliverable = from_store + from_warehouse;
    if (made.deliverable == 0) {
        made.delivery_message = message("promise.outOfStock");
        return;
    }
    const GeoPoint& to = shelves.store.at;
    const PointOfService& from = from_store > 0 ? shelves.store : shelves.warehouse;
    made.delivered_by = delivery_day(from.at, to, now, holidays, policy);
    made.delivery_message = message("promise.deliveredBy", {{"day", day_name(*made.delivered_by)}});
}

void promise_collection(Promise& made, TradingType type, const Shelves& shelves, TimePoint now,
                        const HolidayCalendar& holidays, const PromisePolicy& policy) {
    if (!can_collect(type)) {
        made.pickup_message =
            message(type == TradingType::online_only ? "promise.onlineOnly" : "promise.deliveryOnly");
        return;
    }
    const bool here = shelves.at_store > 0;
    const PointOfService* where = here ? &shelves.store : shelves.at_nearby > 0 ? shelves.nearby : nullptr;
    const auto day = where ? collection_day(*where, now, holidays, policy) : std::nullopt;
    if (!day) {
        made.pickup_message = message("promise.notInStore");
        return;
    }
    // The cart takes no more than can be sent or collected here: elsewhere it can only be bought over the counter.
    if (!here && made.deliverable == 0) {
        made.pickup_message = message("promise.onlyInStore", {{"town", where->town}});
        return;
    }
    const sys_days today = johannesburg_day(now);
    made.collectable = here ? shelves.at_store : shelves.at_nearby;
    made.collect_on = day;
    made.collect_at = where->code;
    made.same_day_pickup = here && *day == today;
    made.pickup_message = message("promise.collectIn", {{"day", spoken_day(*day, today)}, {"town", where->town}});
}

/// Only what is not sent at all is collected as a pre-order; the rest is in stores once it is out.
std::string collection_of_pre_order(TradingType type, sys_days released) {
    if (!can_collect(type))
        return message(type == TradingType::online_only ? "promise.onlineOnly" : "promise.deliveryOnly");
    return message(can_deliver(type) ? "promise.preOrderInStores" : "promise.preOrderCollect",
                   {{"day", day_name(released)}});
}

}  // namespace

sys_days delivery_day(const GeoPoint& from, const GeoPoint& to, TimePoint now, const HolidayCalendar& holidays,
                      const PromisePolicy& policy) {
    const sys_days today = johannesburg_day(now);
    const bool leaves_today = holidays.is_business_day(today) && time_of_day(now) < policy.order_cut_off;
    const sys_days leaves = leaves_today ? today : holidays.business_day_from(today + days{1});
    const double distance = distance_km(from, to);
    int on_the_road = policy.reach.back().business_days;
    for (const auto& reach : policy.reach) {
        if (distance > reach.up_to_km) continue;
        on_the_road = reach.business_days;
        break;
    }
    return holidays.add_business_days(leaves, on_the_road);
}

std::optional<sys_days> collection_day(const PointOfService& store, TimePoint now, const HolidayCalendar& holidays,
                                       const PromisePolicy& policy) {
    if (store.warehouse) return std::nullopt;
    const sys_days today = johannesburg_day(now);
    for (sys_days day = today; day < today + days{14}; day += days{1}) {
        const OpeningHours hours = hours_on(store, day, holidays);
        if (hours.closed) continue;
        const minutes asked = day == today ? time_of_day(now) : minutes{0};
        if (std::max(asked, hours.opens) + policy.pickup_ready_after <= hours.closes) return day;
    }
    return std::nullopt;
}

std::string spoken_day(sys_days day, sys_days today) {
    if (day == today) return message("promise.today");
    if (day == today + days{1}) return message("promise.tomorrow");
    return day_name(day);
}

Promise promise(TradingType type, const Shelves& shelves, TimePoint now, const HolidayCalendar& holidays,
                const PromisePolicy& policy, std::optional<sys_days> ships_on) {
    Promise made;
    if (ships_on && *ships_on > johannesburg_day(now)) {
        made.pickup_message = collection_of_pre_order(type, *ships_on);
        if (!can_deliver(type)) {
            made.delivery_message = message("promise.collectionOnly");
            return made;
        }
        made.deliverable = std::max(0, shelves.at_warehouse);
        made.delivered_by = delivery_day(shelves.warehouse.at, shelves.store.at, *ships_on, holidays, policy);
        made.delivery_message = message("promise.preOrder", {{"day", day_name(*ships_on)}});
        return made;
    }
    promise_delivery(made, type, shelves, now, holidays, policy);
    promise_collection(made, type, shelves, now, holidays, policy);
    return made;
}

}  // namespace spaza
