#pragma once

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parser.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// A product row as the database has it; texts are only read during the call.
struct StoredProduct {
    std::string_view code, name, summary, description, brand_code, category_code, model, ean, trading_type,
        unit_code;
    std::int64_t released_at{};
    std::int64_t rating{};
    std::int64_t review_count{};
    bool pre_order{}, liquor{}, returnable{}, tv_licence{};
    std::string_view base_product, variant_value, keywords, features, images, attributes, promotions, tags;
};

struct StoredCategory {
    std::string code, name, parent_code, description, image_url;
    std::int64_t position{};
};

/// Puts a catalogue together: first categories, brands and attributes, then the products' order, then products in
/// any order.
class CatalogueBuilder {
public:
    CatalogueBuilder();

    void set_categories(std::vector<StoredCategory> rows);
    void add_brand(BrandNode brand);
    void add_attribute(AttributeColumn attribute);
    /// Codes by relevance, best first.
    void set_order(const std::vector<std::string>& codes);
    void add_product(const StoredProduct& row);

    std::shared_ptr<const Catalogue> finish();

private:
    struct ValueNumbers {
        std::unordered_map<std::string, std::uint16_t> values;
        std::unordered_map<std::string, std::uint16_t> sets;
    };

    void put_attributes(Ordinal product, std::string_view json, std::string& classifications, std::string& words);
    void put_in_column(std::size_t column, Ordinal product, const boost::json::value& value);
    void put_promotions(Ordinal product, const boost::json::value& promotions);
    std::string product_text(const StoredProduct& row, const BrandNode& brand, const CategoryNode& category,
                             const std::string& url, const std::string& classifications, ProductText& text);
    boost::json::value parse(std::string_view json);

    std::shared_ptr<Catalogue> catalogue_;
    InternedTexts interned_;
    std::unordered_map<std::string, std::size_t> attribute_by_code_;
    std::vector<ValueNumbers> numbers_;
    std::vector<bool> too_many_values_;
    std::vector<bool> filled_;
    std::vector<unsigned char> parse_memory_;
    boost::json::monotonic_resource parsed_;  // of one product
    boost::json::parser parser_;
};

/// A path segment of a name: lower case, dashes; never empty.
std::string path_segment(std::string_view name);
/// Everything but unreserved characters as %XX.
std::string percent_encoded(std::string_view text);

}  // namespace spaza
