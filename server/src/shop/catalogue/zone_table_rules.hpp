#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/clock.hpp"
#include "base/holidays.hpp"
#include "shop/catalogue/catalogue_data.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/stock/promise_rules.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// A zone's stores worked out once: its own, the warehouse, the others by distance; and the promises made there,
/// which are the same for most products.
class ZoneTable {
public:
    struct Stores {
        std::vector<PointOfService> all;
        std::optional<std::size_t> warehouse;
    };

    ZoneTable(std::shared_ptr<const Stores> stores, const StoreCode& zone, TimePoint made_at,
              const PromisePolicy& policy);

    bool known() const { return own_.has_value(); }
    TimePoint made_at() const { return made_at_; }
    const StoreCode& zone() const { return zone_; }
    StoreCode warehouse() const {
        return stores_->warehouse ? stores_->all[*stores_->warehouse].code : StoreCode{};
    }

    /// What stands in the zone's own store now can be collected today.
    bool collects_today(const HolidayCalendar& holidays) const;

    /// Fills stock and promise of a product. The texts live as long as this table.
    void fill(ProductLive& live, const CatalogueView& view, Ordinal product,
              const HolidayCalendar& holidays) const;

private:
    struct Said {
        bool can_collect{};
        bool same_day{};
        std::string pickup;
        std::string pickup_day;
        std::string pickup_town;
        std::string delivery;
        std::string delivery_day;
        std::string store;
    };
    const Said& said(TradingType type, int at_store, int at_warehouse, std::optional<std::size_t> nearby,
                     std::optional<std::chrono::sys_days> ships_on, const HolidayCalendar& holidays) const;

    std::shared_ptr<const Stores> stores_;
    StoreCode zone_;
    TimePoint made_at_;
    PromisePolicy policy_;
    std::optional<std::size_t> own_;
    std::vector<std::size_t> others_;  // nearest first
    mutable std::mutex mutex_;
    mutable std::unordered_map<std::uint64_t, std::unique_ptr<const Said>> said_;
};

/// The tables of all zones. Stores are looked at every half second; tables are made again when some changed, or
/// the cut-off did, and every minute, so that clocks are followed.
class ZoneTables {
public:
    ZoneTables(const StoreReader& stores, const Clock& clock, const TermsReader& terms)
        : stores_{stores}, clock_{clock}, terms_{terms} {}

    std::shared_ptr<const ZoneTable> of(const StoreCode& zone) const;

private:
    static constexpr std::chrono::milliseconds kFresh{500};

    const StoreReader& stores_;
    const Clock& clock_;
    const TermsReader& terms_;
    mutable std::mutex mutex_;
    mutable TimePoint read_at_{};
    mutable PromisePolicy policy_{};
    mutable std::chrono::sys_time<std::chrono::minutes> minute_{};
    mutable std::shared_ptr<const ZoneTable::Stores> all_;
    mutable std::unordered_map<StoreCode, std::shared_ptr<const ZoneTable>> tables_;
};

}  // namespace spaza
