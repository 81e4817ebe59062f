#include "shop/catalogue/zone_table_rules.hpp"

#include <algorithm>
#include <tuple>

namespace spaza {

namespace {

bool same_store(const PointOfService& a, const PointOfService& b) {
    const auto facts = [](const PointOfService& store) {
        return std::tie(store.code, store.display_name, store.warehouse, store.at.latitude, store.at.longitude,
                        store.town, store.week, store.holiday_hours);
    };
    return facts(a) == facts(b) &&
           std::ranges::equal(a.special_days, b.special_days, [](const SpecialDay& one, const SpecialDay& other) {
               return one.day == other.day && one.hours == other.hours;
           });
}

}  // namespace

ZoneTable::ZoneTable(std::shared_ptr<const Stores> stores, const StoreCode& zone, TimePoint made_at,
                     const PromisePolicy& policy)
    : stores_{std::move(stores)}, zone_{zone}, made_at_{made_at}, policy_{policy} {
    std::vector<std::pair<double, std::size_t>> others;
    for (std::size_t i = 0; i < stores_->all.size(); ++i)
        if (stores_->all[i].code == zone) own_ = i;
    for (std::size_t i = 0; own_ && i < stores_->all.size(); ++i)
        if (i != *own_ && !stores_->all[i].warehouse)
            others.emplace_back(distance_km(stores_->all[*own_].at, stores_->all[i].at), i);
    std::sort(others.begin(), others.end());
    for (const auto& [distance, index] : others)
        if (distance <= policy_.nearby_km) others_.push_back(index);
}

const ZoneTable::Said& ZoneTable::said(TradingType type, int at_store, int at_warehouse,
                                       std::optional<std::size_t> nearby,
                                       std::optional<std::chrono::sys_days> ships_on,
                                       const HolidayCalendar& holidays) const {
    // What is said depends on whether there are units, not on how many.
    std::uint64_t key =
        static_cast<std::uint64_t>(type) | (at_store > 0 ? 16U : 0U) | (at_warehouse > 0 ? 32U : 0U);
    key |= (nearby ? *nearby + 1 : 0) << 8U;
    if (ships_on) key |= static_cast<std::uint64_t>(ships_on->time_since_epoch().count()) << 32U;
    const std::lock_guard lock{mutex_};
    auto& kept = said_[key];
    if (!kept) {
        const PointOfService& store = stores_->all[*own_];
        const PointOfService& warehouse = stores_->warehouse ? stores_->all[*stores_->warehouse] : store;
        const Promise made = promise(type,
                                     Shelves{.store = store,
                                             .at_store = at_store,
                                             .warehouse = warehouse,
                                             .at_warehouse = at_warehouse,
                                             .nearby = nearby ? &stores_->all[*nearby] : nullptr,
                                             .at_nearby = nearby ? 1 : 0},
                                     made_at_, holidays, policy_, ships_on);
        const std::chrono::sys_days today = johannesburg_day(made_at_);
        const auto named = made.delivered_by && ships_on && *ships_on > today ? ships_on : made.delivered_by;
        const PointOfService& where = made.collect_at == store.code || !nearby ? store : stores_->all[*nearby];
        kept = std::make_unique<const Said>(
            Said{.can_collect = !made.collect_at.empty(),
                 .same_day = made.same_day_pickup,
                 .pickup = made.pickup_message,
                 .pickup_day = made.collect_on ? spoken_day(*made.collect_on, today) : "",
                 .pickup_town = made.collect_on ? where.town : "",
                 .delivery = made.delivery_message,
                 .delivery_day = named ? day_name(*named) : "",
                 .store = made.collect_at.value});
    }
    return *kept;
}

bool ZoneTable::collects_today(const HolidayCalendar& holidays) const {
    return own_ && said(TradingType::normal, 1, 0, std::nullopt, std::nullopt, holidays).same_day;
}

void ZoneTable::fill(ProductLive& live, const CatalogueView& view, Ordinal product,
                     const HolidayCalendar& holidays) const {
    const std::int64_t cents = view.prices->cents[product];
    if (cents != Prices::kNone) {
        live.price = Money::cents(cents);
        if (view.prices->was[product] > cents) live.was_price = Money::cents(view.prices->was[product]);
    }
    if (!own_) return;
    const auto units = [&](const StoreCode& store) {
        const auto column = view.stock->column(store);
        return column ? view.stock->units(product, *column) : 0;
    };
    const auto type = static_cast<TradingType>(view.catalogue->trading_types[product]);
    const bool is_its_own_warehouse = stores_->warehouse == own_;
    const int at_store = type == TradingType::online_only ? 0 : units(zone_);
    const int at_warehouse = type == TradingType::pickup_only || !stores_->warehouse ||
                                     (is_its_own_warehouse && type != TradingType::online_only)
                                 ? 0
                                 : units(warehouse());
    std::optional<std::size_t> nearby;
    if (at_store == 0 && (type == TradingType::normal || type == TradingType::pickup_only)) {
        const auto found = std::find_if(others_.begin(), others_.end(),
                                        [&](std::size_t other) { return units(stores_->all[other].code) > 0; });
        if (found != others_.end()) nearby = *found;
    }
    std::optional<std::chrono::sys_days> ships_on;
    if ((view.catalogue->flags[product] & kPreOrder) != 0 && view.catalogue->released[product] > 0)
        ships_on = johannesburg_day(from_millis(view.catalogue->released[product]));
    const Said& words = said(type, at_store, at_warehouse, nearby, ships_on, holidays);
    live.stock_level = at_store + at_warehouse;
    live.available_for_pickup = words.can_collect;
    live.same_day_pickup = words.same_day;
    live.pickup_message = words.pickup;
    live.pickup_day = words.pickup_day;
    live.pickup_town = words.pickup_town;
    live.delivery_message = words.delivery;
    live.delivery_day = words.delivery_day;
    live.pickup_store = words.store;
}

std::shared_ptr<const ZoneTable> ZoneTables::of(const StoreCode& zone) const {
    const TimePoint now = clock_.now();
    const std::lock_guard lock{mutex_};
    if (!all_ || now - read_at_ > kFresh || now < read_at_) {
        auto stores = std::make_shared<ZoneTable::Stores>();
        stores->all = stores_.all();
        if (!stores->all.empty()) {
            // Without a warehouse, online orders leave from the default store, which stands first.
            const auto marked = std::ranges::find(stores->all, true, &PointOfService::warehouse);
            const bool none = marked == stores->all.end();
            stores->warehouse = none ? 0 : static_cast<std::size_t>(marked - stores->all.begin());
        }
        read_at_ = now;
        // Opening hours and cut-offs are whole minutes: within one, the same stores promise the same.
        const auto minute = std::chrono::floor<std::chrono::minutes>(now);
        const PromisePolicy policy = promise_policy(terms_.at(now));
        const bool same_cut_off = policy.order_cut_off == policy_.order_cut_off;
        if (!all_ || minute != minute_ || !same_cut_off ||
            !std::ranges::equal(all_->all, stores->all, same_store)) {
            all_ = std::move(stores);
            minute_ = minute;
            policy_ = policy;
            tables_.clear();
        }
    }
    auto& table = tables_[zone];
    if (!table) table = std::make_shared<const ZoneTable>(all_, zone, now, policy_);
    return table;
}

}  // namespace spaza
