#pragma once

#include "app/backoffice/price_shown.hpp"
#include "app/backoffice/stock_shown.hpp"

namespace spaza::app::backoffice {

struct ProductRowShown {
    std::string code;
    std::string name;
    std::string ean;
    NamedShown brand;
    NamedShown category;
    std::optional<std::string> image;
    bool isVisible{};
    bool onSale{};
    bool preOrder{};
    std::optional<wire::Amount> price;
    std::optional<wire::Amount> wasPrice;
    std::optional<std::string> offerEndsAt;
    std::optional<std::string> priceVersion;
    int freeUnits{};
    bool isLowStock{};
    std::string changedAt;
    std::optional<std::string> changedBy;
    std::string version;
};
BOOST_DESCRIBE_STRUCT(ProductRowShown, (),
                      (code, name, ean, brand, category, image, isVisible, onSale, preOrder, price, wasPrice,
                       offerEndsAt, priceVersion, freeUnits, isLowStock, changedAt, changedBy, version))

struct FactShown {
    std::string code;
    std::string name;
    std::string type;
    std::optional<std::string> unit;
    std::optional<int> decimals;
    std::optional<std::string> section;
    std::vector<std::string> values;
};
BOOST_DESCRIBE_STRUCT(FactShown, (), (code, name, type, unit, decimals, section, values))

struct PictureShown {
    std::string url;
    std::string alt;
    std::string preview;
    std::optional<int> width;
    std::optional<int> height;
};
BOOST_DESCRIBE_STRUCT(PictureShown, (), (url, alt, preview, width, height))

struct CodeAndText {
    std::string code;
    std::string text;
};
BOOST_DESCRIBE_STRUCT(CodeAndText, (), (code, text))

struct NameAndValue {
    std::string name;
    std::string value;
};
BOOST_DESCRIBE_STRUCT(NameAndValue, (), (name, value))

struct FormShown {
    std::string code;
    std::string name;
    std::string value;
    bool isVisible{};
};
BOOST_DESCRIBE_STRUCT(FormShown, (), (code, name, value, isVisible))

struct ProductShown {
    std::string code;
    std::string version;
    std::string changedAt;
    std::optional<std::string> changedBy;
    bool isVisible{};
    std::string url;
    NamedShown brand;
    NamedShown category;
    std::vector<NamedShown> path;
    std::optional<std::string> releasedAt;
    std::string name;
    std::string summary;
    std::string description;
    std::string model;
    std::string ean;
    std::string tradingType;
    std::string unitCode;
    int unitQuantity{};
    std::optional<int> maxOrderQuantity;
    std::int64_t popularity{};
    bool preOrder{};
    bool liquor{};
    bool tvLicence{};
    bool returnable{};
    bool onSale{};
    std::string baseProduct;
    std::string variantValue;
    std::vector<NameAndValue> variantOptions;
    std::string keywords;
    std::vector<std::string> features;
    std::vector<CodeAndText> tags;
    std::vector<CodeAndText> documents;
    std::vector<CodeAndText> videos;
    double rating{};
    std::int64_t reviewCount{};
    std::vector<FactShown> facts;
    std::vector<PictureShown> images;
    std::vector<FormShown> variants;
    std::vector<NamedShown> references;
    std::optional<PricesShown> prices;
    std::optional<ProductStockShown> stock;
};
BOOST_DESCRIBE_STRUCT(ProductShown, (),
                      (code, version, changedAt, changedBy, isVisible, url, brand, category, path, releasedAt,
                       name, summary, description, model, ean, tradingType, unitCode, unitQuantity,
                       maxOrderQuantity, popularity, preOrder, liquor, tvLicence, returnable, onSale, baseProduct,
                       variantValue, variantOptions, keywords, features, tags, documents, videos, rating,
                       reviewCount, facts, images, variants, references, prices, stock))

ProductRowShown row_shown(const Application& application, const ProductLine& line);
ProductShown product_shown(const Application& application, StaffSession& staff, const http::Caller& caller,
                           const ProductSheet& sheet);

}  // namespace spaza::app::backoffice
