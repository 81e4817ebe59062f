#include "shop/redirects/redirects_store_sql.hpp"

#include "platform/storage/change_log.hpp"

namespace spaza {

std::vector<Redirect> SqlRedirectStore::all() {
    return session_.rows(
        "SELECT old_code, new_code, temporary FROM moved_address WHERE kind = 'path' ORDER BY old_code", {},
        [](const storage::Row& row) {
            return Redirect{row.get<std::string>(0), row.get<std::string>(1), !row.get<bool>(2)};
        });
}

void SqlRedirectStore::put(const Redirect& redirect) {
    session_.execute(
        "INSERT INTO moved_address (kind, old_code, new_code, temporary, content_hash) VALUES ('path', $1, $2, "
        "$3, 0) "
        "ON CONFLICT (kind, old_code) DO UPDATE SET new_code = excluded.new_code, temporary = excluded.temporary, "
        "content_hash = 0",
        {redirect.from, redirect.to, redirect.is_permanent ? 0 : 1});
    storage::append_change(session_, "content", "*");
}

void SqlRedirectStore::remove(const std::string& from) {
    session_.execute("DELETE FROM moved_address WHERE kind = 'path' AND old_code = $1", {from});
    storage::append_change(session_, "content", "*");
}

std::vector<ContentPage> SqlRedirectStore::pages() {
    return session_.rows("SELECT code, kind, name, title, starts_at, ends_at, draft FROM content_page", {},
                         [](const storage::Row& row) {
                             ContentPage page;
                             page.code = row.get<std::string>(0);
                             page.kind = row.get<std::string>(1);
                             page.name = row.get<std::string>(2);
                             page.title = row.get<std::string>(3);
                             page.showing = {row.integer(4), row.integer(5)};
                             page.draft = row.get<bool>(6);
                             return page;
                         });
}

bool SqlRedirectStore::has(const std::string& kind, const std::string& code) {
    if (kind == "category" && code == "root_sale_cat") return true;  // all departments, also before there are any
    const char* sql = kind == "product"    ? "SELECT 1 FROM product WHERE code = $1 AND on_sale = 1"
                      : kind == "category" ? "SELECT 1 FROM category WHERE code = $1"
                                           : "SELECT 1 FROM brand WHERE code = $1";
    return session_.row(sql, {code}, [](const storage::Row&) { return true; }).value_or(false);
}

void SqlRedirectStore::hold() { session_.hold("addresses"); }

}  // namespace spaza
