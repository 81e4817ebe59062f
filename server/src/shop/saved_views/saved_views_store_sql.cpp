#include "shop/saved_views/saved_views_store_sql.hpp"

#include "platform/storage/numbers.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {
namespace {

constexpr std::string_view kSavedViewSeries = "saved_view";
const std::string kSavedViewColumns =
    "SELECT number, list, member_id, name, query, place, version, changed_at, changed_by FROM saved_view ";

SavedView saved_view_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .shelf = {row.get<std::string>(1), row.get<std::optional<std::string>>(2)},
            .name = row.get<std::string>(3),
            .query = row.get<std::string>(4),
            .place = row.get<int>(5),
            .version = row.integer(6),
            .changed_at = from_millis(row.integer(7)),
            .changed_by = row.get<std::string>(8)};
}

}  // namespace

std::optional<std::string> SqlSavedViewStore::member_called(std::string_view name) {
    const std::string person = person_of(name);
    return session_.row("SELECT id FROM staff_member WHERE person = $1", {person},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

std::vector<SavedView> SqlSavedViewStore::all(const ViewShelf& shelf) {
    const std::string order = "ORDER BY place, number";
    if (shelf.member)
        return session_.rows(kSavedViewColumns + "WHERE list = $1 AND member_id = $2 " + order,
                             {shelf.list, *shelf.member}, saved_view_in);
    return session_.rows(kSavedViewColumns + "WHERE list = $1 AND member_id IS NULL " + order, {shelf.list},
                         saved_view_in);
}

void SqlSavedViewStore::hold_all() {
    // The series is there as soon as there is a view.
    session_.row("SELECT value FROM number_sequence WHERE name = $1" + std::string{session_.for_update()},
                 {kSavedViewSeries}, [](const storage::Row& row) { return row.integer(0); });
}

std::optional<SavedView> SqlSavedViewStore::lock(std::int64_t number) {
    return session_.row(kSavedViewColumns + "WHERE number = $1" + std::string{session_.for_update()}, {number},
                        saved_view_in);
}

std::int64_t SqlSavedViewStore::next_number() { return storage::next_number(session_, kSavedViewSeries); }

void SqlSavedViewStore::add(const SavedView& view) {
    session_.execute(
        "INSERT INTO saved_view (number, list, member_id, name, query, place, version, changed_at, changed_by) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {view.number, view.shelf.list, view.shelf.member, view.name, view.query, view.place, view.version,
         to_millis(view.changed_at), view.changed_by});
}

void SqlSavedViewStore::save(const SavedView& view) {
    session_.execute(
        "UPDATE saved_view SET name = $2, query = $3, version = $4, changed_at = $5, changed_by = $6 "
        "WHERE number = $1",
        {view.number, view.name, view.query, view.version, to_millis(view.changed_at), view.changed_by});
}

void SqlSavedViewStore::put_at(std::int64_t number, int place) {
    session_.execute("UPDATE saved_view SET place = $2 WHERE number = $1", {number, place});
}

void SqlSavedViewStore::remove(std::int64_t number) {
    session_.execute("DELETE FROM saved_view WHERE number = $1", {number});
}

}  // namespace spaza
