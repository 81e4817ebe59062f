#include "shop/search/facet_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace spaza::search {

namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();
std::string number_text(double number) {
    std::array<char, 64> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number).ptr};
}

std::string whole_rand(std::int64_t rand) {
    std::string text = formatted(Money::cents(rand * 100));
    return text.substr(0, text.size() - 3);
}

}  // namespace

std::optional<double> parse_number(std::string_view text) {
    if (text.starts_with('R')) text.remove_prefix(1);
    double number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

std::optional<Range> parse_range(std::string_view text) {
    const std::size_t dash = text.find('-', text.starts_with('-') ? 0 : 1);
    if (dash == std::string_view::npos || text.size() < 2) return std::nullopt;
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = text.substr(dash + 1);
    const auto low = from.empty() ? std::optional{-kUnlimited} : parse_number(from);
    const auto high = to.empty() ? std::optional{kUnlimited} : parse_number(to);
    if (!low || !high) return std::nullopt;
    return Range{*low, *high};
}

Band price_band(std::size_t number) {
    const std::int64_t from = kPriceBands[number];
    const std::string low = std::to_string(from);
    if (number + 1 == kPriceBands.size()) return {"R" + low + "-", whole_rand(from) + "+"};
    const std::int64_t to = kPriceBands[number + 1] - 1;
    return {"R" + low + "-R" + std::to_string(to) + ".99", whole_rand(from) + " – " + whole_rand(to)};
}

bool is_price_band(std::string_view code) {
    for (std::size_t number = 0; number < kPriceBands.size(); ++number)
        if (price_band(number).code == code) return true;
    return false;
}

std::string price_range_name(const Range& range) {
    static constexpr double kMost = 1e12;
    const auto rand = [](double amount) {
        return whole_rand(static_cast<std::int64_t>(std::clamp(amount, 0.0, kMost)));
    };
    if (range.to >= kMost) return rand(range.from) + "+";
    return rand(range.from) + " – " + rand(range.to);
}

std::optional<OpenPrice> open_price(const Range& range) {
    static constexpr double kMost = 1e12;
    const bool only_most = range.from == -kUnlimited && range.to >= 0 && range.to < kMost;
    const bool only_least = range.to == kUnlimited && range.from >= 0 && range.from < kMost;
    if (only_most == only_least) return std::nullopt;
    const std::int64_t cents = std::llround((only_most ? range.to : range.from) * 100);
    if (only_most && cents % 100 == 99) return OpenPrice{"facet.price.under", whole_rand(cents / 100 + 1)};
    if (only_least && cents % 100 == 1) return OpenPrice{"facet.price.over", whole_rand(cents / 100)};
    const std::string amount = cents % 100 == 0 ? whole_rand(cents / 100) : formatted(Money::cents(cents));
    return OpenPrice{only_most ? "facet.price.upTo" : "facet.price.from", amount};
}

std::size_t price_band_of(std::int64_t cents) {
    std::size_t number = 0;
    while (number + 1 < kPriceBands.size() && cents >= kPriceBands[number + 1] * 100) ++number;
    return number;
}

Band attribute_band(const AttributeColumn& attribute, std::size_t number) {
    const std::string from = number_text(attribute.bands[number]);
    const std::string unit = attribute.unit.empty() ? "" : " " + attribute.unit;
    if (number + 1 == attribute.bands.size()) return {from + "-", from + unit + "+"};
    const double step = std::pow(10, -attribute.decimals);
    const double last = std::round((attribute.bands[number + 1] - step) / step) * step;
    const double scale = std::pow(10, attribute.decimals);
    const std::string to = number_text(std::round(last * scale) / scale);
    return {from + "-" + to, from + " – " + to + unit};
}

std::optional<std::size_t> attribute_band_of(const AttributeColumn& attribute, double number) {
    const auto above = std::upper_bound(attribute.bands.begin(), attribute.bands.end(), number);
    if (above == attribute.bands.begin()) return std::nullopt;
    return static_cast<std::size_t>(above - attribute.bands.begin()) - 1;
}

std::string shown_value(const AttributeColumn& attribute, std::uint16_t value) {
    const std::string& text = attribute.texts[value];
    if (attribute.type == AttributeColumn::Type::flag) return text == "true" ? "Yes" : "No";
    if (attribute.type == AttributeColumn::Type::text || attribute.unit.empty()) return text;
    return attribute.unit == "inch" ? text + "\"" : text + " " + attribute.unit;
}

const AttributeColumn* facet_attribute(const Catalogue& all, std::string_view code) {
    for (const AttributeColumn& attribute : all.attributes)
        if (attribute.facet && attribute.code == code) return &attribute;
    return nullptr;
}

}  // namespace spaza::search
