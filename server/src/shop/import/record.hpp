#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"
#include "base/result.hpp"
#include "shop/import/import.hpp"

namespace spaza::import {

/// One part of a field: a text, or for lists of pairs a key and a text.
struct Part {
    std::string key;
    std::string text;
};

/// A field of a row, whatever the file's format.
struct Field {
    std::string name;
    std::vector<Part> parts;
    bool is_list{false};  // a JSON list; otherwise one part whose text may hold `a|b`
};

/// A row before it is checked.
struct Record {
    std::int64_t line{};
    std::vector<Field> fields;

    void set(std::string_view name, std::string text);
    const Field* find(std::string_view name) const;
};

/// A JSON object as a record: lists and `attributes` are spread out. Nothing when it is not an object.
std::optional<Record> record_of_json(std::string_view line_of_text);
std::optional<Record> record_of(const boost::json::value& value);

enum class Kind {
    categories,
    brands,
    attributes,
    stores,
    products,
    prices,
    stock,
    promotions,
    coupons,
    pages,
    components,
    old_orders,
    moved
};

std::string_view name_of(Kind kind);
/// By the start of a file's name: `products-2026.csv`.
std::optional<Kind> kind_of_file(std::string_view path);
/// Whether rows of this kind may have a column of this name.
bool knows_column(Kind kind, std::string_view column);

/// A checked row, or what is wrong with it.
template <class Row>
struct Checked {
    Row row;
    std::vector<FieldProblem> problems;
};

Checked<CategoryRow> read_category(const Record& record);
Checked<BrandRow> read_brand(const Record& record);
Checked<AttributeRow> read_attribute(const Record& record);
Checked<StoreRow> read_store(const Record& record);
/// Attribute values stay texts here; the session knows the attributes' types.
Checked<ProductRow> read_product(const Record& record);
Checked<PriceRow> read_price(const Record& record);
Checked<StockRow> read_stock(const Record& record);
Checked<PromotionRow> read_promotion(const Record& record);
Checked<CouponRow> read_coupon(const Record& record);
Checked<ContentPageRow> read_page(const Record& record);
Checked<ContentComponentRow> read_component(const Record& record);
Checked<OldOrderRow> read_old_order(const Record& record);
Checked<MovedRow> read_moved(const Record& record);

// Single values, as docs/import.md describes them.
std::optional<std::int64_t> parse_integer(std::string_view text);
std::optional<double> parse_number(std::string_view text);
std::optional<Money> parse_rand(std::string_view text);
std::optional<bool> parse_flag(std::string_view text);
std::optional<TimePoint> parse_time(std::string_view text);
bool is_ean(std::string_view text);
/// Lower case ASCII letters and digits with single dashes between: `LG Electronics` → `lg-electronics`.
std::string slug(std::string_view text);

}  // namespace spaza::import
