#include "shop/assortment/categories_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/assortment/product_rows_store_sql.hpp"
#include "shop/import/import_session.hpp"

namespace spaza {
namespace {

constexpr const char* kCategories =
    "SELECT code, name, parent_code, position, description, image_url, hidden, content_hash FROM category WHERE "
    "parent_code IS NOT NULL ORDER BY parent_code, position, name, code";

KeptCategory category_in(const storage::Row& row) {
    KeptCategory category;
    category.code = row.get<std::string>(0);
    category.name = row.get<std::string>(1);
    category.parent = row.get<std::string>(2);
    category.position = row.integer(3);
    category.description = row.get<std::string>(4);
    category.image = row.get<std::string>(5);
    category.hidden = row.get<bool>(6);
    category.version = product_rows::version_of(row.integer(7)) + (category.hidden ? "h" : "");
    return category;
}

}  // namespace

std::vector<KeptCategory> SqlAssortmentCategoryStore::all() { return session_.rows(kCategories, {}, category_in); }

void SqlAssortmentCategoryStore::hold_new() { storage::next_number(session_, "category_added"); }

std::vector<KeptCategory> SqlAssortmentCategoryStore::lock_all() {
    return session_.rows(kCategories + std::string{session_.for_update()}, {}, category_in);
}

std::vector<std::pair<std::string, int>> SqlAssortmentCategoryStore::counts() {
    return session_.rows("SELECT category_code, COUNT(*) FROM product GROUP BY category_code", {},
                         [](const storage::Row& row) {
                             return std::pair{row.get<std::string>(0), row.get<int>(1)};
                         });
}

std::vector<import::FieldProblem> SqlAssortmentCategoryStore::write(const import::CategoryRow& row,
                                                                    TimePoint now) {
    import::ImportSession session{session_, now, {.name = {}, .why = {}, .is_small = true }};
    auto problems = session.add(row);
    session.finish();
    return problems;
}

void SqlAssortmentCategoryStore::set_hidden(const std::string& code, bool hidden, TimePoint now) {
    session_.execute("UPDATE category SET hidden = $2, modified_at = $3 WHERE code = $1",
                     {code, hidden ? 1 : 0, to_millis(now)});
    storage::append_change(session_, "product", "*");
}

void SqlAssortmentCategoryStore::remove(const std::string& code, const std::string& moved_to) {
    session_.execute("DELETE FROM category WHERE code = $1", {code});
    if (!moved_to.empty()) {
        session_.execute(
            "INSERT INTO moved_address (kind, old_code, new_code, content_hash) VALUES ('category', $1, $2, 0) ON "
            "CONFLICT (kind, old_code) DO UPDATE SET new_code = excluded.new_code, content_hash = 0",
            {code, moved_to});
        storage::append_change(session_, "content", "*");
    }
    storage::append_change(session_, "product", "*");
}

}  // namespace spaza
