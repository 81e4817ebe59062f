#pragma once

#include "app/backoffice/product_shown.hpp"

namespace spaza::app::backoffice {

struct FactForm {
    std::string code;
    std::vector<std::string> values;
};
BOOST_DESCRIBE_STRUCT(FactForm, (), (code, values))

struct PictureForm {
    std::string url;
    std::optional<std::string> alt;
};
BOOST_DESCRIBE_STRUCT(PictureForm, (), (url, alt))

struct ProductChangesForm {
    std::optional<std::string> name;
    std::optional<std::string> brand;
    std::optional<std::string> category;
    std::optional<std::string> summary;
    std::optional<std::string> description;
    std::optional<std::string> model;
    std::optional<std::string> ean;
    std::optional<std::string> tradingType;
    std::optional<std::string> unitCode;
    std::optional<std::int64_t> unitQuantity;
    std::optional<std::int64_t> maxOrderQuantity;
    std::optional<std::string> releasedAt;
    std::optional<std::int64_t> popularity;
    std::optional<bool> preOrder;
    std::optional<bool> liquor;
    std::optional<bool> tvLicence;
    std::optional<bool> returnable;
    std::optional<bool> onSale;
    std::optional<std::string> baseProduct;
    std::optional<std::string> variantValue;
    std::optional<std::vector<NameAndValue>> variantOptions;
    std::optional<std::string> keywords;
    std::optional<std::vector<std::string>> features;
    std::optional<std::vector<PictureForm>> images;
    std::optional<std::vector<CodeAndText>> tags;
    std::optional<std::vector<CodeAndText>> documents;
    std::optional<std::vector<CodeAndText>> videos;
    std::optional<std::vector<FactForm>> facts;
};
BOOST_DESCRIBE_STRUCT(ProductChangesForm, (),
                      (name, brand, category, summary, description, model, ean, tradingType, unitCode,
                       unitQuantity, maxOrderQuantity, releasedAt, popularity, preOrder, liquor, tvLicence,
                       returnable, onSale, baseProduct, variantValue, variantOptions, keywords, features, images,
                       tags, documents, videos, facts))

/// What is named, in the words of an import.
Result<std::vector<FieldWords>> words_of(const ProductChangesForm& changes);
FieldWords words_of(const FactForm& fact);

}  // namespace spaza::app::backoffice
