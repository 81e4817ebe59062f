// Rows of products, prices and stock as JSON.
#include <algorithm>
#include <functional>
#include <optional>
#include <unordered_map>

#include "app/integration/bulk_reads.hpp"
#include "base/json.hpp"

namespace spaza::app::integration {
namespace rows {
namespace {

struct BulkProductRow {
    std::string code;
    std::string name;
    std::string summary;
    std::string description;
    std::string brand;
    std::string brandName;
    std::string category;
    std::string model;
    std::string ean;
    std::string tradingType;
    std::string unitCode;
    std::int64_t unitQuantity{};
    std::optional<std::int64_t> maxOrderQuantity;
    std::optional<std::string> releasedAt;
    bool onSale{};
    bool preOrder{};
    bool liquor{};
    bool returnable{};
    bool tvLicence{};
    std::string baseProduct;
    std::string variantValue;
    json::Raw features;
    json::Raw images;
    json::Raw attributes;
    json::Raw tags;
    std::string modifiedAt;
};
BOOST_DESCRIBE_STRUCT(BulkProductRow, (),
                      (code, name, summary, description, brand, brandName, category, model, ean, tradingType,
                       unitCode, unitQuantity, maxOrderQuantity, releasedAt, onSale, preOrder, liquor, returnable,
                       tvLicence, baseProduct, variantValue, features, images, attributes, tags, modifiedAt))

struct BulkPriceRow {
    std::string product;
    Money price;
    std::optional<Money> wasPrice;
    std::optional<std::string> offerEndsAt;
    std::string modifiedAt;
};
BOOST_DESCRIBE_STRUCT(BulkPriceRow, (), (product, price, wasPrice, offerEndsAt, modifiedAt))

struct BulkStockRow {
    std::string product;
    std::string store;
    std::int64_t onHand{};
    std::int64_t reserved{};
    std::int64_t free{};
};
BOOST_DESCRIBE_STRUCT(BulkStockRow, (), (product, store, onHand, reserved, free))

struct RemovedProductRow {
    std::string code;
    bool isRemoved{true};
};
BOOST_DESCRIBE_STRUCT(RemovedProductRow, (), (code, isRemoved))

struct RemovedPriceRow {
    std::string product;
    bool isRemoved{true};
};
BOOST_DESCRIBE_STRUCT(RemovedPriceRow, (), (product, isRemoved))

struct RemovedStockRow {
    std::string product;
    std::string store;
    bool isRemoved{true};
};
BOOST_DESCRIBE_STRUCT(RemovedStockRow, (), (product, store, isRemoved))

using Written = std::unordered_map<std::string, std::string>;  // JSON by key

std::pair<std::string, std::string> shelf_of(const std::string& key) {
    const std::size_t divider = std::min(key.rfind('|'), key.size());
    return {key.substr(0, divider), divider < key.size() ? key.substr(divider + 1) : std::string{}};
}

/// What is there of these keys, some at a time: few different statements.
Written written(storage::Session& session, const std::vector<std::string>& keys, const std::string& select,
                const std::string& condition, std::size_t columns,
                const std::function<std::pair<std::string, std::string>(const storage::Row&)>& write) {
    constexpr std::size_t kAtOnce = 64;
    Written all;
    std::vector<std::pair<std::string, std::string>> parts;
    for (std::size_t from = 0; from < keys.size(); from += kAtOnce) {
        parts.clear();
        for (std::size_t i = from; i < std::min(from + kAtOnce, keys.size()); ++i)
            parts.push_back(columns == 2 ? shelf_of(keys[i]) : std::pair{keys[i], std::string{}});
        std::vector<storage::Value> values;
        std::string where;
        for (std::size_t i = 0; i < kAtOnce; ++i) {  // the last one again, where there are fewer
            const auto& part = parts[std::min(i, parts.size() - 1)];
            std::string one = condition;
            for (std::size_t column = 0; column < columns; ++column) {
                values.emplace_back(column == 0 ? part.first : part.second);
                one.replace(one.find('?'), 1, "$" + std::to_string(values.size()));
            }
            where += (i ? " OR " : " WHERE ") + one;
        }
        session.query(select + where, values, [&](const storage::Row& row) {
            auto [key, text] = write(row);
            all.insert_or_assign(std::move(key), std::move(text));
        });
    }
    return all;
}

std::vector<std::string> in_order(const std::vector<std::string>& keys, Written& found,
                                  const std::function<std::string(const std::string& key)>& removed) {
    std::vector<std::string> rows;
    rows.reserve(keys.size());
    for (const std::string& key : keys) {
        const auto row = found.find(key);
        rows.push_back(row == found.end() ? removed(key) : std::move(row->second));
    }
    return rows;
}

std::optional<std::string> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{iso_time(from_millis(row.integer(column)))};
}

std::pair<std::string, std::string> product_in(const storage::Row& row) {
    const auto text = [&](int column) { return row.get<std::string>(column); };
    const auto flag = [&](int column) { return row.integer(column) != 0; };
    BulkProductRow out{.code = text(0),
                       .name = text(1),
                       .summary = text(2),
                       .description = text(3),
                       .brand = text(4),
                       .brandName = text(5),
                       .category = text(6),
                       .model = text(7),
                       .ean = text(8),
                       .tradingType = text(9),
                       .unitCode = text(10),
                       .unitQuantity = row.integer(11),
                       .maxOrderQuantity = {},
                       .releasedAt = {},
                       .onSale = flag(13),
                       .preOrder = flag(14),
                       .liquor = flag(15),
                       .returnable = flag(16),
                       .tvLicence = flag(17),
                       .baseProduct = text(18),
                       .variantValue = text(19),
                       .features = {text(20)},
                       .images = {text(21)},
                       .attributes = {text(22)},
                       .tags = {text(23)},
                       .modifiedAt = iso_time(from_millis(row.integer(24)))};
    if (row.integer(25) != 0) out.maxOrderQuantity = row.integer(25);
    if (row.integer(12) != 0) out.releasedAt = iso_time(from_millis(row.integer(12)));
    return {out.code, json::write(out, 2048)};
}

}  // namespace
}  // namespace rows

std::vector<std::string> product_rows(storage::Session& session, const std::vector<std::string>& keys) {
    using namespace rows;
    auto found = written(
        session, keys,
        "SELECT product.code, product.name, summary, product.description, brand_code, brand.name, category_code, "
        "model, ean, trading_type, unit_code, unit_quantity, released_at, on_sale, pre_order, liquor, returnable, "
        "tv_licence, base_product, variant_value, features, images, attributes, tags, product.modified_at, "
        "max_order_quantity "
        "FROM product JOIN brand ON brand.code = product.brand_code",
        "product.code = ?", 1, product_in);
    return in_order(keys, found,
                    [](const std::string& key) { return json::write(RemovedProductRow{.code = key}); });
}

std::vector<std::string> price_rows(storage::Session& session, const std::vector<std::string>& keys) {
    using namespace rows;
    auto found =
        written(session, keys, "SELECT product_code, cents, was_cents, offer_ends_at, modified_at FROM price",
                "product_code = ?", 1, [](const storage::Row& row) {
                    BulkPriceRow out{.product = row.get<std::string>(0),
                                     .price = Money::cents(row.integer(1)),
                                     .wasPrice = {},
                                     .offerEndsAt = time_in(row, 3),
                                     .modifiedAt = iso_time(from_millis(row.integer(4)))};
                    if (!row.is_null(2)) out.wasPrice = Money::cents(row.integer(2));
                    return std::pair{out.product, json::write(out)};
                });
    return in_order(keys, found,
                    [](const std::string& key) { return json::write(RemovedPriceRow{.product = key}); });
}

std::vector<std::string> stock_rows(storage::Session& session, const std::vector<std::string>& keys) {
    using namespace rows;
    auto found = written(session, keys, "SELECT product_code, store_code, on_hand, reserved FROM stock",
                         "(product_code = ? AND store_code = ?)", 2, [](const storage::Row& row) {
                             const BulkStockRow out{.product = row.get<std::string>(0),
                                                    .store = row.get<std::string>(1),
                                                    .onHand = row.integer(2),
                                                    .reserved = row.integer(3),
                                                    .free = row.integer(2) - row.integer(3)};
                             return std::pair{out.product + '|' + out.store, json::write(out)};
                         });
    return in_order(keys, found, [](const std::string& key) {
        auto [product, store] = shelf_of(key);
        return json::write(RemovedStockRow{.product = std::move(product), .store = std::move(store)});
    });
}

}  // namespace spaza::app::integration
