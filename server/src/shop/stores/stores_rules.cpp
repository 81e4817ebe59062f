#include "shop/stores/stores_rules.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

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
