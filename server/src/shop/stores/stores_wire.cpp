#include "shop/stores/stores_wire.hpp"

#include <cctype>
#include <cstdio>

#include "base/clock.hpp"
#include "base/messages.hpp"
#include "shop/stores/stock_level.hpp"
#include "shop/stores/stores_names.hpp"

namespace spaza::wire {
namespace {

StoreTime time_of_day(std::chrono::minutes after_midnight) {
    const auto count = static_cast<int>(after_midnight.count());
    std::array<char, 16> text{};
    const int length = std::snprintf(text.data(), text.size(), "%02d:%02d", count / 60 % 24, count % 60);
    return {count / 60 % 24, count % 60, {text.data(), static_cast<std::size_t>(length)}};
}

StoreHours hours(const spaza::PointOfService& store, const std::vector<SpecialDay>& special_days) {
    static constexpr std::array kDays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                      "Thursday", "Friday", "Saturday"};
    StoreHours all{.code = store.code.value,
                   .name = store.display_name,
                   .weekDayOpeningList = {},
                   .specialDayOpeningList = {}};
    for (std::size_t i = 0; i < kDays.size(); ++i) {
        const std::size_t day = (i + 1) % kDays.size();  // Monday first
        const OpeningHours& open = store.week[day];
        WeekDayHours each{.weekDay = kDays[day], .closed = open.closed, .openingTime = {}, .closingTime = {}};
        if (!open.closed) {
            each.openingTime = time_of_day(open.opens);
            each.closingTime = time_of_day(open.closes);
        }
        all.weekDayOpeningList.push_back(std::move(each));
    }
    for (const SpecialDay& special : special_days) {
        SpecialDayHours each{.date = iso_time(special.day - kJohannesburgOffset),
                             .formattedDate = day_name(special.day),
                             .name = special.name,
                             .closed = special.hours.closed,
                             .openingTime = {},
                             .closingTime = {}};
        if (!special.hours.closed) {
            each.openingTime = time_of_day(special.hours.opens);
            each.closingTime = time_of_day(special.hours.closes);
        }
        all.specialDayOpeningList.push_back(std::move(each));
    }
    return all;
}

StoreAddress address(const spaza::PointOfService& store) {
    std::string formatted;
    for (const std::string* part : {&store.line1, &store.suburb, &store.town, &store.postal_code})
        if (!part->empty() && (part != &store.suburb || *part != store.town))
            formatted += (formatted.empty() ? "" : ", ") + *part;
    return {.line1 = store.line1,
            .suburb = store.suburb,
            .town = store.town,
            .postalCode = store.postal_code,
            .region = {store.province, store.province.size() > 3 ? store.province.substr(3) : store.province, "ZA",
                       std::string{province_name(store.province)}},
            .country = {"ZA", "South Africa"},
            .phone = store.phone.empty() ? std::nullopt : std::optional{store.phone},
            .formattedAddress = std::move(formatted)};
}

}  // namespace

StoreCountList counts_of(const std::vector<spaza::PointOfService>& stores) {
    std::map<std::string, StoreCount> by_province;
    StoreCountOfCountry country;
    for (const spaza::PointOfService& store : stores) {
        if (store.warehouse) continue;
        const StoreAddress where = address(store);
        StoreCount& count = by_province[where.region.isocode];
        count.isoCode = where.region.isocode;
        count.name = where.region.name;
        ++count.count;
        country.isoCode = where.country.isocode;
        country.name = where.country.name;
        ++country.count;
    }
    if (country.count == 0) return {};
    country.type = "COUNTRY";
    for (auto& [code, count] : by_province) country.storeCountDataList.push_back(std::move(count));
    return {{std::move(country)}};
}

StoreStock stock_to_wire(int units) {
    return {.stockLevelStatus = std::string{stock_level(units)}, .stockLevel = units, .isValueRounded = false};
}

std::string distance_text(double kilometres) {
    if (kilometres < 0.1) return message("stores.veryNear");
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.2f km", kilometres);
    return {text.data(), static_cast<std::size_t>(length)};
}

PointOfService to_wire(const spaza::PointOfService& store, const std::vector<SpecialDay>& special_days) {
    PointOfService out{.name = store.name.empty() ? store.code.value : store.name,
                       .displayName = store.display_name,
                       .url = "/storelocator?store=" + store.code.value,
                       .address = address(store),
                       .geoPoint = {store.at.latitude, store.at.longitude},
                       .distanceKm = {},
                       .formattedDistance = {},
                       .features = {},
                       .openingHours = hours(store, special_days),
                       .pickUpInStoreInstructions = "Bring your order number and your ID.",
                       .warehouseCodes = {store.code.value},
                       .availableForPickup = !store.warehouse,
                       .stockInfo = {},
                       .estimatedPickUpMsg = {}};
    for (const std::string& service : store.services) {
        std::string key;
        for (const char each : service)
            if (std::isalnum(static_cast<unsigned char>(each))) key += each;
        out.features.emplace(key, service);
    }
    return out;
}

}  // namespace spaza::wire
