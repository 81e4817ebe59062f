#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/json_selected.hpp"
#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

std::span<const MemberSchema> product_schema();
std::span<const MemberSchema> category_schema();

/// `"text"` with JSON escapes.
void append_json_text(std::string& out, std::string_view text);
/// `,"name":"text"`; nothing for an empty text.
void append_text_member(std::string& out, std::string_view name, std::string_view text);
/// `{"code":"…","name":"…","url":"…"}`
void append_named(std::string& out, std::string_view code, std::string_view name, std::string_view url);
/// `{"currencyIso":"ZAR","value":12.00,"priceType":"BUY","formattedValue":"R 12.00"}`
void append_price(std::string& out, Money amount);

/// What of a product changes without a new catalogue.
struct ProductLive {
    std::optional<Money> price;
    std::optional<Money> was_price;
    int stock_level{};  // what the zone can have in all
    bool available_for_pickup{};
    bool same_day_pickup{};
    std::string_view pickup_message;
    std::string_view pickup_day;  // the day it names
    std::string_view pickup_town;
    std::string_view delivery_message;
    std::string_view delivery_day;  // the day it names
    std::string_view pickup_store;
};

/// A product at a plain level: what the catalogue holds, then what is live.
void append_product(std::string& out, const Catalogue& all, Ordinal product, const ProductLive& live, Level level);
/// The same for any field set; a set that is one level gives the same bytes.
void append_product(std::string& out, const Catalogue& all, Ordinal product, const ProductLive& live,
                    const FieldSet& fields);

}  // namespace spaza
