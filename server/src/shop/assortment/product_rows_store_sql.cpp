#include "shop/assortment/product_rows_store_sql.hpp"

#include <algorithm>
#include <bit>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "base/clock.hpp"

namespace spaza::product_rows {
namespace {

constexpr std::size_t kCodesAtOnce = 200;

std::string word_of(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return {text->data(), text->size()};
    if (const auto* flag = value.if_bool()) return *flag ? "true" : "false";
    if (value.is_double()) return fmt::format("{}", value.as_double());
    return boost::json::serialize(value);
}

std::vector<std::string> words_of(const boost::json::value& value) {
    std::vector<std::string> words;
    if (const auto* list = value.if_array())
        for (const auto& each : *list) words.push_back(word_of(each));
    else
        words.push_back(word_of(value));
    return words;
}

/// `{"code":…,"text":…}` as `code=text`, `{"url":…,"alt":…}` as `url alt`.
std::vector<std::string> pairs_in(std::string_view json, const char* key, const char* text, char divider) {
    std::vector<std::string> words;
    const auto list = boost::json::parse({json.data(), json.size()});
    for (const auto& each : list.as_array()) {
        std::string word{each.at(key).as_string()};
        const std::string_view beside{each.at(text).as_string()};
        if (divider == '=' || !beside.empty()) word += divider;
        words.push_back(word.append(beside));
    }
    return words;
}

/// With its milliseconds when there are some, so that it is read back as it was.
std::string exact_time(std::int64_t millis) {
    std::string text = iso_time(from_millis(millis));
    if (millis % 1000 != 0) text.insert(text.find('+'), fmt::format(".{:03}", millis % 1000));
    return text;
}

void set_variant(ProductDocument& document, const std::string& kept) {
    if (kept.find('=') == std::string::npos) {
        if (!kept.empty()) document.set({"variantValue", {kept}});
        return;
    }
    FieldWords options{"variantOptions", {}};
    for (std::size_t from = 0; from <= kept.size();) {
        const std::size_t end = std::min(kept.find('|', from), kept.size());
        options.words.push_back(kept.substr(from, end - from));
        from = end + 1;
    }
    document.set(options);
}

}  // namespace

const char* const kColumns =
    "p.code, p.name, p.content_hash, p.modified_at, p.summary, p.description, p.brand_code, p.category_code, "
    "p.model, p.ean, p.trading_type, p.unit_code, p.unit_quantity, p.released_at, p.rating, p.review_count, "
    "p.popularity, p.pre_order, p.liquor, p.returnable, p.tv_licence, p.on_sale, p.base_product, p.variant_value, "
    "p.keywords, p.features, p.images, p.attributes, p.promotions, p.tags, p.documents, p.videos, "
    "p.max_order_quantity";

std::string version_of(std::int64_t hash) { return fmt::format("{:016x}", std::bit_cast<std::uint64_t>(hash)); }

std::vector<std::string> fact_words(std::string_view json_value) {
    return words_of(boost::json::parse({json_value.data(), json_value.size()}));
}

std::vector<FieldWords> facts_of(std::string_view attributes) {
    std::vector<FieldWords> facts;
    const auto value = boost::json::parse({attributes.data(), attributes.size()});
    for (const auto& [code, each] : value.as_object()) facts.push_back({std::string{code}, words_of(each)});
    return facts;
}

KeptProduct kept_in(const storage::Row& row) {
    KeptProduct kept;
    kept.code = row.get<std::string>(0);
    kept.name = row.get<std::string>(1);
    kept.version = version_of(row.integer(2));
    kept.changed_at = from_millis(row.integer(3));
    kept.document = ProductDocument{kept.code};
    ProductDocument& document = kept.document;
    const auto text = [&](const char* field, int column) {
        if (std::string value = row.get<std::string>(column); !value.empty())
            document.set({field, {std::move(value)}});
    };
    const auto number = [&](const char* field, int column) {
        document.set({field, {std::to_string(row.integer(column))}});
    };
    const auto flag = [&](const char* field, int column) {
        document.set({field, {row.integer(column) != 0 ? "true" : "false"}});
    };
    text("name", 1);
    text("brand", 6);
    text("category", 7);
    text("summary", 4);
    text("description", 5);
    text("model", 8);
    text("ean", 9);
    text("tradingType", 10);
    text("unitCode", 11);
    number("unitQuantity", 12);
    if (row.integer(32) != 0) number("maxOrderQuantity", 32);
    if (row.integer(13) != 0) document.set({"releasedAt", {exact_time(row.integer(13))}});
    document.set({"rating", {fmt::format("{}", static_cast<double>(row.integer(14)) / 100)}});
    number("reviewCount", 15);
    number("popularity", 16);
    flag("preOrder", 17);
    flag("liquor", 18);
    flag("returnable", 19);
    flag("tvLicence", 20);
    flag("onSale", 21);
    text("baseProduct", 22);
    set_variant(document, row.get<std::string>(23));
    text("keywords", 24);
    document.set({"features", fact_words(row.text(25))});
    document.set({"images", pairs_in(row.text(26), "url", "alt", ' ')});
    for (const FieldWords& fact : facts_of(row.text(27))) document.set({"attr:" + fact.field, fact.words});
    document.set({"promotions", pairs_in(row.text(28), "code", "text", '=')});
    document.set({"tags", pairs_in(row.text(29), "code", "text", '=')});
    document.set({"documents", pairs_in(row.text(30), "code", "text", '=')});
    document.set({"videos", pairs_in(row.text(31), "code", "text", '=')});
    return kept;
}

std::string places(std::size_t first, std::size_t count) {
    std::string all;
    for (std::size_t n = 0; n < count; ++n) all += (n > 0 ? ", $" : "$") + std::to_string(first + n);
    return all;
}

void in_parts(const std::vector<std::string>& codes,
              const std::function<void(const std::string&, const std::vector<storage::Value>&)>& each) {
    for (std::size_t from = 0; from < codes.size();) {
        // Few different statements.
        const std::size_t count = std::bit_floor(std::min(codes.size() - from, kCodesAtOnce));
        std::vector<storage::Value> values;
        for (std::size_t n = from; n < from + count; ++n) values.emplace_back(codes[n]);
        each(places(1, count), values);
        from += count;
    }
}

}  // namespace spaza::product_rows
