#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/stores/stores.hpp"

/// JSON shapes of contract/openapi/stores.yaml and stock.yaml.
namespace spaza::wire {

struct StoreTime {
    int hour{};
    int minute{};
    std::string formattedHour;
};
BOOST_DESCRIBE_STRUCT(StoreTime, (), (hour, minute, formattedHour))

struct WeekDayHours {
    std::string weekDay;
    bool closed{};
    std::optional<StoreTime> openingTime;
    std::optional<StoreTime> closingTime;
};
BOOST_DESCRIBE_STRUCT(WeekDayHours, (), (weekDay, closed, openingTime, closingTime))

struct SpecialDayHours {
    std::string date;
    std::string formattedDate;
    std::string name;
    bool closed{};
    std::optional<StoreTime> openingTime;
    std::optional<StoreTime> closingTime;
};
BOOST_DESCRIBE_STRUCT(SpecialDayHours, (), (date, formattedDate, name, closed, openingTime, closingTime))

struct StoreHours {
    std::string code;
    std::string name;
    std::vector<WeekDayHours> weekDayOpeningList;
    std::vector<SpecialDayHours> specialDayOpeningList;
};
BOOST_DESCRIBE_STRUCT(StoreHours, (), (code, name, weekDayOpeningList, specialDayOpeningList))

struct StoreRegion {
    std::string isocode;
    std::string isocodeShort;
    std::string countryIso;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(StoreRegion, (), (isocode, isocodeShort, countryIso, name))

struct StoreCountry {
    std::string isocode;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(StoreCountry, (), (isocode, name))

struct StoreAddress {
    std::string line1;
    std::string suburb;
    std::string town;
    std::string postalCode;
    StoreRegion region;
    StoreCountry country;
    std::optional<std::string> phone;
    std::string formattedAddress;
};
BOOST_DESCRIBE_STRUCT(StoreAddress, (),
                      (line1, suburb, town, postalCode, region, country, phone, formattedAddress))

struct StorePoint {
    double latitude{};
    double longitude{};
};
BOOST_DESCRIBE_STRUCT(StorePoint, (), (latitude, longitude))

struct StoreStock {
    std::string stockLevelStatus;
    int stockLevel{};
    bool isValueRounded{};
};
BOOST_DESCRIBE_STRUCT(StoreStock, (), (stockLevelStatus, stockLevel, isValueRounded))

struct PointOfService {
    std::string name;
    std::string displayName;
    std::string url;
    StoreAddress address;
    StorePoint geoPoint;
    std::optional<double> distanceKm;
    std::optional<std::string> formattedDistance;
    std::map<std::string, std::string> features;
    StoreHours openingHours;
    std::string pickUpInStoreInstructions;
    std::vector<std::string> warehouseCodes;
    bool availableForPickup{};
    std::optional<StoreStock> stockInfo;
    std::optional<std::string> estimatedPickUpMsg;
    std::optional<bool> isSelected{};  // of a shipment's stores to collect at
};
BOOST_DESCRIBE_STRUCT(PointOfService, (),
                      (name, displayName, url, address, geoPoint, distanceKm, formattedDistance, features,
                       openingHours, pickUpInStoreInstructions, warehouseCodes, availableForPickup, stockInfo,
                       estimatedPickUpMsg, isSelected))

struct StorePagination {
    std::size_t currentPage{};
    std::size_t pageSize{};
    std::size_t totalPages{};
    std::size_t totalResults{};
    std::string sort;
};
BOOST_DESCRIBE_STRUCT(StorePagination, (), (currentPage, pageSize, totalPages, totalResults, sort))

struct StoreSort {
    std::string code;
    std::string name;
    bool selected{};
};
BOOST_DESCRIBE_STRUCT(StoreSort, (), (code, name, selected))

struct StoreProduct {
    std::string code;
    std::string name;
    std::string url;
};
BOOST_DESCRIBE_STRUCT(StoreProduct, (), (code, name, url))

struct StoreSearchPage {
    std::vector<PointOfService> stores;
    StorePagination pagination;
    std::vector<StoreSort> sorts;
    std::string locationText;
    std::optional<double> sourceLatitude;
    std::optional<double> sourceLongitude;
    std::optional<double> boundNorthLatitude;
    std::optional<double> boundEastLongitude;
    std::optional<double> boundSouthLatitude;
    std::optional<double> boundWestLongitude;
    std::optional<StoreProduct> product;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(StoreSearchPage, (),
                      (stores, pagination, sorts, locationText, sourceLatitude, sourceLongitude,
                       boundNorthLatitude, boundEastLongitude, boundSouthLatitude, boundWestLongitude, product,
                       responseStatus))

/// How many stores there are in a country, and in its regions.
struct StoreCount {
    std::string isoCode;
    std::string name;
    std::string type{"REGION"};
    int count{};
};
BOOST_DESCRIBE_STRUCT(StoreCount, (), (isoCode, name, type, count))

struct StoreCountOfCountry : StoreCount {
    std::vector<StoreCount> storeCountDataList;
};
BOOST_DESCRIBE_STRUCT(StoreCountOfCountry, (StoreCount), (storeCountDataList))

struct StoreCountList {
    std::vector<StoreCountOfCountry> countriesAndRegionsStoreCount;
};
BOOST_DESCRIBE_STRUCT(StoreCountList, (), (countriesAndRegionsStoreCount))

/// Those that shoppers can visit, by province.
StoreCountList counts_of(const std::vector<spaza::PointOfService>& stores);
/// One store as a shopper sees it; `special_days` are those of the coming year.
PointOfService to_wire(const spaza::PointOfService& store, const std::vector<SpecialDay>& special_days);
/// `inStock`, `lowStock` (three or fewer) or `outOfStock`, with the level.
StoreStock stock_to_wire(int units);
/// `4.82 km`
std::string distance_text(double kilometres);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::PointOfService> {
    static constexpr std::array members{
        MemberLevel{"name", Level::basic},
        MemberLevel{"displayName", Level::basic},
        MemberLevel{"url", Level::basic},
        MemberLevel{"address", Level::basic},
        MemberLevel{"geoPoint", Level::basic},
        MemberLevel{"distanceKm", Level::basic},
        MemberLevel{"formattedDistance", Level::standard},
        MemberLevel{"openingHours", Level::standard},
        MemberLevel{"availableForPickup", Level::basic},
        MemberLevel{"stockInfo", Level::basic},
        MemberLevel{"estimatedPickUpMsg", Level::basic},
        MemberLevel{"isSelected", Level::basic},
    };
};

template <>
struct Levels<wire::StoreSearchPage> {
    static constexpr std::array members{
        MemberLevel{"stores", Level::basic},
        MemberLevel{"pagination", Level::basic},
        MemberLevel{"sorts", Level::standard},
        MemberLevel{"locationText", Level::standard},
        MemberLevel{"sourceLatitude", Level::basic},
        MemberLevel{"sourceLongitude", Level::basic},
        MemberLevel{"product", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"boundNorthLatitude", Level::standard},
        MemberLevel{"boundEastLongitude", Level::standard},
        MemberLevel{"boundSouthLatitude", Level::standard},
        MemberLevel{"boundWestLongitude", Level::standard},
    };
};

}  // namespace spaza::json
