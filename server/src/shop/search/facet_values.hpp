#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza::search {

/// From…to, both included; an open end is unlimited.
struct Range {
    double from;
    double to;
    bool holds(double number) const { return from <= number && number <= to; }
};

/// `500`, `R500`
std::optional<double> parse_number(std::string_view text);
/// `R500-R999.99`, `500-`, `-20`.
std::optional<Range> parse_range(std::string_view text);
/// `R500-R999.99` and `R 500 – R 999` for a price band that begins at this limit of kPriceBands.
struct Band {
    std::string code;
    std::string name;
};
inline constexpr std::array<std::int64_t, 9> kPriceBands{0,      500,    1000,   2000,   5000,
                                                         10'000, 20'000, 50'000, 100'000};
Band price_band(std::size_t number);
bool is_price_band(std::string_view code);
/// `R 2 000 – R 4 999`, or with one end `R 2 000+`, for a range of the shopper's own.
std::string price_range_name(const Range& range);
/// A range with one end as shoppers say it: `Under {amount}` by its message key. Nothing for any other range.
struct OpenPrice {
    std::string_view message_key;
    std::string amount;
};
std::optional<OpenPrice> open_price(const Range& range);
std::size_t price_band_of(std::int64_t cents);
/// `200-299` and `200 – 299 L` of an attribute with bands.
Band attribute_band(const AttributeColumn& attribute, std::size_t number);
std::optional<std::size_t> attribute_band_of(const AttributeColumn& attribute, double number);
/// `55"`, `300 L`, `Yes`.
std::string shown_value(const AttributeColumn& attribute, std::uint16_t value);

/// An attribute listings are filtered by, or null.
const AttributeColumn* facet_attribute(const Catalogue& all, std::string_view code);

}  // namespace spaza::search
