#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

struct GeoPoint {
    double latitude{};
    double longitude{};
};

/// Kilometres along the great circle.
double distance_km(const GeoPoint& from, const GeoPoint& to);

struct OpeningHours {
    bool closed{false};
    std::chrono::minutes opens{};  // after midnight
    std::chrono::minutes closes{};
    bool operator==(const OpeningHours&) const = default;
};

/// A day on which a store keeps other hours than the week says.
struct SpecialDay {
    std::chrono::sys_days day;
    std::string name;
    OpeningHours hours;
};

/// A store shoppers can visit or the online warehouse.
struct PointOfService {
    StoreCode code;            // e.g. S1; also the zone it serves
    std::string name;          // unique key on the wire (OCC name); the code
    std::string display_name;  // Kloof Paarl
    bool warehouse{false};     // holds the online stock; cannot be visited
    GeoPoint at;
    std::string line1;
    std::string suburb;
    std::string town;
    std::string postal_code;
    std::string province;  // ISO 3166-2, e.g. ZA-GP
    std::string phone;
    std::array<OpeningHours, 7> week;  // 0 = Sunday
    OpeningHours holiday_hours;        // on public holidays without a special day of their own
    std::vector<SpecialDay> special_days;
    std::vector<std::string> services;
};

/// Reads of the points of service in memory.
struct StoreReader {
    virtual ~StoreReader() = default;
    virtual std::vector<PointOfService> all() const = 0;
    virtual std::optional<PointOfService> find(const StoreCode& code) const = 0;
    /// Nearest first; warehouses left out.
    virtual std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint& from,
                                                                   std::size_t most) const = 0;
    /// The warehouse for online orders.
    virtual PointOfService warehouse() const = 0;
};

/// What stands on the shelves of the stores, as the catalogue's snapshot has it.
struct ShelfReader {
    virtual ~ShelfReader() = default;
    virtual bool sells(const ProductCode& product) const = 0;
    /// Units free at one point of service.
    virtual int available(const ProductCode& product, const StoreCode& store) const = 0;
};

}  // namespace spaza
