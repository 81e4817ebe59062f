#include "shop/import/record.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace spaza::import {

namespace {

using namespace std::string_view_literals;

struct KindColumns {
    Kind kind;
    std::string_view name;
    std::vector<std::string_view> columns;
};

const std::array<KindColumns, 13>& kinds() {
    static const std::array<KindColumns, 13> all{{
        {Kind::categories, "categories", {"code", "name", "parent", "position", "description", "image"}},
        {Kind::brands, "brands", {"code", "name", "description", "image"}},
        {Kind::attributes,
         "attributes",
         {"code", "name", "type", "unit", "decimals", "bands", "facet", "section", "position"}},
        {Kind::stores,
         "stores",
         {"code", "name", "displayName", "warehouse", "latitude", "longitude", "line1", "suburb", "town",
          "postalCode", "province", "phone", "hours", "holidayHours", "specialDays", "services"}},
        {Kind::products,
         "products",
         {"code",        "name",        "brand",       "brandName",    "category",       "summary",
          "description", "model",       "ean",         "tradingType",  "unitCode",       "releasedAt",
          "rating",      "reviewCount", "popularity",  "preOrder",     "liquor",         "tvLicence",
          "returnable",  "onSale",      "baseProduct", "variantValue", "variantOptions", "keywords",
          "features",    "images",      "promotions",  "tags",         "unitQuantity"}},
        {Kind::prices, "prices", {"product", "price", "wasPrice", "offerEndsAt"}},
        {Kind::stock, "stock", {"product", "store", "onHand"}},
        {Kind::promotions,
         "promotions",
         {"code",
          "type",
          "title",
          "description",
          "everything",
          "products",
          "categories",
          "brands",
          "exceptProducts",
          "exceptCategories",
          "units",
          "rewardProducts",
          "rewardCategories",
          "rewardBrands",
          "rewardUnits",
          "bundle",
          "bundleWorth",
          "percent",
          "amount",
          "from",
          "tiers",
          "gift",
          "giftUnits",
          "mostOff",
          "mostTimes",
          "priority",
          "group",
          "firstOrder",
          "needsCoupon",
          "enabled",
          "startsAt",
          "endsAt",
          "maxUses",
          "maxUsesPerCustomer"}},
        {Kind::coupons,
         "coupons",
         {"code", "promotion", "maxUses", "maxUsesPerCustomer", "customer", "startsAt", "endsAt"}},
        {Kind::pages,
         "pages",
         {"code", "name", "title", "seoTitle", "seoDescription", "kind", "summary", "image", "author",
          "publishedAt", "startsAt", "endsAt", "draft", "template"}},
        {Kind::components,
         "components",
         {"page", "slot", "slotPosition", "slotLazy", "uid", "position", "typeCode", "name", "properties",
          "startsAt", "endsAt", "regions", "slotPlace"}},
        {Kind::old_orders, "oldOrders", {"code", "email", "placedAt", "status", "total", "entries"}},
        {Kind::moved, "moved", {"kind", "from", "to"}},
    }};
    return all;
}

std::string text_of(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return std::string{text->data(), text->size()};
    if (value.is_null()) return {};
    return boost::json::serialize(value);
}

Part part_of(const boost::json::value& value) {
    const auto* object = value.if_object();
    if (!object) return {{}, text_of(value)};
    Part part;
    for (const auto& [name, item] : *object) {
        if (name == "code" || name == "url") part.key = text_of(item);
        if (name == "text" || name == "alt") part.text = text_of(item);
    }
    return part;
}

Field field_of(std::string name, const boost::json::value& value) {
    Field field{std::move(name), {}, false};
    if (const auto* list = value.if_array()) {
        field.is_list = true;
        for (const auto& item : *list) field.parts.push_back(part_of(item));
    } else {
        field.parts.push_back({{}, text_of(value)});
    }
    return field;
}

}  // namespace

void Record::set(std::string_view name, std::string text) {
    fields.push_back({std::string{name}, {{{}, std::move(text)}}, false});
}

const Field* Record::find(std::string_view name) const {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::optional<Record> record_of_json(std::string_view text) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
    const auto* object = error ? nullptr : value.if_object();
    if (!object) return std::nullopt;
    Record record;
    for (const auto& [name, item] : *object) {
        const auto* attributes = name == "attributes" ? item.if_object() : nullptr;
        if (!attributes) {
            record.fields.push_back(field_of(std::string{name}, item));
            continue;
        }
        for (const auto& [code, attribute] : *attributes)
            record.fields.push_back(field_of("attr:" + std::string{code}, attribute));
    }
    return record;
}

std::string_view name_of(Kind kind) { return kinds()[static_cast<std::size_t>(kind)].name; }

std::optional<Kind> kind_of_file(std::string_view path) {
    const std::string_view file = path.substr(path.find_last_of('/') + 1);
    const std::string_view start = file.substr(0, file.find_first_of(".-_"));
    for (const KindColumns& each : kinds())
        if (each.name == start) return each.kind;
    return std::nullopt;
}

bool knows_column(Kind kind, std::string_view column) {
    if (kind == Kind::products && column.starts_with("attr:") && column.size() > 5) return true;
    const auto& columns = kinds()[static_cast<std::size_t>(kind)].columns;
    return std::find(columns.begin(), columns.end(), column) != columns.end();
}

}  // namespace spaza::import
