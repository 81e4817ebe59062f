#include "shop/import/cells.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <charconv>
#include <fmt/core.h>

#include "shop/import/columns.hpp"
#include "shop/pictures/picture_names.hpp"
#include "shop/promotions/definition.hpp"
#include "shop/promotions/terms_check.hpp"

namespace spaza::import {

namespace {

std::string number_text(double number) {
    std::array<char, 40> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number).ptr};
}

std::string rand_text(std::int64_t cents) { return fmt::format("{}.{:02}", cents / 100, cents % 100); }
std::string rand_or_none(Money amount) { return amount == Money{} ? "" : rand_text(amount.in_cents()); }

/// `2026-02-14` when a day begins then in Johannesburg, else with the time, and with milliseconds when there are
/// any.
std::string time_text(std::int64_t millis) {
    const TimePoint at = from_millis(millis);
    const TimePoint there = at + kJohannesburgOffset;
    if (std::chrono::floor<std::chrono::days>(there) == there) return iso_time(there).substr(0, 10);
    std::string text = iso_time(at);
    const auto beyond = (at - std::chrono::floor<std::chrono::seconds>(at)).count();
    if (beyond != 0) text.insert(text.size() - 5, fmt::format(".{:03}", beyond));
    return text;
}

std::string flag_text(bool flag) { return flag ? "yes" : "no"; }

/// Reads the cells of a row one after the other.
class Cells {
public:
    explicit Cells(const std::vector<Cell>& cells) : cells_{cells} {}

    std::string text(std::size_t i) const {
        const auto* text = std::get_if<std::string>(&cells_[i]);
        return text ? *text : std::string{};
    }
    std::int64_t integer(std::size_t i) const {
        const auto* number = std::get_if<std::int64_t>(&cells_[i]);
        return number ? *number : 0;
    }
    bool is_null(std::size_t i) const { return std::holds_alternative<std::nullopt_t>(cells_[i]); }
    std::string whole(std::size_t i) const { return std::to_string(integer(i)); }
    std::string flag(std::size_t i) const { return flag_text(integer(i) != 0); }
    std::string real(std::size_t i) const {
        const auto* number = std::get_if<double>(&cells_[i]);
        return number ? number_text(*number) : whole(i);
    }
    std::string rand(std::size_t i) const { return is_null(i) ? "" : rand_text(integer(i)); }
    /// Where 0 is no time.
    std::string time(std::size_t i) const { return integer(i) == 0 ? "" : time_text(integer(i)); }
    std::string time_if(std::size_t i) const { return is_null(i) ? "" : time_text(integer(i)); }
    std::string count(std::size_t i) const { return integer(i) == 0 ? "" : whole(i); }
    boost::json::value json(std::size_t i) const {
        boost::system::error_code error;
        boost::json::value value = boost::json::parse(text(i), error);
        return error ? nullptr : value;
    }

private:
    const std::vector<Cell>& cells_;
};

/// `1001.png` for `/media/1001.png`.
std::string picture_text(const std::string& address) {
    if (address.starts_with(kOwnPictures) && is_picture_name(address.substr(kOwnPictures.size())))
        return address.substr(kOwnPictures.size());
    return address;
}

std::string json_text(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return std::string{text->data(), text->size()};
    if (const auto* flag = value.if_bool()) return flag_text(*flag);
    if (const auto* whole = value.if_int64()) return std::to_string(*whole);
    if (const auto* number = value.if_double()) return number_text(*number);
    return {};
}

std::string text_in(const boost::json::value& object, std::string_view name) {
    const auto* members = object.if_object();
    const auto* value = members ? members->if_contains(name) : nullptr;
    return value ? json_text(*value) : std::string{};
}

template <class Text>
std::string list_of(const boost::json::value& list, const Text& text) {
    std::vector<std::string> parts;
    if (const auto* items = list.if_array())
        for (const boost::json::value& each : *items) parts.push_back(text(each));
    return list_text(parts);
}

std::string tags_text(const boost::json::value& tags) {
    return list_of(tags, [](const auto& each) { return text_in(each, "code") + "=" + text_in(each, "text"); });
}

/// As those of tags; without a text the code alone.
std::string pairs_text(const boost::json::value& pairs) {
    return list_of(pairs, [](const auto& each) {
        const std::string text = text_in(each, "text");
        return text_in(each, "code") + (text.empty() ? "" : "=") + text;
    });
}

std::string bands_text(const std::string& json) {
    boost::system::error_code error;
    const boost::json::value bands = boost::json::parse(json, error);
    return error ? std::string{} : list_of(bands, json_text);
}

/// Alternative texts after the last picture that has one are left out.
std::string alts_text(const boost::json::value& images) {
    std::vector<std::string> alts;
    if (const auto* items = images.if_array())
        for (const boost::json::value& each : *items) alts.push_back(text_in(each, "alt"));
    while (!alts.empty() && alts.back().empty()) alts.pop_back();
    return list_text(alts);
}

std::vector<std::string> product_values(const Cells& cells) {
    const std::string variant = cells.text(20);
    const bool options = variant.find('=') != std::string::npos;
    const boost::json::value images = cells.json(23);
    return {cells.text(0),
            cells.text(1),
            cells.text(4),
            {},
            cells.text(5),
            cells.text(2),
            cells.text(3),
            cells.text(6),
            cells.text(7),
            cells.text(8),
            cells.text(9),
            cells.whole(27),
            cells.count(30),
            cells.time(10),
            number_text(static_cast<double>(cells.integer(11)) / 100),
            cells.whole(12),
            cells.whole(13),
            cells.flag(14),
            cells.flag(15),
            cells.flag(17),
            cells.flag(16),
            cells.flag(18),
            cells.text(19),
            options ? std::string{} : variant,
            options ? variant : std::string{},
            cells.text(21),
            list_of(cells.json(22), json_text),
            list_of(images, [](const auto& each) { return picture_text(text_in(each, "url")); }),
            alts_text(images),
            tags_text(cells.json(25)),
            tags_text(cells.json(26)),
            pairs_text(cells.json(28)),
            pairs_text(cells.json(29))};
}

template <class CodeType>
std::string codes_text(const std::vector<CodeType>& codes) {
    std::vector<std::string> parts;
    for (const CodeType& each : codes) parts.push_back(each.value);
    return list_text(parts);
}

std::string tiers_text(const std::vector<Tier>& tiers) {
    std::vector<std::string> parts;
    for (const Tier& each : tiers)
        parts.push_back(rand_text(each.from.in_cents()) + "=" +
                        (each.off.percent > 0 ? std::to_string(each.off.percent) + "%"
                                              : rand_text(each.off.amount.in_cents())));
    return list_text(parts);
}

std::string bundle_text(const std::vector<BundlePart>& bundle) {
    std::vector<std::string> parts;
    for (const BundlePart& each : bundle) parts.push_back(each.product.value + "=" + std::to_string(each.units));
    return list_text(parts);
}

std::vector<std::string> promotion_values(const Cells& cells) {
    Promotion promotion;
    promotion.code = cells.text(0);
    promotion.kind = promotion_kind(cells.text(1)).value_or(promotion.kind);
    read_definition(promotion, cells.text(4));
    const ProductSet& target = promotion.target;
    const ProductSet reward = written_reward(promotion);
    // A single threshold at which what `percent` or `amount` says comes off is written as `from`.
    const bool one_step = promotion.tiers.size() == 1 && promotion.tiers.front().off == promotion.off;
    return {promotion.code,
            cells.text(1),
            cells.text(2),
            cells.text(3),
            flag_text(target.everything),
            codes_text(target.products),
            codes_text(target.categories),
            codes_text(target.brands),
            codes_text(target.except_products),
            codes_text(target.except_categories),
            std::to_string(promotion.units),
            codes_text(reward.products),
            codes_text(reward.categories),
            codes_text(reward.brands),
            std::to_string(promotion.reward_units),
            bundle_text(promotion.bundle),
            promotion.bundle_worth ? rand_text(promotion.bundle_worth->in_cents()) : "",
            promotion.off.percent == 0 ? "" : std::to_string(promotion.off.percent),
            rand_or_none(promotion.off.amount),
            one_step ? rand_text(promotion.tiers.front().from.in_cents()) : "",
            one_step ? "" : tiers_text(promotion.tiers),
            promotion.gift.value,
            std::to_string(promotion.gift_units),
            rand_or_none(promotion.most_off),
            promotion.most_times == 0 ? "" : std::to_string(promotion.most_times),
            cells.whole(5),
            promotion.group,
            flag_text(promotion.first_order),
            flag_text(promotion.needs_coupon),
            cells.flag(6),
            cells.time_if(7),
            cells.time_if(8),
            cells.count(9),
            cells.count(10),
            rand_or_none(Money::cents(cells.integer(11)))};
}

std::string regions_text(std::string text) {
    std::ranges::replace(text, ' ', '|');
    return text;
}

std::string old_entries_text(const boost::json::value& entries) {
    return list_of(entries, [](const boost::json::value& each) {
        const auto* cents = each.is_object() ? each.get_object().if_contains("cents") : nullptr;
        return text_in(each, "code") + "=" + text_in(each, "quantity") + "=" +
               rand_text(cents && cents->is_int64() ? cents->get_int64() : 0) + "=" + text_in(each, "name");
    });
}

/// In the order of `columns_of`; the cells stand in that of the table (import_tables_store_sql).
std::vector<std::string> values_of(Kind kind, const Cells& cells) {
    switch (kind) {
        case Kind::categories:
            return {cells.text(0),  cells.text(1), cells.text(2),
                    cells.whole(3), cells.text(4), picture_text(cells.text(5))};
        case Kind::brands: return {cells.text(0), cells.text(1), cells.text(2), picture_text(cells.text(3))};
        case Kind::attributes:
            return {cells.text(0), cells.text(1),  cells.text(2),
                    cells.text(3), cells.whole(4), bands_text(cells.text(5)),
                    cells.flag(6), cells.text(7),  cells.whole(8)};
        case Kind::stores:
            return {cells.text(0),  cells.text(1),  cells.text(2),  cells.flag(3), cells.real(4),  cells.real(5),
                    cells.text(6),  cells.text(7),  cells.text(8),  cells.text(9), cells.text(10), cells.text(11),
                    cells.text(12), cells.text(13), cells.text(14), cells.text(15)};
        case Kind::products: return product_values(cells);
        case Kind::prices: return {cells.text(0), cells.rand(1), cells.rand(2), cells.time_if(3)};
        case Kind::stock: return {cells.text(0), cells.text(1), cells.whole(2)};
        case Kind::promotions: return promotion_values(cells);
        case Kind::coupons:
            return {cells.text(0), cells.text(1),    cells.count(2),  cells.count(3),
                    cells.text(4), cells.time_if(5), cells.time_if(6)};
        case Kind::pages:
            return {cells.text(0),  cells.text(1), cells.text(2),  cells.text(3),
                    cells.text(4),  cells.text(5), cells.text(6),  picture_text(cells.text(7)),
                    cells.text(8),  cells.time(9), cells.time(10), cells.time(11),
                    cells.flag(12), cells.text(13)};
        case Kind::components:
            return {cells.text(1), cells.text(2),  cells.whole(3), cells.flag(4),
                    cells.text(0), cells.whole(5), cells.text(6),  cells.text(7),
                    cells.text(8), cells.time(9),  cells.time(10), regions_text(cells.text(11)),
                    cells.text(12)};
        case Kind::old_orders:
            return {cells.text(0), cells.text(1), cells.time(2),
                    cells.text(3), cells.rand(4), old_entries_text(cells.json(5))};
        case Kind::moved: return {cells.text(0), cells.text(1), cells.text(2), cells.flag(3)};
    }
    return {};
}

}  // namespace

bool is_same(const Cell& one, const Cell& other) {
    if (one.index() != other.index()) return false;
    if (const auto* text = std::get_if<std::string>(&one)) return *text == std::get<std::string>(other);
    if (const auto* number = std::get_if<double>(&one)) return *number == std::get<double>(other);
    if (const auto* number = std::get_if<std::int64_t>(&one)) return *number == std::get<std::int64_t>(other);
    return true;
}

std::string list_text(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += '|';
        for (const char c : parts[i]) {
            if (c == '|' || c == '\\') text += '\\';
            text += c;
        }
    }
    return text;
}

Texts texts_of(Kind kind, const std::vector<Cell>& cells) {
    std::vector<std::string> values = values_of(kind, Cells{cells});
    Texts texts;
    const auto& columns = columns_of(kind);
    for (std::size_t i = 0; i < values.size(); ++i) texts.emplace_back(columns[i].name, std::move(values[i]));
    if (kind != Kind::products) return texts;
    const boost::json::value attributes = Cells{cells}.json(24);
    if (const auto* members = attributes.if_object())
        for (const auto& [code, value] : *members)
            texts.emplace_back("attr:" + std::string{code},
                               value.is_array() ? list_of(value, json_text) : list_text({json_text(value)}));
    return texts;
}

}  // namespace spaza::import
