#include "app/dated_settings.hpp"

#include <algorithm>
#include <stdexcept>

#include "shop/terms/terms_store_sql.hpp"

namespace spaza::app {

std::vector<DatedValue> first_values(const Config& config) {
    const Config::Shop& shop = config.shop;
    std::vector<DatedValue> values{
        {.name = "delivery_fee_cents", .value = std::to_string(shop.delivery_fee_cents)},
        {.name = "free_delivery_cents", .value = std::to_string(shop.free_delivery_cents)},
        {.name = "pre_order_deposit", .value = shop.pre_order_deposit},
        {.name = "cut_off", .value = shop.cut_off},
        {.name = "price_beat_days", .value = std::to_string(shop.price_beat_days)},
        {.name = "return_days", .value = std::to_string(shop.return_days)},
        {.name = "return_damage_months", .value = std::to_string(shop.return_damage_months)},
        {.name = "return_fault_months", .value = std::to_string(shop.return_fault_months)}};
    for (const std::string& line : shop.vat_percent) {
        const std::size_t equals = line.find('=');
        // Before the first day known, the rate of that day.
        const bool is_first = &line == &shop.vat_percent.front();
        const TimePoint from = is_first ? kEver : johannesburg_midnight(line.substr(0, equals)).value();
        values.push_back({.name = "vat_percent", .from = from, .value = line.substr(equals + 1)});
    }
    return values;
}

DatedTerms dated_terms(const Config& config, storage::Session& session) {
    std::vector<DatedValue> values = first_values(config);
    const DatedTerms configured{values};
    for (const DatedValue& wrong : configured.unreadable())
        throw std::invalid_argument{"shop." + wrong.name + " must be " +
                                    std::string{dated_setting(wrong.name)->must} + ", not '" + wrong.value + "'"};
    for (DatedValue& each : standing_values(SqlTermsStore{session}.history())) values.push_back(std::move(each));
    return DatedTerms{std::move(values)};
}

std::vector<DatedValue> unreadable_settings(const DatedTerms& terms, storage::Session& session, TimePoint now) {
    const auto standing = standing_values(SqlTermsStore{session}.history());
    std::vector<DatedValue> found = terms.unreadable();
    std::erase_if(found, [&](const DatedValue& wrong) {
        return std::ranges::any_of(standing, [&](const DatedValue& each) {
            return each.name == wrong.name && each.from > wrong.from && each.from <= now;
        });
    });
    return found;
}

}  // namespace spaza::app
