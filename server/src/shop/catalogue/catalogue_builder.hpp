#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/catalogue/promotion_labels.hpp"

namespace spaza {

/// A product row as the database has it; texts are only read during the call.
struct StoredProduct {
    std::string_view code, name, summary, description, brand_code, category_code, model, ean, trading_type,
        unit_code;
    std::int64_t unit_quantity{1};
    std::int64_t most_units{};  // of one order; 0: as many as the shop says
    std::int64_t released_at{};
    std::int64_t rating{};
    std::int64_t review_count{};
    std::int64_t popularity{};
    bool pre_order{}, liquor{}, returnable{}, tv_licence{};
    std::string_view base_product, variant_value, keywords, features, images, attributes, promotions, tags,
        documents, videos;
};

struct StoredCategory {
    std::string code, name, parent_code, description, image_url;
    std::int64_t position{};
};

/// Puts a catalogue together: first categories, brands and attributes, then products in any order. Texts that many
/// products share are kept and read once, which is what makes a million products fit and start in seconds.
class CatalogueBuilder {
public:
    CatalogueBuilder();

    /// Promotions beside those the product's row names.
    void set_labels(PromotionLabels labels) { labels_ = std::move(labels); }
    void set_media(const MediaLibrary* media);
    /// Units of a product one order may have when the product itself says nothing.
    void set_most_units(int most) { most_units_ = most; }

    void set_categories(std::vector<StoredCategory> rows);
    void add_brand(BrandNode brand);
    void add_attribute(AttributeColumn attribute);
    void add_product(const StoredProduct& row);

    /// Numbers the products by relevance: popular first, then well rated, then by code.
    std::shared_ptr<const Catalogue> finish();

private:
    TextNumber shared(std::string_view text);
    TextNumber shared_images(std::string_view json, std::string_view name);
    TextNumber promotions_of(const StoredProduct& row, const CategoryNode& category);
    void order_by_relevance();
    void list_products();
    void fill_columns();
    void list_promotions();
    void list_tagged();

    std::shared_ptr<Catalogue> catalogue_;
    TextNumbers texts_;
    Arena raw_;
    TextNumbers raw_images_;
    std::vector<TextNumber> image_numbers_;  // of raw_images_
    std::vector<std::string_view> codes_;    // as they came
    std::string scratch_;
    PromotionLabels labels_;
    int most_units_{kMostUnitsOfAnOrder};
};

}  // namespace spaza
