#include "shop/staff_acts/staff_acts_store_sql.hpp"

#include "platform/storage/numbers.hpp"
#include "shop/staff_acts/staff_act_chain.hpp"

namespace spaza {
namespace {

constexpr const char* kSeries = "staff_act";
constexpr int kLongestChain = 1000;  // of who let whom in
constexpr const char* kColumns = "SELECT number, at, by_whom, login, act, about, from_state, to_state, digest ";

StaffAct act_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .at = from_millis(row.integer(1)),
            .by = row.get<std::string>(2),
            .login = row.get<std::string>(3),
            .act = row.get<std::string>(4),
            .about = row.get<std::string>(5),
            .from = row.get<std::string>(6),
            .to = row.get<std::string>(7)};
}

}  // namespace

void SqlStaffActStore::note(const std::string& by, std::string_view act, const std::string& about,
                            std::string_view from, std::string_view to) {
    const StaffAct noted{.number = storage::next_number(session_, kSeries),
                         .at = clock_.now(),
                         .by = by,
                         .login = login_,
                         .act = std::string{act},
                         .about = about,
                         .from = std::string{from},
                         .to = std::string{to}};
    const std::string before = session_
                                   .row("SELECT digest FROM staff_act WHERE number = $1", {noted.number - 1},
                                        [](const storage::Row& row) { return row.get<std::string>(0); })
                                   .value_or("");
    session_.execute(
        "INSERT INTO staff_act (number, at, by_whom, login, act, about, from_state, to_state, digest) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {noted.number, to_millis(noted.at), noted.by, noted.login, noted.act, noted.about, noted.from, noted.to,
         digest_of(noted, before)});
}

std::vector<StaffAct> SqlStaffActStore::recent(const StaffActQuestion& question) {
    return session_.rows(std::string{kColumns} +
                             "FROM staff_act WHERE at >= $1 AND ($2 = '' OR about = $2) AND "
                             "($3 = '' OR lower(by_whom) = lower($3)) ORDER BY number DESC LIMIT $4",
                         {to_millis(question.since), question.about, question.by, question.most}, act_in);
}

bool SqlStaffActStore::was_noted(const std::string& by, std::string_view act, const std::string& about,
                                 TimePoint since) {
    return session_
        .row("SELECT 1 FROM staff_act WHERE about = $1 AND by_whom = $2 AND act = $3 AND at >= $4 LIMIT 1",
             {about, by, act, to_millis(since)}, [](const storage::Row&) { return true; })
        .value_or(false);
}

/// Who let this person in, and them, as far as nobody else has confirmed it.
std::string SqlStaffActStore::counts_as(const std::string& name) {
    std::string person = person_of(name);
    for (int steps = 0; steps < kLongestChain; ++steps) {
        const auto by = session_.row("SELECT invited_by FROM staff_member WHERE person = $1", {person},
                                     [](const storage::Row& row) { return row.get<std::string>(0); });
        if (!by || by->empty()) break;
        person = person_of(*by);
    }
    return person;
}

bool SqlStaffActStore::are_two_people(const std::string& one, const std::string& other) {
    return counts_as(one) != counts_as(other);
}

std::vector<StaffAct> SqlStaffActStore::about(const std::string& code, int most) {
    return session_.rows(std::string{kColumns} + "FROM staff_act WHERE about = $1 ORDER BY number DESC LIMIT $2",
                         {code, most}, act_in);
}

/// The oldest ones go in time: nothing says what stood before the first that is left.
StaffActCheck check_staff_acts(storage::Session& session) {
    StaffActCheck check;
    // First: more may be noted meanwhile.
    const std::int64_t given = session
                                   .row("SELECT value FROM number_sequence WHERE name = $1", {kSeries},
                                        [](const storage::Row& row) { return row.integer(0); })
                                   .value_or(0);
    std::int64_t last = 0;
    std::string before;
    session.query(std::string{kColumns} + "FROM staff_act ORDER BY number", {}, [&](const storage::Row& row) {
        const StaffAct act = act_in(row);
        const std::string digest = row.get<std::string>(8);
        const bool is_first = check.kept == 0;
        if (!check.wrong && !is_first && act.number != last + 1)
            check.wrong = last + 1;
        else if (!check.wrong && (!is_first || act.number == 1) && digest != digest_of(act, before))
            check.wrong = act.number;
        ++check.kept;
        last = act.number;
        before = digest;
    });
    if (check.kept > 0 && last < given && !check.wrong) check.wrong = last + 1;
    return check;
}

}  // namespace spaza
