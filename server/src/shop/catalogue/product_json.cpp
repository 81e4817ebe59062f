#include "shop/catalogue/product_json.hpp"

#include <algorithm>
#include <array>

#include "base/json.hpp"
#include "shop/catalogue/product_text.hpp"
#include "shop/stock/low_stock.hpp"

namespace spaza {

namespace {

constexpr std::array kPrice{MemberSchema{"currencyIso", Level::basic}, MemberSchema{"value", Level::basic},
                            MemberSchema{"priceType", Level::basic}, MemberSchema{"formattedValue", Level::basic}};
constexpr std::array kStock{MemberSchema{"stockLevelStatus", Level::basic},
                            MemberSchema{"stockLevel", Level::basic}};
constexpr std::array kImage{MemberSchema{"imageType", Level::basic}, MemberSchema{"format", Level::basic},
                            MemberSchema{"url", Level::basic}, MemberSchema{"altText", Level::basic},
                            MemberSchema{"galleryIndex", Level::basic}};
constexpr std::array kNamed{MemberSchema{"code", Level::basic}, MemberSchema{"name", Level::basic},
                            MemberSchema{"url", Level::basic}, MemberSchema{"image", Level::basic, {}, kImage}};
constexpr std::array kPromotion{MemberSchema{"code", Level::basic}, MemberSchema{"description", Level::basic},
                                MemberSchema{"promotionType", Level::basic},
                                MemberSchema{"endDate", Level::basic}};
constexpr std::array kPromise{
    MemberSchema{"sameDayPickup", Level::basic}, MemberSchema{"estimatedPickUpMsg", Level::basic},
    MemberSchema{"estimatedDelivery", Level::basic}, MemberSchema{"pickupStore", Level::basic}};
constexpr std::array kTag{MemberSchema{"globalTag", Level::basic}, MemberSchema{"globalTagId", Level::basic}};
constexpr std::array kUnit{MemberSchema{"symbol", Level::basic}, MemberSchema{"name", Level::basic}};
constexpr std::array kValue{MemberSchema{"value", Level::basic}};
constexpr std::array kFeature{MemberSchema{"code", Level::basic},
                              MemberSchema{"name", Level::basic},
                              MemberSchema{"type", Level::basic},
                              MemberSchema{"range", Level::basic},
                              MemberSchema{"comparable", Level::basic},
                              MemberSchema{"featureUnit", Level::basic, {}, kUnit},
                              MemberSchema{"featureValues", Level::basic, {}, kValue}};
constexpr std::array kClassification{MemberSchema{"code", Level::basic}, MemberSchema{"name", Level::basic},
                                     MemberSchema{"features", Level::basic, {}, kFeature}};

constexpr std::array kProduct{
    MemberSchema{"code", Level::basic},
    MemberSchema{"name", Level::basic},
    MemberSchema{"url", Level::basic},
    MemberSchema{"tradingType", Level::basic},
    MemberSchema{"brand", Level::basic, {}, kNamed},
    MemberSchema{"image", Level::basic, {}, kImage},
    MemberSchema{"baseProduct", Level::basic},
    MemberSchema{"price", Level::basic, {}, kPrice},
    MemberSchema{"wasPrice", Level::basic, {}, kPrice},
    MemberSchema{"saving", Level::basic, {}, kPrice},
    MemberSchema{"stock", Level::basic, {}, kStock},
    MemberSchema{"availableForPickup", Level::basic},
    MemberSchema{"purchasable", Level::basic},
    MemberSchema{"summary", Level::standard},
    MemberSchema{"description", Level::standard},
    MemberSchema{"averageRating", Level::standard},
    MemberSchema{"avgRating", Level::standard},
    MemberSchema{"numberOfReviews", Level::standard},
    MemberSchema{"reviewsCount", Level::standard},
    MemberSchema{"images", Level::standard, {}, kImage},
    MemberSchema{"categories", Level::standard, {}, kNamed},
    MemberSchema{"potentialPromotions", Level::standard, {}, kPromotion},
    MemberSchema{"globalTags", Level::standard, {}, kTag},
    MemberSchema{"unitCode", Level::standard},
    MemberSchema{"preOrder", Level::standard},
    MemberSchema{"liquor", Level::standard},
    MemberSchema{"returnable", Level::standard},
    MemberSchema{"requiresTvLicence", Level::standard},
    MemberSchema{"margin", Level::standard, {}, kValue},
    MemberSchema{"additionalAttributes", Level::standard, {}, kPromise},
    MemberSchema{"classifications", Level::full, {}, kClassification},
};

constexpr std::array kCategory{
    MemberSchema{"id", Level::basic},
    MemberSchema{"code", Level::basic},
    MemberSchema{"name", Level::basic},
    MemberSchema{"url", Level::basic},
    MemberSchema{"image", Level::standard, {}, kImage},
    MemberSchema{"description", Level::standard},
    MemberSchema{"productCount", Level::standard},
    MemberSchema{"subcategories", Level::basic},
    MemberSchema{"breadcrumbCategories", Level::standard, {}, kNamed},
};

/// Where the value that starts at `at` ends.
std::size_t end_of_value(std::string_view json, std::size_t at) {
    int depth = 0;
    bool in_text = false;
    for (; at < json.size(); ++at) {
        const char c = json[at];
        if (in_text) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                in_text = false;
            continue;
        }
        if (c == '"') {
            in_text = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) return at;
            --depth;
        } else if (c == ',' && depth == 0) {
            return at;
        }
    }
    return at;
}

/// Finds members of a schema; fast for those asked for in its order.
class SchemaReader {
public:
    explicit SchemaReader(std::span<const MemberSchema> schema) : schema_{schema} {}

    MemberSchema of(std::string_view name) {
        for (std::size_t i = 0; i < schema_.size(); ++i) {
            const std::size_t at = next_ + i < schema_.size() ? next_ + i : next_ + i - schema_.size();
            if (schema_[at].name != name) continue;
            next_ = at + 1 < schema_.size() ? at + 1 : 0;
            return schema_[at];
        }
        return {name, Level::full};
    }

private:
    std::span<const MemberSchema> schema_;
    std::size_t next_{0};
};

/// The level shows every member below, so that the text can be copied.
bool shows_all(std::span<const MemberSchema> schema, Level level) {
    return std::ranges::all_of(schema, [&](const MemberSchema& member) {
        return member.at <= level && shows_all(member.members, member.nested.value_or(level));
    });
}

void append_live_basic(std::string& out, const ProductLive& live) {
    if (live.price) {
        out += R"(,"price":)";
        append_price(out, *live.price);
        if (live.was_price) {
            out += R"(,"wasPrice":)";
            append_price(out, *live.was_price);
            out += R"(,"saving":)";
            append_price(out, *live.was_price - *live.price);
        }
    }
    out += R"(,"stock":{"stockLevelStatus":")";
    out += live.stock_level <= 0 ? "outOfStock" : live.stock_level <= kLowStock ? "lowStock" : "inStock";
    out += R"(","stockLevel":)";
    out += std::to_string(std::max(live.stock_level, 0));
    out += R"(},"availableForPickup":)";
    out += live.available_for_pickup ? "true" : "false";
    out += R"(,"purchasable":)";
    out += live.price && live.stock_level > 0 ? "true" : "false";
}

void append_live_standard(std::string& out, const ProductLive& live) {
    if (live.price && live.was_price) {
        out += R"(,"margin":{"value":)";
        out += decimal(*live.was_price - *live.price);
        out += '}';
    }
    out += R"(,"additionalAttributes":{"sameDayPickup":)";
    out += live.same_day_pickup ? "true" : "false";
    append_text_member(out, "estimatedPickUpMsg", live.pickup_message);
    append_text_member(out, "estimatedDelivery", live.delivery_message);
    append_text_member(out, "pickupStore", live.pickup_store);
    out += '}';
}

/// The least level that has all members asked for.
Level level_holding(const FieldSet& fields) {
    Level level = fields.level().value_or(Level::basic);
    for (const auto& [name, nested] : fields.names()) level = std::max(level, SchemaReader{kProduct}.of(name).at);
    return level;
}

}  // namespace

std::span<const MemberSchema> product_schema() { return kProduct; }
std::span<const MemberSchema> category_schema() { return kCategory; }

void append_json_text(std::string& out, std::string_view text) { json::detail::append_text(out, text); }

void append_text_member(std::string& out, std::string_view name, std::string_view text) {
    if (text.empty()) return;
    out += ",\"";
    out += name;
    out += "\":";
    append_json_text(out, text);
}

void append_named(std::string& out, std::string_view code, std::string_view name, std::string_view url) {
    out += R"({"code":)";
    append_json_text(out, code);
    out += R"(,"name":)";
    append_json_text(out, name);
    out += R"(,"url":)";
    append_json_text(out, url);
    out += '}';
}

void append_price(std::string& out, Money amount) {
    out += R"({"currencyIso":"ZAR","value":)";
    out += decimal(amount);
    out += R"(,"priceType":"BUY","formattedValue":")";
    out += formatted(amount);
    out += "\"}";
}

void append_selected(std::string& out, std::string_view json, std::span<const MemberSchema> schema,
                     const FieldSet& fields) {
    if (json.empty() || schema.empty() || (json.front() != '{' && json.front() != '[')) {
        out += json;
        return;
    }
    if (fields.is_plain() && shows_all(schema, *fields.level())) {
        out += json;
        return;
    }
    SchemaReader members{schema};
    const bool list = json.front() == '[';
    out += json.front();
    bool first = true;
    for (std::size_t at = 1; at < json.size() && json[at] != '}' && json[at] != ']';) {
        std::string_view name;
        if (!list) {
            const std::size_t close = json.find('"', at + 1);
            name = json.substr(at + 1, close - at - 1);
            at = close + 2;
        }
        const std::size_t end = end_of_value(json, at);
        const std::string_view value = json.substr(at, end - at);
        at = end < json.size() && json[end] == ',' ? end + 1 : end;
        if (list) {
            if (!first) out += ',';
            append_selected(out, value, schema, fields);
            first = false;
            continue;
        }
        const MemberSchema member = members.of(name);
        const auto nested = fields.member(name, member.at, member.nested);
        if (!nested) continue;
        if (!first) out += ',';
        first = false;
        out += '"';
        out += name;
        out += "\":";
        append_selected(out, value, member.members, *nested);
    }
    out += list ? ']' : '}';
}

void append_product(std::string& out, const Catalogue& all, Ordinal product, const ProductLive& live,
                    Level level) {
    const std::size_t begin = out.size();
    append_prepared(out, all, product, level);
    out[begin] = '{';  // each member begins with a comma
    append_live_basic(out, live);
    if (level != Level::basic) append_live_standard(out, live);
    out += '}';
}

void append_product(std::string& out, const Catalogue& all, Ordinal product, const ProductLive& live,
                    const FieldSet& fields) {
    if (fields.is_plain()) return append_product(out, all, product, live, *fields.level());
    thread_local std::string whole;
    whole.clear();
    append_product(whole, all, product, live, level_holding(fields));
    append_selected(out, whole, product_schema(), fields);
}

}  // namespace spaza
