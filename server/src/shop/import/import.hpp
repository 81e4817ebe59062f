#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/promotions/promotion.hpp"
#include "shop/stores/stores.hpp"

/// What a retailer's files hold, one struct a row. The formats are described in docs/import.md.
namespace spaza::import {

struct CategoryRow {
    std::string code;
    std::string name;
    std::string parent_code;  // empty only for root_sale_cat
    std::int64_t position{};
    std::string description;
    std::string image_url;
};

struct BrandRow {
    std::string code;
    std::string name;
    std::string description;
    std::string image_url;
};

enum class AttributeType { number, text, flag };

struct AttributeRow {
    std::string code;  // e.g. screenSize
    std::string name;
    AttributeType type{AttributeType::text};
    std::string unit;           // shown after the number: inch, L, kg, kWh
    std::int64_t decimals{};    // numbers are rounded to so many
    std::vector<double> bands;  // lower limits of facet bands; empty: each value is a facet value
    bool facet{false};
    std::string section;  // heading in the specification
    std::int64_t position{};
};

using AttributeValue = std::variant<double, std::string, bool, std::vector<std::string>>;

struct ImageRow {
    std::string url;
    std::string alt;
};

struct TagRow {
    std::string code;
    std::string text;
};

struct ProductRow {
    std::string code;
    std::string name;
    std::string summary;
    std::string description;
    std::string brand_code;
    std::string brand_name;     // when given, an unknown brand is made
    std::string category_code;  // the deepest one
    std::string model;
    std::string ean;
    TradingType trading_type{TradingType::normal};
    std::string unit_code{"EA"};
    std::int64_t unit_quantity{1};  // how many of the smallest unit are in one of these
    std::int64_t most_units{};      // of one order; 0: as many as the shop says
    std::optional<TimePoint> released_at;
    std::int64_t rating{};  // hundredths of a star, 0 to 500
    std::int64_t review_count{};
    std::int64_t popularity{};  // higher is listed first
    bool pre_order{false};
    bool liquor{false};
    bool returnable{true};
    bool tv_licence{false};
    bool on_sale{true};
    std::string base_product;
    std::string variant_value;
    std::string keywords;                                            // further search words
    std::vector<std::string> features;                               // key features, most telling first
    std::vector<ImageRow> images;                                    // the first one is the primary
    std::vector<std::pair<std::string, AttributeValue>> attributes;  // by attribute code
    std::vector<TagRow> promotions;                                  // code and what the shopper reads
    std::vector<TagRow> tags;
    std::vector<TagRow> documents;  // name and what it is: a manual
    std::vector<TagRow> videos;     // address in its shortest form and what it shows
};

struct PriceRow {
    std::string product_code;
    Money price;  // VAT included
    std::optional<Money> was_price;
    std::optional<TimePoint> offer_ends_at;
};

struct StockRow {
    std::string product_code;
    std::string store_code;
    std::int64_t on_hand{};
};

struct StoreRow {
    PointOfService store;
};

struct PromotionRow {
    Promotion promotion;
};

struct CouponRow {
    Coupon coupon;
};

struct ContentPageRow {
    std::string code;  // pageLabelOrId, e.g. homepage
    std::string name;
    std::string title;
    std::string seo_title;
    std::string seo_description;
    std::string kind{"page"};
    std::string summary{};
    std::string image_url{};
    std::string author{};
    std::optional<TimePoint> published_at{};
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
    bool draft{false};
    std::string page_template{};  // of stock OCC clients
};

struct ContentComponentRow {
    std::string page_code;
    std::string slot_code;
    std::int64_t slot_position{};
    bool slot_lazy{false};
    std::string uid;
    std::int64_t position{};
    std::string type_code;  // e.g. ProductCarousel
    std::string name;
    std::string properties;  // JSON object
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
    std::vector<std::string> regions{};
    std::string slot_place{};  // in that template
};

/// An order of a former system, as its customer sees it.
struct OldOrderRow {
    struct Entry {
        std::string code;
        int quantity{};
        Money price;
        std::string name;
    };
    std::string code;
    std::string email;
    TimePoint placed_at;
    std::string status;
    Money total;
    std::vector<Entry> entries;
};

/// A product, category, brand or path that is no more, and what stands in its place.
struct MovedRow {
    std::string kind;  // product, category, brand, path
    std::string from;
    std::string to;
    bool temporary{false};
};

/// What is wrong with one field of a row, in words for the retailer.
struct FieldProblem {
    std::string field;
    std::string reason;
};

/// A bad row and where it stands.
struct RowProblem {
    std::string file;
    std::int64_t line{};
    std::string field;
    std::string reason;
};

/// What became of the rows of one kind.
struct Counts {
    std::int64_t read{};
    std::int64_t changed{};    // new or different
    std::int64_t unchanged{};  // already there, just so
    std::int64_t skipped{};    // left out by a rule of the mapping
    std::int64_t bad{};
};

}  // namespace spaza::import
