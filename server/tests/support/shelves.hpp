#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shop/catalogue/catalogue_builder.hpp"

namespace spaza::testing {

/// A product on the shelf of a test; everything irrelevant has a default.
struct Thing {
    std::string code;
    std::string name;
    std::string brand{"umoya"};
    std::string category{"televisions"};
    std::string model{};
    std::string attributes{"{}"};
    std::int64_t cents{100'00};
    std::int64_t was{-1};
    std::int64_t rating{};
    std::int64_t reviews{};
    std::int64_t released{};
    int at_store{};
    int at_warehouse{};
    std::string trading_type{"00"};
    std::string promotions{"[]"};
    std::string features{"[]"};
    std::string ean{};
    std::string tags{"[]"};
};

/// A catalogue of these things, in this order of relevance, with the categories tv-audio (televisions, soundbars)
/// and kitchen (kettles, air-fryers), the brands umoya, lumo and ikhaya, and the stores G205 and W001.
inline CatalogueView a_catalogue(const std::vector<Thing>& things) {
    CatalogueBuilder builder;
    const auto category = [](const char* code, const char* name, const char* parent, std::int64_t position) {
        return StoredCategory{code, name, parent, {}, {}, position};
    };
    builder.set_categories(
        {category("root_sale_cat", "All", "", 0), category("tv-audio", "TV & audio", "root_sale_cat", 1),
         category("televisions", "Televisions", "tv-audio", 1), category("soundbars", "Soundbars", "tv-audio", 2),
         category("kitchen", "Kitchen", "root_sale_cat", 2), category("kettles", "Kettles", "kitchen", 1),
         category("air-fryers", "Air fryers", "kitchen", 2)});
    for (const auto& [code, name] : {std::pair{"umoya", "Umoya"}, {"lumo", "Lumo"}, {"ikhaya", "Ikhaya"}}) {
        BrandNode brand;
        brand.code = BrandCode{code};
        brand.name = name;
        builder.add_brand(std::move(brand));
    }
    AttributeColumn size;
    size.code = "screenSize";
    size.name = "Screen size";
    size.type = AttributeColumn::Type::number;
    size.unit = "inch";
    size.facet = true;
    builder.add_attribute(std::move(size));
    AttributeColumn capacity;
    capacity.code = "capacity";
    capacity.name = "Capacity";
    capacity.type = AttributeColumn::Type::number;
    capacity.unit = "L";
    capacity.bands = {0, 100, 200};
    capacity.facet = true;
    builder.add_attribute(std::move(capacity));
    AttributeColumn ports;
    ports.code = "ports";
    ports.name = "Ports";
    ports.facet = true;
    builder.add_attribute(std::move(ports));

    auto popularity = static_cast<std::int64_t>(things.size());
    for (const Thing& thing : things) {
        StoredProduct row;
        row.code = thing.code;
        row.popularity = popularity--;
        row.name = thing.name;
        row.brand_code = thing.brand;
        row.category_code = thing.category;
        row.model = thing.model;
        row.ean = thing.ean;
        row.trading_type = thing.trading_type;
        row.rating = thing.rating;
        row.review_count = thing.reviews;
        row.released_at = thing.released;
        row.returnable = true;
        row.features = thing.features;
        row.images = R"([{"url":"/medias/a.svg","alt":"A"}])";
        row.attributes = thing.attributes;
        row.promotions = thing.promotions;
        row.tags = thing.tags;
        builder.add_product(row);
    }
    CatalogueView view;
    view.catalogue = builder.finish();
    auto prices = std::make_shared<Prices>();
    auto stock = std::make_shared<StockBoard>(things.size(), std::vector{StoreCode{"G205"}, StoreCode{"W001"}});
    for (Ordinal product = 0; product < things.size(); ++product) {
        prices->cents.push_back(things[product].cents);
        prices->was.push_back(things[product].was);
        stock->set(product, 0, things[product].at_store);
        stock->set(product, 1, things[product].at_warehouse);
    }
    prices->index();
    view.prices = std::move(prices);
    view.stock = std::move(stock);
    return view;
}

}  // namespace spaza::testing
