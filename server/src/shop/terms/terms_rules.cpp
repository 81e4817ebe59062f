#include "shop/terms/terms_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace spaza {
namespace {

constexpr int kMostPercent = 100;
constexpr int kMostCents = 100'000'000;
constexpr int kMostDays = 365;

std::optional<int> whole_number(std::string_view text, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > most || text[0] == '-')
        return std::nullopt;
    return value;
}

bool set_vat(ShopTerms& terms, std::string_view value) {
    const auto rate = VatRate::from(value);
    if (rate) terms.vat_percent = *rate;
    return rate.has_value();
}

template <Money ShopTerms::*amount>
bool set_cents(ShopTerms& terms, std::string_view value) {
    const auto cents = whole_number(value, kMostCents);
    if (cents) terms.*amount = Money::cents(*cents);
    return cents.has_value();
}

template <int ReturnTerms::*time, int least, int most>
bool set_return_time(ShopTerms& terms, std::string_view value) {
    const auto number = whole_number(value, most);
    if (!number || *number < least) return false;
    terms.returns.*time = *number;
    return true;
}

bool set_deposit(ShopTerms& terms, std::string_view value) {
    const bool is_percent = value.ends_with('%');
    const auto number = value.empty() ? std::optional{0}
                                      : whole_number(is_percent ? value.substr(0, value.size() - 1) : value,
                                                     is_percent ? kMostPercent - 1 : kMostCents);
    if (!number) return false;
    terms.deposit = is_percent ? DepositPolicy{.percent = *number}
                               : DepositPolicy{.percent = 0, .per_unit = Money::cents(*number)};
    return true;
}

bool set_cut_off(ShopTerms& terms, std::string_view value) {
    if (value.size() != 5 || value[2] != ':') return false;
    const auto hours = whole_number(value.substr(0, 2), 23);
    const auto minutes = whole_number(value.substr(3), 59);
    if (!hours || !minutes) return false;
    terms.order_cut_off = std::chrono::hours{*hours} + std::chrono::minutes{*minutes};
    return true;
}

bool set_price_beat_window(ShopTerms& terms, std::string_view value) {
    const auto days = whole_number(value, kMostDays);
    if (days) terms.price_beat_window = std::chrono::days{*days};
    return days.has_value();
}

constexpr std::array kSettings{
    DatedSetting{"vat_percent", "VAT within all prices; 0: the shop is not registered for VAT.",
                 "a percentage from 0 to 100 such as 15 or 15.5", set_vat},
    DatedSetting{"delivery_fee_cents", "What delivery costs, unless it is free.", "cents from 0 to 100000000",
                 set_cents<&ShopTerms::delivery_fee>},
    DatedSetting{"free_delivery_cents", "Goods of more than this are delivered free.", "cents from 0 to 100000000",
                 set_cents<&ShopTerms::free_delivery_over>},
    DatedSetting{"pre_order_deposit", "What of a pre-order is paid when it is placed.",
                 "a percentage such as 20%, cents for each unit such as 15000, or 0 for all of it", set_deposit},
    DatedSetting{"cut_off", "Orders before this time (Johannesburg) leave the same day.", "a time such as 14:00",
                 set_cut_off},
    DatedSetting{"price_beat_days", "How many days after the purchase a price beat may be claimed.",
                 "a number of days from 0 to 365", set_price_beat_window},
    DatedSetting{"return_days", "Days to change one's mind after it was received; the law gives 7.",
                 "days from 7 to 365", set_return_time<&ReturnTerms::change_of_mind_days, 7, 365>},
    DatedSetting{"return_damage_months", "Months to return what came damaged or wrong; the law gives 6.",
                 "months from 6 to 60", set_return_time<&ReturnTerms::damage_months, 6, 60>},
    DatedSetting{"return_fault_months", "Months to return what turns out faulty; the law gives 6.",
                 "months from 6 to 60", set_return_time<&ReturnTerms::fault_months, 6, 60>},
};

}  // namespace

std::span<const DatedSetting> dated_settings() { return kSettings; }

const DatedSetting* dated_setting(std::string_view name) {
    const auto found = std::ranges::find(kSettings, name, &DatedSetting::name);
    return found == kSettings.end() ? nullptr : &*found;
}

std::vector<DatedValue> standing_values(const std::vector<TermsChange>& history) {
    std::map<std::pair<TimePoint, std::string>, std::optional<std::string>> last;
    for (const TermsChange& each : history) last[{each.from, each.name}] = each.value;
    std::vector<DatedValue> values;
    for (const auto& [key, value] : last)
        if (value) values.push_back({.name = key.second, .from = key.first, .value = *value});
    return values;
}

TimePoint from_now(const std::vector<TermsChange>& history, std::string_view name, TimePoint now) {
    TimePoint from = now;
    for (const TermsChange& each : history) {
        const bool was_set_from_now = each.from <= each.set_at;
        if (each.name == name && (was_set_from_now || each.from <= now))
            from = std::max(from, each.from + std::chrono::milliseconds{1});
    }
    return from;
}

DatedTerms::DatedTerms(std::vector<DatedValue> values) {
    std::ranges::stable_sort(values, {}, &DatedValue::from);
    for (const DatedValue& each : values) {
        const DatedSetting* setting = dated_setting(each.name);
        if (!setting) continue;
        if (each.from != steps_.back().from) steps_.push_back({each.from, steps_.back().terms});
        if (!setting->set(steps_.back().terms, each.value)) unreadable_.push_back(each);
    }
}

ShopTerms DatedTerms::at(TimePoint time) const { return steps_[turns_passed(time)].terms; }

std::size_t DatedTerms::turns_passed(TimePoint now) const {
    const auto first_ahead = std::ranges::upper_bound(steps_.begin() + 1, steps_.end(), now, {}, &Step::from);
    return static_cast<std::size_t>(first_ahead - steps_.begin()) - 1;
}

}  // namespace spaza
