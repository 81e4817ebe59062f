#include "shop/merchandising/merchandising_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

SearchRule rule_in(const storage::Row& row) {
    return {.id = row.integer(0),
            .query = row.get<std::string>(1),
            .is = search_rule_named(row.text(2)).value_or(SearchRule::Is::boost),
            .of = search_rule_of(row.text(3)).value_or(SearchRule::Of::product),
            .code = row.get<std::string>(4),
            .place = row.get<int>(5),
            .percent = row.get<int>(6),
            .from = from_millis(row.integer(7)),
            .until = row.is_null(8) ? std::nullopt : std::optional{from_millis(row.integer(8))},
            .note = row.get<std::string>(9),
            .set_by = row.get<std::string>(10)};
}

}  // namespace

SearchRule SqlSearchRuleStore::add(SearchRule rule, TimePoint set_at) {
    rule.id = storage::next_number(session_, "search_rule");
    const std::optional<std::int64_t> until = rule.until ? std::optional{to_millis(*rule.until)} : std::nullopt;
    session_.execute(
        "INSERT INTO search_rule (id, kind, query, of_kind, of_code, place, percent, valid_from, valid_until, "
        "note, "
        "set_by, set_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {rule.id, name_of(rule.is), rule.query, name_of(rule.of), rule.code, rule.place, rule.percent,
         to_millis(rule.from), until, rule.note, rule.set_by, to_millis(set_at)});
    storage::append_change(session_, kSearchSteeringChanged, "rules");
    return rule;
}

bool SqlSearchRuleStore::remove(std::int64_t id) {
    if (session_.execute("DELETE FROM search_rule WHERE id = $1", {id}) == 0) return false;
    storage::append_change(session_, kSearchSteeringChanged, "rules");
    return true;
}

std::vector<SearchRule> SqlSearchRuleStore::all() {
    return session_.rows(
        "SELECT id, query, kind, of_kind, of_code, place, percent, valid_from, valid_until, note, set_by FROM "
        "search_rule ORDER BY query, kind DESC, place, id",
        {}, rule_in);
}

bool SqlSearchRuleStore::is_known(SearchRule::Of of, const std::string& code) {
    const char* query = of == SearchRule::Of::product ? "SELECT 1 FROM product WHERE code = $1"
                        : of == SearchRule::Of::brand ? "SELECT 1 FROM brand WHERE code = $1"
                                                      : "SELECT 1 FROM category WHERE code = $1";
    return session_.row(query, {code}, [](const storage::Row&) { return true; }).has_value();
}

}  // namespace spaza
