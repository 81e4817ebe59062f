#pragma once

#include "shop/assortment/assortment.hpp"
#include "shop/assortment/product_document.hpp"

namespace spaza {

/// What a list says of a product.
struct ProductLine {
    std::string code;
    std::string name;
    std::string ean;
    Named brand;
    Named category;
    std::string image;  // address of the first; "" without one
    bool on_sale{};
    bool is_hidden{};  // by its category, or one above
    bool pre_order{};
    std::optional<Money> price{};
    std::optional<Money> was_price{};
    std::optional<TimePoint> offer_ends_at{};
    std::string price_version;  // "" without a price
    int free_units{};
    TimePoint changed_at;
    std::string changed_by;  // "" when an import did
    std::string version;
};

/// A product as it is kept, to be changed.
struct KeptProduct {
    std::string code;
    std::string name;
    ProductDocument document;
    std::string version;  // another one after every change, also by an import
    TimePoint changed_at;
};

/// A fact of a product with what the shop says about facts of its kind.
struct ProductFact {
    std::string code;
    std::string name;
    std::string type;
    std::string unit;
    int decimals{};
    std::string section;
    std::vector<std::string> values;
};

/// Another form of the same base product.
struct ProductForm {
    std::string code;
    std::string name;
    std::string value;
    bool is_visible{};
};

/// A product whole.
struct ProductSheet {
    KeptProduct kept;
    std::string changed_by;
    bool is_hidden{};
    Named brand;
    std::vector<Named> path;  // from the department down to its category
    std::optional<TimePoint> released_at{};
    std::int64_t rating{};  // hundredths of a star
    std::int64_t review_count{};
    std::vector<ProductFact> facts;
    std::vector<ProductForm> forms;
};

struct BrandLine {
    Named brand;
    int products{};
};

/// What is known of a fact among the products of a category.
struct FactUse {
    ProductFact fact;
    bool is_filter{};
    int products{};
};
struct FactUses {
    std::vector<FactUse> facts;  // those in use first
    int products{};              // that were looked at
};

}  // namespace spaza
