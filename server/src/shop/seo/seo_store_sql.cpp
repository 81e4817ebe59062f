#include "shop/seo/seo_store_sql.hpp"

namespace spaza {
namespace {

/// When product or price last changed; nothing known of either leaves 0.
#define SPAZA_CHANGED                                                                             \
    "CASE WHEN COALESCE(price.modified_at, 0) > product.modified_at THEN price.modified_at ELSE " \
    "product.modified_at END"

ListedPage page_at(std::string_view place, const storage::Row& row) {
    return {std::string{place}.append(row.text(0)), row.integer(1)};
}

}  // namespace

std::vector<std::int64_t> SqlSeoStore::product_parts(std::int64_t part_size) {
    return session_.rows(
        "SELECT (place - 1) / $1, MAX(changed) FROM (SELECT ROW_NUMBER() OVER (ORDER BY product.code) AS "
        "place, " SPAZA_CHANGED
        " AS changed FROM product LEFT JOIN price ON price.product_code = product.code "
        "WHERE product.on_sale = 1) AS listed GROUP BY (place - 1) / $1 ORDER BY 1",
        {part_size}, [](const storage::Row& row) { return row.integer(1); });
}

std::vector<ListedProduct> SqlSeoStore::product_changes(std::int64_t from, std::int64_t most) {
    return session_.rows("SELECT product.code, " SPAZA_CHANGED
                         " FROM product LEFT JOIN price ON price.product_code = product.code "
                         "WHERE product.on_sale = 1 ORDER BY product.code LIMIT $1 OFFSET $2",
                         {most, from}, [](const storage::Row& row) {
                             ListedProduct product;
                             product.code = {row.get<std::string>(0)};
                             product.modified_at = row.integer(1);
                             return product;
                         });
}

std::vector<ListedProduct> SqlSeoStore::products(std::int64_t from, std::int64_t most) {
    return session_.rows(
        "SELECT product.code, product.summary, product.description, product.ean, product.model, " SPAZA_CHANGED
        ", COALESCE(price.offer_ends_at, 0), COALESCE((SELECT SUM(stock.on_hand - stock.reserved) FROM stock "
        "WHERE stock.product_code = product.code), 0) FROM product JOIN price ON price.product_code = "
        "product.code "
        "WHERE product.on_sale = 1 ORDER BY product.code LIMIT $1 OFFSET $2",
        {most, from}, [](const storage::Row& row) {
            return ListedProduct{.code = {row.get<std::string>(0)},
                                 .summary = row.get<std::string>(1),
                                 .description = row.get<std::string>(2),
                                 .ean = row.get<std::string>(3),
                                 .model = row.get<std::string>(4),
                                 .modified_at = row.integer(5),
                                 .offer_ends_at = row.integer(6),
                                 .units = row.integer(7)};
        });
}

std::vector<ListedPage> SqlSeoStore::departments() {
    return session_.rows(
        "WITH RECURSIVE gone(code) AS (SELECT code FROM category WHERE hidden = 1 UNION SELECT c.code FROM "
        "category c "
        "JOIN gone ON c.parent_code = gone.code) SELECT code, modified_at FROM category WHERE code NOT IN (SELECT "
        "code "
        "FROM gone) AND code IN "
        "(SELECT parent_code FROM category WHERE parent_code IS NOT NULL) ORDER BY code",
        {}, [](const storage::Row& row) { return page_at("/allcategories/", row); });
}

std::vector<ListedPage> SqlSeoStore::brands() {
    return session_.rows(
        "SELECT code, modified_at FROM brand WHERE EXISTS "
        "(SELECT 1 FROM product WHERE brand_code = brand.code AND on_sale = 1) ORDER BY code",
        {}, [](const storage::Row& row) { return page_at("/brand/", row); });
}

}  // namespace spaza
