#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "shop/import/import.hpp"

/// The demo shops: everything in them is made from the files of server/assets/demo or demo-hardware, a seed and a
/// day.
namespace spaza::demo {

struct Plan {
    std::size_t products{5000};
    std::uint64_t seed{1};
    std::chrono::sys_days today{};  // offers end and new products appear around it
};

using Row = std::variant<import::CategoryRow, import::BrandRow, import::AttributeRow, import::StoreRow,
                         import::ProductRow, import::PriceRow, import::StockRow, import::PromotionRow,
                         import::CouponRow, import::ContentPageRow, import::ContentComponentRow, import::MovedRow>;
using Take = std::function<void(const Row&)>;

/// A number or a text, as attributes have them.
using Value = std::variant<double, std::string>;

/// One of the ways in which series of a family differ: 60 or 120 Hz, 8 or 16 GB.
struct Choice {
    std::string attribute;
    std::vector<Value> values;
    std::vector<double> price;  // factor per value; empty: no difference
    std::string label;          // for sizes: what the shopper picks, e.g. {screenSize} inch
};

struct Scaled {
    std::string attribute;
    std::string by;
    double times{};
};

/// A kind of product (families.toml).
struct Family {
    std::string key;
    std::size_t weight{};
    std::string drawing;
    std::vector<std::string> brands;
    std::vector<std::string> colours;
    std::vector<std::string> titles;
    std::string category;  // or by an attribute:
    std::string category_by;
    std::vector<double> category_below;
    std::vector<std::string> category_codes;
    std::string name;
    std::string model;
    double price{};
    std::optional<Choice> variants;
    std::vector<Choice> choices;
    std::vector<std::pair<std::string, Value>> fixed;
    std::vector<Scaled> scaled;
    std::optional<std::pair<int, int>> stars;
    std::vector<std::string> features;
    std::string about;
    std::string keywords;
    bool as_drawn{false};  // in no colours but the artist's: a plant is green
    bool tv_licence{false};
    bool liquor{false};
    bool returnable{true};
    bool delivery_only{false};
    bool pickup_only{false};
    double pre_order_share{0};
};

/// A product with given figures: those of the shop's pictures and screens.
struct Pinned {
    std::string code;
    std::string family;
    std::string brand;
    std::string name;
    std::string model;
    std::string base;
    std::string variant;  // `Colour=Black|Storage=256 GB`; otherwise by the family's label
    std::string unit;
    std::int64_t unit_quantity{};  // 0: one
    std::vector<std::pair<std::string, Value>> values;
    std::int64_t price{};
    std::int64_t was{};
    std::int64_t rating{};
    std::int64_t reviews{};
    std::optional<std::size_t> paint;
    std::string stock;  // "", none, low, elsewhere (not in the default zone) or nearby
    std::string trading;
    bool is_new{false};
    bool pre_order{false};
};

/// What the files of server/assets/demo say.
struct Material {
    std::map<std::string, std::string> shop;  // settings: name, logo, …
    std::string owner_name{};                 // who may do everything in the back office
    std::string owner_email{};
    std::string nearby_store{};  // has what the first store, the default zone, lacks
    std::vector<import::BrandRow> brands;
    std::vector<import::CategoryRow> categories;
    std::vector<import::AttributeRow> attributes;
    std::vector<PointOfService> stores;
    std::vector<Family> families;
    std::vector<Pinned> pinned;
    std::vector<import::ContentPageRow> pages;
    std::vector<import::ContentComponentRow> components;
    std::string promotions{};  // as an import file, with the day's dates to be put in
    std::string coupons{};
    std::vector<import::MovedRow> moved;
};

}  // namespace spaza::demo
