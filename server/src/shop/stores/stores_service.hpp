#pragma once

#include "base/clock.hpp"
#include "base/holidays.hpp"
#include "base/result.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

struct StoreQuestion {
    std::string text;
    std::optional<GeoPoint> near;
    double radius_km{100};
    ProductCode product;  // "" when it does not matter
    bool with_stock_only{false};
    std::size_t page{};
    std::size_t page_size{20};
    bool descending{false};
};

struct FoundStore {
    PointOfService store;
    std::optional<double> distance;  // km, two decimals
    std::optional<int> units;        // of the product asked for
};

struct StorePage {
    std::vector<FoundStore> stores;
    std::size_t total{};
    std::optional<GeoPoint> near;
};

/// Finding stores. Answers from memory only.
class StoreService {
public:
    StoreService(const StoreReader& stores, const ShelfReader& shelves, const HolidayCalendar& holidays,
                 const Clock& clock)
        : stores_{stores}, shelves_{shelves}, holidays_{holidays}, clock_{clock} {}

    /// Those that match the text, nearest first when a place is given, else by name. Warehouses are left out.
    Result<StorePage> search(const StoreQuestion& question) const;
    std::vector<PointOfService> all() const { return stores_.all(); }
    /// By code or unique name.
    Result<PointOfService> find(std::string_view name) const;
    /// Units of a product at one store.
    Result<int> units(const ProductCode& product, std::string_view store) const;
    /// Public holidays of the coming year.
    std::vector<Holiday> coming_holidays() const;
    /// Where the shopper's zone is, for "stores near me" without a position.
    std::optional<GeoPoint> position(const StoreCode& zone) const;

private:
    const StoreReader& stores_;
    const ShelfReader& shelves_;
    const HolidayCalendar& holidays_;
    const Clock& clock_;
};

}  // namespace spaza
