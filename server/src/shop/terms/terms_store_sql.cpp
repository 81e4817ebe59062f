#include "shop/terms/terms_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"

namespace spaza {

void SqlTermsStore::hold() { storage::next_number(session_, "setting_changed"); }

void SqlTermsStore::add(const TermsChange& change) {
    session_.execute(
        "INSERT INTO dated_setting (name, valid_from, value, set_at, set_by) VALUES ($1, $2, $3, $4, $5)",
        {change.name, to_millis(change.from), change.value, to_millis(change.set_at), change.set_by});
    storage::append_change(session_, kTermsChanged, change.name);
}

TimePoint SqlTermsStore::now() const {
    if (session_.engine() == storage::Engine::sqlite) return SystemClock{}.now();  // a file of this machine
    return session_
        .row("SELECT CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)", {},
             [](const storage::Row& row) { return from_millis(row.integer(0)); })
        .value();
}

std::vector<TermsChange> SqlTermsStore::history() const {
    return session_.rows("SELECT name, valid_from, value, set_at, set_by FROM dated_setting ORDER BY id", {},
                         [](const storage::Row& row) {
                             return TermsChange{.name = row.get<std::string>(0),
                                                .from = from_millis(row.integer(1)),
                                                .value = row.get<std::optional<std::string>>(2),
                                                .set_at = from_millis(row.integer(3)),
                                                .set_by = row.get<std::string>(4)};
                         });
}

}  // namespace spaza
