#include "shop/assortment/products_store_sql.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <map>
#include <unordered_map>

#include "platform/storage/numbers.hpp"
#include "shop/assortment/product_rows_store_sql.hpp"
#include "shop/import/attribute_values.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/record_fields.hpp"

namespace spaza {
namespace {

using namespace product_rows;

constexpr const char* kRoot = "root_sale_cat";
constexpr std::size_t kMostValues = 50;

std::string first_picture(std::string_view images) {
    const auto list = boost::json::parse({images.data(), images.size()});
    if (list.as_array().empty()) return {};
    return std::string{list.as_array().front().at("url").as_string()};
}

struct CategoryPlace {
    std::string name;
    std::string parent;
    bool hidden{};
};
using CategoryPlaces = std::unordered_map<std::string, CategoryPlace>;

CategoryPlaces category_places(storage::Session& session) {
    CategoryPlaces all;
    session.query("SELECT code, name, parent_code, hidden FROM category", {}, [&](const storage::Row& row) {
        all.emplace(row.get<std::string>(0),
                    CategoryPlace{row.get<std::string>(1), row.get<std::optional<std::string>>(2).value_or(""),
                                  row.get<bool>(3)});
    });
    return all;
}

/// From the department down; and whether any of them is hidden.
std::pair<std::vector<Named>, bool> path_to(const CategoryPlaces& all, std::string code) {
    std::vector<Named> path;
    bool hidden = false;
    while (!code.empty()) {
        const auto found = all.find(code);
        if (found == all.end()) break;
        hidden = hidden || found->second.hidden;
        if (code != kRoot) path.insert(path.begin(), Named{code, found->second.name});
        code = found->second.parent;
    }
    return {std::move(path), hidden};
}

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}

ProductLine line_in(const storage::Row& row) {
    ProductLine line;
    line.code = row.get<std::string>(0);
    line.name = row.get<std::string>(1);
    line.ean = row.get<std::string>(2);
    line.brand = {row.get<std::string>(3), row.get<std::string>(4)};
    line.category = {row.get<std::string>(5), row.get<std::string>(6)};
    line.image = first_picture(row.text(7));
    line.on_sale = row.get<bool>(8);
    line.pre_order = row.get<bool>(9);
    line.changed_at = from_millis(row.integer(10));
    line.version = version_of(row.integer(11));
    if (!row.is_null(12)) {
        line.price = Money::cents(row.integer(12));
        if (!row.is_null(13)) line.was_price = Money::cents(row.integer(13));
        line.offer_ends_at = time_in(row, 14);
        line.price_version = version_of(row.integer(15));
    }
    line.free_units = static_cast<int>(row.integer(16));
    line.changed_by = row.get<std::optional<std::string>>(17).value_or("");
    return line;
}

}  // namespace

std::vector<ProductLine> SqlAssortmentProductStore::lines(const std::vector<std::string>& codes) {
    std::unordered_map<std::string, ProductLine> found;
    in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
        session_.query(
            "SELECT p.code, p.name, p.ean, p.brand_code, b.name, p.category_code, c.name, p.images, p.on_sale, "
            "p.pre_order, p.modified_at, p.content_hash, price.cents, price.was_cents, price.offer_ends_at, "
            "price.content_hash, COALESCE((SELECT SUM(on_hand - reserved) FROM stock WHERE product_code = "
            "p.code), "
            "0), (SELECT MAX(a.by_whom) FROM assortment_change a WHERE a.about = p.code AND a.kind = 'product' "
            "AND "
            "a.at = p.modified_at) FROM product p JOIN brand b ON b.code = p.brand_code JOIN category c ON c.code "
            "= "
            "p.category_code LEFT JOIN price ON price.product_code = p.code WHERE p.code IN (" +
                places + ")",
            values, [&](const storage::Row& row) {
                ProductLine line = line_in(row);
                std::string code = line.code;
                found.emplace(std::move(code), std::move(line));
            });
    });
    const bool any_hidden =
        session_
            .row("SELECT 1 FROM category WHERE hidden = 1 LIMIT 1", {}, [](const storage::Row&) { return true; })
            .value_or(false);
    const CategoryPlaces places = any_hidden ? category_places(session_) : CategoryPlaces{};
    std::vector<ProductLine> lines;
    for (const std::string& code : codes)
        if (const auto line = found.find(code); line != found.end()) {
            if (any_hidden) line->second.is_hidden = path_to(places, line->second.category.code).second;
            lines.push_back(std::move(line->second));
            found.erase(line);
        }
    return lines;
}

std::optional<ProductSheet> SqlAssortmentProductStore::sheet(const std::string& code) {
    auto sheet = session_.row(
        std::string{"SELECT "} + kColumns +
            ", b.name, (SELECT MAX(a.by_whom) FROM assortment_change a WHERE a.about = p.code AND a.kind = "
            "'product' "
            "AND a.at = p.modified_at) FROM product p JOIN brand b ON b.code = p.brand_code WHERE p.code = $1",
        {code}, [](const storage::Row& row) {
            ProductSheet read;
            read.kept = kept_in(row);
            if (row.integer(13) != 0) read.released_at = from_millis(row.integer(13));
            read.rating = row.integer(14);
            read.review_count = row.integer(15);
            for (FieldWords& fact : facts_of(row.text(27))) {
                ProductFact known;
                known.code = std::move(fact.field);
                known.values = std::move(fact.words);
                read.facts.push_back(std::move(known));
            }
            read.brand = {row.get<std::string>(6), row.get<std::string>(33)};
            read.changed_by = row.get<std::optional<std::string>>(34).value_or("");
            read.path.push_back({row.get<std::string>(7), {}});
            return read;
        });
    if (!sheet) return std::nullopt;
    std::tie(sheet->path, sheet->is_hidden) = path_to(category_places(session_), sheet->path.front().code);
    std::map<std::string, ProductFact> known;
    std::vector<std::string> order;
    session_.query("SELECT code, name, type, unit, decimals, section FROM attribute ORDER BY position, code", {},
                   [&](const storage::Row& row) {
                       order.push_back(row.get<std::string>(0));
                       known[order.back()] = {order.back(),
                                              row.get<std::string>(1),
                                              row.get<std::string>(2),
                                              row.get<std::string>(3),
                                              row.get<int>(4),
                                              row.get<std::string>(5),
                                              {}};
                   });
    for (ProductFact& fact : sheet->facts) {
        auto words = std::move(fact.values);
        fact = known[fact.code];
        fact.values = std::move(words);
    }
    std::ranges::stable_sort(sheet->facts, {}, [&](const ProductFact& fact) {
        return std::ranges::find(order, fact.code) - order.begin();
    });
    const auto fields = sheet->kept.document.fields();
    if (const auto base = std::ranges::find(fields, "baseProduct", &FieldWords::field); base != fields.end())
        sheet->forms = session_.rows(
            "SELECT code, name, variant_value, on_sale FROM product WHERE base_product = $1 AND base_product <> "
            "'' "
            "AND code <> $2 ORDER BY code LIMIT 500",
            {base->words.front(), code}, [](const storage::Row& row) {
                return ProductForm{row.get<std::string>(0), row.get<std::string>(1), row.get<std::string>(2),
                                   row.get<bool>(3)};
            });
    return sheet;
}

void SqlAssortmentProductStore::hold_new() { storage::next_number(session_, "product_added"); }

std::optional<KeptProduct> SqlAssortmentProductStore::lock(const std::string& code) {
    return session_.row(std::string{"SELECT "} + kColumns + " FROM product p WHERE p.code = $1" +
                            std::string{session_.for_update()},
                        {code}, kept_in);
}

std::vector<KeptProduct> SqlAssortmentProductStore::lock_all(std::vector<std::string> codes) {
    std::ranges::sort(codes);
    std::vector<KeptProduct> all;
    in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
        session_.query(std::string{"SELECT "} + kColumns + " FROM product p WHERE p.code IN (" + places +
                           ") ORDER BY p.code" + std::string{session_.for_update()},
                       values, [&](const storage::Row& row) { all.push_back(kept_in(row)); });
    });
    return all;
}

std::vector<KeptProduct> SqlAssortmentProductStore::find_all(std::vector<std::string> codes) {
    std::ranges::sort(codes);
    std::vector<KeptProduct> all;
    in_parts(codes, [&](const std::string& places, const std::vector<storage::Value>& values) {
        session_.query(
            std::string{"SELECT "} + kColumns + " FROM product p WHERE p.code IN (" + places + ") ORDER BY p.code",
            values, [&](const storage::Row& row) { all.push_back(kept_in(row)); });
    });
    return all;
}

std::vector<std::vector<import::FieldProblem>> SqlAssortmentProductStore::write(
    const std::vector<import::ProductRow>& rows, TimePoint now) {
    constexpr std::size_t kSmall = 20;
    import::ImportSession session{session_, now, {.name = {}, .why = {}, .is_small = rows.size() <= kSmall }};
    std::vector<std::vector<import::FieldProblem>> problems;
    for (const import::ProductRow& row : rows) problems.push_back(session.add(row));
    session.finish();
    return problems;
}

std::vector<import::FieldProblem> SqlAssortmentProductStore::check(const FieldWords& field) {
    const auto is_there = [&](const char* sql) {
        return session_
            .row(sql, {field.words.empty() ? std::string_view{} : std::string_view{field.words.front()}},
                 [](const storage::Row&) { return true; })
            .has_value();
    };
    if (field.field == "category" && !is_there("SELECT 1 FROM category WHERE code = $1"))
        return {{field.field, "is unknown"}};
    if (field.field == "brand" && !is_there("SELECT 1 FROM brand WHERE code = $1"))
        return {{field.field, "is unknown"}};
    if (!field.field.starts_with("attr:")) return {};
    const auto known =
        session_.row("SELECT type, decimals FROM attribute WHERE code = $1",
                     {std::string_view{field.field}.substr(5)}, [](const storage::Row& row) {
                         return import::KnownAttribute{import::attribute_type(row.text(0)), row.get<int>(1)};
                     });
    if (!known) return {{field.field, "is not a known attribute"}};
    if (field.words.empty()) return {};
    std::string why;
    const import::AttributeValue value = field.words.size() == 1 ? import::AttributeValue{field.words.front()}
                                                                 : import::AttributeValue{field.words};
    if (import::typed(value, *known, why).is_null()) return {{field.field, why}};
    return {};
}

std::vector<BrandLine> SqlAssortmentProductStore::brands(const std::string& beginning, int most) {
    return session_.rows(
        "SELECT b.code, b.name, (SELECT COUNT(*) FROM product p WHERE p.brand_code = b.code) FROM brand b WHERE "
        "$1 = '' OR lower(substr(b.name, 1, length($1))) = lower($1) OR lower(substr(b.code, 1, length($1))) = "
        "lower($1) ORDER BY lower(b.name), b.code LIMIT $2",
        {beginning, most}, [](const storage::Row& row) {
            return BrandLine{{row.get<std::string>(0), row.get<std::string>(1)}, row.get<int>(2)};
        });
}

FactUses SqlAssortmentProductStore::facts_in(const std::vector<std::string>& categories, int most) {
    FactUses uses;
    std::map<std::string, std::pair<int, std::map<std::string, int>>> seen;  // products, and how often each value
    in_parts(categories, [&](const std::string& places, const std::vector<storage::Value>& values) {
        if (uses.products >= most) return;
        session_.query("SELECT attributes FROM product WHERE category_code IN (" + places +
                           ") ORDER BY code LIMIT " + std::to_string(most - uses.products),
                       values, [&](const storage::Row& row) {
                           ++uses.products;
                           for (const FieldWords& fact : facts_of(row.text(0))) {
                               auto& [count, words] = seen[fact.field];
                               ++count;
                               for (const std::string& word : fact.words) ++words[word];
                           }
                       });
    });
    session_.query(
        "SELECT code, name, type, unit, decimals, section, facet FROM attribute ORDER BY position, code", {},
        [&](const storage::Row& row) {
            FactUse use;
            use.fact = {row.get<std::string>(0),
                        row.get<std::string>(1),
                        row.get<std::string>(2),
                        row.get<std::string>(3),
                        row.get<int>(4),
                        row.get<std::string>(5),
                        {}};
            use.is_filter = row.get<bool>(6);
            if (const auto found = seen.find(use.fact.code); found != seen.end()) {
                use.products = found->second.first;
                if (use.fact.type == "text") {
                    std::vector<std::pair<std::string, int>> words{found->second.second.begin(),
                                                                   found->second.second.end()};
                    std::ranges::stable_sort(words, std::greater{}, &std::pair<std::string, int>::second);
                    for (std::size_t n = 0; n < std::min(kMostValues, words.size()); ++n)
                        use.fact.values.push_back(words[n].first);
                }
            }
            uses.facts.push_back(std::move(use));
        });
    std::ranges::stable_partition(uses.facts, [](const FactUse& use) { return use.products > 0; });
    return uses;
}

}  // namespace spaza
