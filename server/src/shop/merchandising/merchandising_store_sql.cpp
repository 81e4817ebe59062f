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

const std::string kVersions =
    "SELECT v.rule_id, v.query, v.kind, v.of_kind, v.of_code, v.place, v.percent, v.valid_from, v.valid_until, "
    "v.note, v.changed_by, v.version, v.act, v.is_gone, v.changed_at FROM search_rule_version v ";

SearchRuleVersion rule_version_in(const storage::Row& row) {
    return {.rule = rule_in(row),
            .version = row.integer(11),
            .act = row.get<std::string>(12),
            .is_gone = row.get<bool>(13),
            .by = row.get<std::string>(10),
            .at = from_millis(row.integer(14))};
}

}  // namespace

std::int64_t SqlSearchRuleStore::next_id() { return storage::next_number(session_, "search_rule"); }

void SqlSearchRuleStore::hold_pins() { storage::next_number(session_, "search_rule_change"); }

void SqlSearchRuleStore::write(const SearchRuleVersion& version) {
    const SearchRule& rule = version.rule;
    const std::optional<std::int64_t> until = rule.until ? std::optional{to_millis(*rule.until)} : std::nullopt;
    session_.execute(
        "INSERT INTO search_rule_version (rule_id, version, act, is_gone, kind, query, of_kind, of_code, place, "
        "percent, valid_from, valid_until, note, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
        "$9, $10, $11, $12, $13, $14, $15)",
        {rule.id, version.version, version.act, version.is_gone ? 1 : 0, name_of(rule.is), rule.query,
         name_of(rule.of), rule.code, rule.place, rule.percent, to_millis(rule.from), until, rule.note, version.by,
         to_millis(version.at)});
    if (version.is_gone)
        session_.execute("DELETE FROM search_rule WHERE id = $1", {rule.id});
    else
        session_.execute(
            "INSERT INTO search_rule (id, kind, query, of_kind, of_code, place, percent, valid_from, valid_until, "
            "note, set_by, set_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (id) DO "
            "UPDATE SET kind = EXCLUDED.kind, query = EXCLUDED.query, of_kind = EXCLUDED.of_kind, of_code = "
            "EXCLUDED.of_code, place = EXCLUDED.place, percent = EXCLUDED.percent, valid_from = "
            "EXCLUDED.valid_from, valid_until = EXCLUDED.valid_until, note = EXCLUDED.note, set_by = "
            "EXCLUDED.set_by, set_at = EXCLUDED.set_at",
            {rule.id, name_of(rule.is), rule.query, name_of(rule.of), rule.code, rule.place, rule.percent,
             to_millis(rule.from), until, rule.note, version.by, to_millis(version.at)});
    storage::append_change(session_, kSearchSteeringChanged, "rules");
}

std::vector<SearchRule> SqlSearchRuleStore::all() {
    return session_.rows(
        "SELECT id, query, kind, of_kind, of_code, place, percent, valid_from, valid_until, note, set_by FROM "
        "search_rule ORDER BY query, kind DESC, place, id",
        {}, rule_in);
}

std::vector<SearchRuleVersion> SqlSearchRuleStore::kept() {
    return session_.rows(
        kVersions +
            "JOIN search_rule r ON r.id = v.rule_id WHERE v.version = (SELECT MAX(w.version) FROM "
            "search_rule_version w WHERE w.rule_id = r.id) ORDER BY v.query, v.kind DESC, v.place, "
            "v.rule_id",
        {}, rule_version_in);
}

std::vector<SearchRuleVersion> SqlSearchRuleStore::gone() {
    return session_.rows(
        kVersions +
            "WHERE v.is_gone = 1 AND v.version = (SELECT MAX(w.version) FROM search_rule_version w "
            "WHERE w.rule_id = v.rule_id) ORDER BY v.changed_at DESC, v.rule_id",
        {}, rule_version_in);
}

std::optional<SearchRuleVersion> SqlSearchRuleStore::latest(std::int64_t id) {
    return session_.row(kVersions + "WHERE v.rule_id = $1 ORDER BY v.version DESC LIMIT 1", {id}, rule_version_in);
}

std::optional<SearchRuleVersion> SqlSearchRuleStore::lock(std::int64_t id) {
    // The first version is there whatever became of the rule.
    session_.query("SELECT 1 FROM search_rule_version WHERE rule_id = $1 AND version = 1" +
                       std::string{session_.for_update()},
                   {id}, [](const storage::Row&) {});
    return latest(id);
}

std::optional<SearchRuleVersion> SqlSearchRuleStore::version(std::int64_t id, std::int64_t version) {
    return session_.row(kVersions + "WHERE v.rule_id = $1 AND v.version = $2", {id, version}, rule_version_in);
}

bool SqlSearchRuleStore::is_known(SearchRule::Of of, const std::string& code) {
    const char* query = of == SearchRule::Of::product ? "SELECT 1 FROM product WHERE code = $1"
                        : of == SearchRule::Of::brand ? "SELECT 1 FROM brand WHERE code = $1"
                                                      : "SELECT 1 FROM category WHERE code = $1";
    return session_.row(query, {code}, [](const storage::Row&) { return true; }).has_value();
}

}  // namespace spaza
