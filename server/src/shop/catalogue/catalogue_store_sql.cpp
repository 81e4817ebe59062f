#include "shop/catalogue/catalogue_store_sql.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <unordered_set>

#include "shop/catalogue/catalogue_builder.hpp"

namespace spaza {

namespace {

using CategoryCodes = std::unordered_set<std::string>;

/// Those that are hidden, with all below them.
CategoryCodes hidden_categories(storage::Session& session) {
    const auto rows = session.rows(
        "WITH RECURSIVE gone(code) AS (SELECT code FROM category WHERE hidden = 1 UNION SELECT c.code FROM "
        "category c "
        "JOIN gone ON c.parent_code = gone.code) SELECT code FROM gone",
        {}, [](const storage::Row& row) { return row.get<std::string>(0); });
    return {rows.begin(), rows.end()};
}

void load_categories(storage::Session& session, CatalogueBuilder& builder, const CategoryCodes& hidden) {
    auto all =
        session.rows("SELECT code, name, parent_code, description, image_url, position FROM category", {},
                     [](const storage::Row& row) {
                         return StoredCategory{.code = row.get<std::string>(0),
                                               .name = row.get<std::string>(1),
                                               .parent_code = row.get<std::optional<std::string>>(2).value_or(""),
                                               .description = row.get<std::string>(3),
                                               .image_url = row.get<std::string>(4),
                                               .position = row.integer(5)};
                     });
    std::erase_if(all, [&](const StoredCategory& each) { return hidden.contains(each.code); });
    builder.set_categories(std::move(all));
}

void load_brands(storage::Session& session, CatalogueBuilder& builder) {
    session.query("SELECT code, name, description, image_url FROM brand ORDER BY name, code", {},
                  [&](const storage::Row& row) {
                      BrandNode brand;
                      brand.code = BrandCode{row.get<std::string>(0)};
                      brand.name = row.get<std::string>(1);
                      brand.description = row.get<std::string>(2);
                      brand.image_url = row.get<std::string>(3);
                      builder.add_brand(std::move(brand));
                  });
}

void load_attributes(storage::Session& session, CatalogueBuilder& builder) {
    session.query(
        "SELECT code, name, type, unit, decimals, bands, facet, section FROM attribute ORDER BY position, code",
        {}, [&](const storage::Row& row) {
            AttributeColumn attribute;
            attribute.code = row.get<std::string>(0);
            attribute.name = row.get<std::string>(1);
            attribute.type = row.text(2) == "number" ? AttributeColumn::Type::number
                             : row.text(2) == "flag" ? AttributeColumn::Type::flag
                                                     : AttributeColumn::Type::text;
            attribute.unit = row.get<std::string>(3);
            attribute.decimals = row.get<int>(4);
            if (const std::string text = row.get<std::string>(5); !text.empty()) {
                const boost::json::value bands = boost::json::parse(text);
                for (const auto& limit : bands.as_array()) attribute.bands.push_back(limit.to_number<double>());
            }
            attribute.facet = row.get<bool>(6);
            attribute.section = row.get<std::string>(7);
            builder.add_attribute(std::move(attribute));
        });
}

void load_products(storage::Session& session, CatalogueBuilder& builder, const CategoryCodes& hidden) {
    session.query(
        "SELECT code, name, summary, description, brand_code, category_code, model, ean, trading_type, unit_code, "
        "released_at, rating, review_count, pre_order, liquor, returnable, tv_licence, base_product, "
        "variant_value, "
        "keywords, features, images, attributes, promotions, tags, popularity, unit_quantity, documents, "
        "videos, max_order_quantity FROM product "
        "WHERE on_sale = 1",
        {}, [&](const storage::Row& row) {
            if (!hidden.empty() && hidden.contains(row.get<std::string>(5))) return;
            builder.add_product({.code = row.text(0),
                                 .name = row.text(1),
                                 .summary = row.text(2),
                                 .description = row.text(3),
                                 .brand_code = row.text(4),
                                 .category_code = row.text(5),
                                 .model = row.text(6),
                                 .ean = row.text(7),
                                 .trading_type = row.text(8),
                                 .unit_code = row.text(9),
                                 .unit_quantity = row.integer(26),
                                 .most_units = row.integer(29),
                                 .released_at = row.integer(10),
                                 .rating = row.integer(11),
                                 .review_count = row.integer(12),
                                 .popularity = row.integer(25),
                                 .pre_order = row.integer(13) != 0,
                                 .liquor = row.integer(14) != 0,
                                 .returnable = row.integer(15) != 0,
                                 .tv_licence = row.integer(16) != 0,
                                 .base_product = row.text(17),
                                 .variant_value = row.text(18),
                                 .keywords = row.text(19),
                                 .features = row.text(20),
                                 .images = row.text(21),
                                 .attributes = row.text(22),
                                 .promotions = row.text(23),
                                 .tags = row.text(24),
                                 .documents = row.text(27),
                                 .videos = row.text(28)});
        });
}

}  // namespace

std::shared_ptr<const Catalogue> SqlCatalogueStore::catalogue() {
    CatalogueBuilder builder;
    if (labels_) builder.set_labels(labels_());
    builder.set_media(media_);
    builder.set_most_units(most_units_);
    database_.read([&](storage::Session& session) {
        const CategoryCodes hidden = hidden_categories(session);
        load_categories(session, builder, hidden);
        load_brands(session, builder);
        load_attributes(session, builder);
        load_products(session, builder, hidden);
    });
    return builder.finish();
}

std::shared_ptr<const Prices> SqlCatalogueStore::prices(const Catalogue& catalogue) {
    auto prices = std::make_shared<Prices>();
    prices->cents.assign(catalogue.size(), Prices::kNone);
    prices->was.assign(catalogue.size(), Prices::kNone);
    database_.read([&](storage::Session& session) {
        session.query("SELECT product_code, cents, was_cents FROM price", {}, [&](const storage::Row& row) {
            const auto product = catalogue.find(row.text(0));
            if (!product) return;
            prices->cents[*product] = row.integer(1);
            prices->was[*product] = row.is_null(2) ? Prices::kNone : row.integer(2);
        });
    });
    prices->index();
    return prices;
}

std::shared_ptr<StockBoard> SqlCatalogueStore::stock(const Catalogue& catalogue) {
    return database_.reading([&](storage::Session& session) {
        auto stores = session.rows("SELECT code FROM point_of_service ORDER BY code", {},
                                   [](const storage::Row& row) { return StoreCode{row.get<std::string>(0)}; });
        auto board = std::make_shared<StockBoard>(catalogue.size(), std::move(stores));
        std::unordered_map<std::string, std::size_t> columns;
        for (std::size_t i = 0; i < board->stores().size(); ++i) columns.emplace(board->stores()[i].value, i);
        std::string last;  // a product's rows mostly stand together
        std::optional<Ordinal> product;
        session.query("SELECT product_code, store_code, on_hand - reserved FROM stock WHERE on_hand > reserved",
                      {}, [&](const storage::Row& row) {
                          if (const std::string_view code = row.text(0); code != last) {
                              last.assign(code);
                              product = catalogue.find(code);
                          }
                          const auto column = columns.find(std::string{row.text(1)});
                          if (product && column != columns.end())
                              board->set(*product, column->second, row.integer(2));
                      });
        return board;
    });
}

std::vector<CatalogueStore::Price> SqlCatalogueStore::prices_of(const std::vector<std::string>& products) {
    std::vector<Price> prices;
    database_.read([&](storage::Session& session) {
        for (const std::string& product : products) {
            const auto price = session.row(
                "SELECT cents, was_cents FROM price WHERE product_code = $1", {product},
                [&](const storage::Row& row) {
                    return Price{product, row.integer(0), row.is_null(1) ? Prices::kNone : row.integer(1)};
                });
            prices.push_back(price.value_or(Price{product, Prices::kNone, Prices::kNone}));
        }
    });
    return prices;
}

std::vector<CatalogueStore::Stock> SqlCatalogueStore::stock_of(const std::vector<std::string>& keys) {
    std::vector<Stock> stock;
    database_.read([&](storage::Session& session) {
        for (const std::string& key : keys) {
            const std::size_t bar = key.rfind('|');
            if (bar == std::string::npos) continue;
            Stock free{key.substr(0, bar), key.substr(bar + 1), 0};
            session.query("SELECT on_hand - reserved FROM stock WHERE product_code = $1 AND store_code = $2",
                          {free.product, free.store},
                          [&](const storage::Row& row) { free.units = row.integer(0); });
            stock.push_back(std::move(free));
        }
    });
    return stock;
}

}  // namespace spaza
