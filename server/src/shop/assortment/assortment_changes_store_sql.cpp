#include "shop/assortment/assortment_changes_store_sql.hpp"

#include <algorithm>
#include <array>

#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

constexpr std::size_t kChangesAtOnce = 60;
constexpr const char* kChange =
    "SELECT c.number, c.at, c.kind, c.about, c.by_whom, c.batch, c.undone_by, a.act, a.from_state, a.to_state "
    "FROM "
    "assortment_change c JOIN staff_act a ON a.number = c.number ";

ChangeKind change_kind(std::string_view name) {
    constexpr std::array kAll{ChangeKind::product, ChangeKind::category, ChangeKind::price, ChangeKind::stock,
                              ChangeKind::store};
    return *std::ranges::find_if(kAll, [&](ChangeKind each) { return name_of(each) == name; });
}

AssortmentChange change_in(const storage::Row& row) {
    AssortmentChange change{.number = row.integer(0),
                            .at = from_millis(row.integer(1)),
                            .kind = change_kind(row.text(2)),
                            .about = row.get<std::string>(3),
                            .by = row.get<std::string>(4),
                            .batch = row.get<std::string>(5),
                            .undone_by = row.get<std::optional<std::int64_t>>(6),
                            .act = row.get<std::string>(7),
                            .changes = {},
                            .why = {}};
    if (auto before = words_in(row.text(8))) change.changes.before = std::move(before->fields);
    if (auto after = words_in(row.text(9))) {
        change.changes.after = std::move(after->fields);
        change.why = std::move(after->why);
    }
    return change;
}

}  // namespace

void SqlAssortmentChangeStore::add(const std::vector<AssortmentChange>& changes) {
    for (std::size_t from = 0; from < changes.size(); from += kChangesAtOnce) {
        std::string sql{"INSERT INTO assortment_change (number, at, kind, about, by_whom, batch) VALUES "};
        std::vector<storage::Value> values;
        for (std::size_t n = from; n < std::min(from + kChangesAtOnce, changes.size()); ++n) {
            const AssortmentChange& each = changes[n];
            sql += n > from ? ", (" : "(";
            for (const storage::Value& value : {storage::Value{each.number}, storage::Value{to_millis(each.at)},
                                                storage::Value{name_of(each.kind)}, storage::Value{each.about},
                                                storage::Value{each.by}, storage::Value{each.batch}}) {
                values.push_back(value);
                sql += (values.size() % 6 == 1 ? "$" : ", $") + std::to_string(values.size());
            }
            sql += ')';
        }
        session_.execute(sql, values);
    }
}

std::optional<AssortmentChange> SqlAssortmentChangeStore::lock(std::int64_t number) {
    const auto held =
        session_.row("SELECT number FROM assortment_change WHERE number = $1" + std::string{session_.for_update()},
                     {number}, [](const storage::Row& row) { return row.integer(0); });
    if (!held) return std::nullopt;
    return session_.row(std::string{kChange} + "WHERE c.number = $1", {number}, change_in);
}

std::vector<AssortmentChange> SqlAssortmentChangeStore::lock_batch(const std::string& batch) {
    session_.query("SELECT number FROM assortment_change WHERE batch = $1 AND batch <> '' ORDER BY number" +
                       std::string{session_.for_update()},
                   {batch}, [](const storage::Row&) {});
    return session_.rows(std::string{kChange} + "WHERE c.batch = $1 AND c.batch <> '' ORDER BY c.number", {batch},
                         change_in);
}

void SqlAssortmentChangeStore::set_undone(const std::vector<std::int64_t>& numbers, std::int64_t by) {
    for (const std::int64_t number : numbers)
        session_.later("UPDATE assortment_change SET undone_by = $2 WHERE number = $1", {number, by});
}

std::vector<AssortmentChange> SqlAssortmentChangeStore::of(const std::vector<ChangeKind>& kinds,
                                                           const std::string& about, int most) {
    std::string names;
    for (const ChangeKind kind : kinds) names += (names.empty() ? "'" : ", '") + std::string{name_of(kind)} + "'";
    if (names.empty()) return {};
    return session_.rows(
        std::string{kChange} + "WHERE c.about = $1 AND c.kind IN (" + names + ") ORDER BY c.number DESC LIMIT $2",
        {about, most}, change_in);
}

std::pair<std::string, TimePoint> SqlAssortmentChangeStore::last_by(ChangeKind kind, const std::string& about) {
    return session_
        .row(
            "SELECT by_whom, at FROM assortment_change WHERE about = $1 AND kind = $2 ORDER BY number DESC LIMIT "
            "1",
            {about, name_of(kind)},
            [](const storage::Row& row) {
                return std::pair{row.get<std::string>(0), from_millis(row.integer(1))};
            })
        .value_or(std::pair{std::string{}, TimePoint{}});
}

}  // namespace spaza
