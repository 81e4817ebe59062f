#include "shop/catalogue/product_json.hpp"

#include <algorithm>
#include <array>

#include "base/json.hpp"
#include "shop/catalogue/product_text.hpp"
#include "shop/stores/stock_level.hpp"

namespace spaza {

namespace {

constexpr std::array kPrice{MemberSchema{"currencyIso", Level::basic}, MemberSchema{"value", Level::basic},
                            MemberSchema{"priceType", Level::basic}, MemberSchema{"formattedValue", Level::basic}};
constexpr std::array kStock{MemberSchema{"stockLevelStatus", Level::basic},
                            MemberSchema{"stockLevel", Level::basic}};
constexpr std::array kPictureSource{MemberSchema{"type", Level::basic}, MemberSchema{"srcset", Level::basic}};
constexpr std::array kImage{MemberSchema{"imageType", Level::basic},
                            MemberSchema{"format", Level::basic},
                            MemberSchema{"url", Level::basic},
                            MemberSchema{"altText", Level::basic},
                            MemberSchema{"galleryIndex", Level::basic},
                            MemberSchema{"width", Level::basic},
                            MemberSchema{"height", Level::basic},
                            MemberSchema{"colour", Level::basic},
                            MemberSchema{"sources", Level::basic, {}, kPictureSource}};
constexpr std::array kNamed{MemberSchema{"code", Level::basic}, MemberSchema{"name", Level::basic},
                            MemberSchema{"url", Level::basic}, MemberSchema{"image", Level::basic, {}, kImage}};
constexpr std::array kPromotion{MemberSchema{"code", Level::basic}, MemberSchema{"description", Level::basic},
                                MemberSchema{"promotionType", Level::basic},
                                MemberSchema{"endDate", Level::basic}};
constexpr std::array kPromise{
    MemberSchema{"sameDayPickup", Level::basic},     MemberSchema{"estimatedPickUpMsg", Level::basic},
    MemberSchema{"pickUpDay", Level::basic},         MemberSchema{"pickUpTown", Level::basic},
    MemberSchema{"estimatedDelivery", Level::basic}, MemberSchema{"deliveryDay", Level::basic},
    MemberSchema{"pickupStore", Level::basic}};
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

constexpr std::array kDocument{MemberSchema{"url", Level::basic}, MemberSchema{"name", Level::basic},
                               MemberSchema{"mime", Level::basic}, MemberSchema{"size", Level::basic}};
constexpr std::array kVideo{MemberSchema{"provider", Level::basic}, MemberSchema{"code", Level::basic},
                            MemberSchema{"url", Level::basic}, MemberSchema{"name", Level::basic}};

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
    MemberSchema{"preOrderDate", Level::standard},
    MemberSchema{"liquor", Level::standard},
    MemberSchema{"returnable", Level::standard},
    MemberSchema{"requiresTvLicence", Level::standard},
    MemberSchema{"margin", Level::standard, {}, kValue},
    MemberSchema{"additionalAttributes", Level::standard, {}, kPromise},
    MemberSchema{"maxOrderQuantity", Level::full},
    MemberSchema{"documents", Level::full, {}, kDocument},
    MemberSchema{"videos", Level::full, {}, kVideo},
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
    out += stock_level(live.stock_level);
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
    if (!live.pickup_day.empty()) {
        append_text_member(out, "pickUpDay", live.pickup_day);
        append_text_member(out, "pickUpTown", live.pickup_town);
    }
    append_text_member(out, "estimatedDelivery", live.delivery_message);
    if (!live.delivery_day.empty()) append_text_member(out, "deliveryDay", live.delivery_day);
    append_text_member(out, "pickupStore", live.pickup_store);
    out += '}';
}

/// The least level that has all members asked for.
Level level_holding(const FieldSet& fields) {
    Level level = fields.level().value_or(Level::basic);
    for (const auto& [name, nested] : fields.names()) {
        const auto member = std::ranges::find(kProduct, name, &MemberSchema::name);
        level = std::max(level, member == kProduct.end() ? Level::full : member->at);
    }
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
