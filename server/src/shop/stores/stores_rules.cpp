#include "shop/stores/stores_rules.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

#include "base/messages.hpp"
#include "shop/stores/stores_names.hpp"

namespace spaza {
namespace {

constexpr double kEarthRadiusKm = 6371.0088;

double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

std::string lowered_words(std::string_view text) {
    std::string out{" "};
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (std::isalnum(byte) || byte >= 0x80)
            out += static_cast<char>(std::tolower(byte));
        else if (out.back() != ' ')
            out += ' ';
    }
    return out;
}

}  // namespace

double distance_km(const GeoPoint& from, const GeoPoint& to) {
    const double latitude = radians(to.latitude - from.latitude);
    const double longitude = radians(to.longitude - from.longitude);
    const double chord = std::pow(std::sin(latitude / 2), 2) + std::cos(radians(from.latitude)) *
                                                                   std::cos(radians(to.latitude)) *
                                                                   std::pow(std::sin(longitude / 2), 2);
    return 2 * kEarthRadiusKm * std::asin(std::min(1.0, std::sqrt(chord)));
}

StoreCode default_zone_among(const std::vector<PointOfService>& stores, const std::vector<StoreCode>& wanted) {
    for (const StoreCode& zone : wanted)
        if (std::ranges::find(stores, zone, &PointOfService::code) != stores.end()) return zone;
    const auto visited = std::ranges::find(stores, false, &PointOfService::warehouse);
    if (visited != stores.end()) return visited->code;
    return stores.empty() ? StoreCode{} : stores.front().code;
}

PointOfService default_store(const StoreReader& stores) {
    const auto all = stores.all();
    return all.empty() ? online_only_store() : all.front();
}

StoreCode default_zone(const StoreReader& stores) { return default_store(stores).code; }

const std::string& town_of(const PointOfService& store) { return store.town.empty() ? store.suburb : store.town; }

PointOfService online_only_store() {
    PointOfService store;
    store.code = {"online"};
    store.name = store.code.value;
    store.display_name = message("stores.online");
    store.warehouse = true;
    store.week.fill({.closed = true, .opens = {}, .closes = {}});
    store.holiday_hours = store.week[0];
    return store;
}

OpeningHours hours_on(const PointOfService& store, std::chrono::sys_days day, const HolidayCalendar& holidays) {
    for (const SpecialDay& special : store.special_days)
        if (special.day == day) return special.hours;
    if (holidays.is_holiday(day)) return store.holiday_hours;
    return store.week[std::chrono::weekday{day}.c_encoding()];
}

std::vector<SpecialDay> coming_special_days(const PointOfService& store, const std::vector<Holiday>& coming) {
    std::vector<SpecialDay> days = store.special_days;
    for (const Holiday& holiday : coming)
        if (std::ranges::find(store.special_days, holiday.day, &SpecialDay::day) == store.special_days.end())
            days.push_back({holiday.day, holiday.name, store.holiday_hours});
    std::ranges::stable_sort(days, {}, &SpecialDay::day);
    if (!coming.empty()) std::erase_if(days, [&](const SpecialDay& day) { return day.day < coming.front().day; });
    return days;
}

double rounded_km(double kilometres) { return std::round(kilometres * 100) / 100; }

bool matches(const PointOfService& store, std::string_view text) {
    const std::string words = lowered_words(text);
    const std::string place = lowered_words(store.display_name + " " + store.suburb + " " + store.town + " " +
                                            std::string{province_name(store.province)} + " " + store.postal_code +
                                            " " + store.code.value);
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at + 1), words.size());
        if (end > at + 1 && place.find(words.substr(at, end - at)) == std::string::npos) return false;
        at = end;
    }
    return true;
}

}  // namespace spaza
