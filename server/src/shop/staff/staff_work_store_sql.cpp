#include "shop/staff/staff_work_store_sql.hpp"

#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {
namespace {

/// Where what waits is kept. All of these are the program's own words, never a caller's.
struct Shelf {
    std::string_view table;
    std::string_view id;
    std::string_view state;
    std::string_view since;
    std::string_view value;  // cents; "" where things have none
};

Shelf shelf_of(StaffQueue queue) {
    switch (queue) {
        case StaffQueue::returns: return {"return_request", "code", "state", "requested_at", "expected_cents"};
        case StaffQueue::claims: return {"price_beat_claim", "id", "status", "created_at", "amount_cents"};
        case StaffQueue::tickets: break;
    }
    return {"ticket", "id", "status", "modified_at", ""};
}

std::string quoted(const std::vector<std::string>& states) {
    std::string all;
    for (const std::string& each : states) all.append(all.empty() ? "'" : ", '").append(each).append("'");
    return all;
}

StaffWork work_in(const storage::Row& row, int first) {
    return {row.get<std::string>(first), from_millis(row.integer(first + 1))};
}

}  // namespace

QueuePage SqlStaffWorkStore::page(const QueueQuestion& question) {
    using enum QueueQuestion::Taken;
    const Shelf shelf = shelf_of(question.queue);
    std::string among = " FROM ";
    among.append(shelf.table).append(" q LEFT JOIN staff_work w ON w.about = q.").append(shelf.id);
    among.append(" WHERE q.").append(shelf.state).append(" IN (").append(quoted(question.states)).append(")");
    // Each has the parameter, so that both questions are asked alike.
    among += question.taken == mine     ? " AND w.person = $1"
             : question.taken == nobody ? " AND w.about IS NULL AND ($1 = '' OR $1 <> '')"
                                        : " AND ($1 = '' OR $1 <> '')";
    const std::string me = person_of(question.me);
    QueuePage page;
    page.total =
        session_.row("SELECT COUNT(*)" + among, {me}, [](const storage::Row& row) { return row.get<int>(0); })
            .value_or(0);
    std::string order = " ORDER BY ";
    if (question.by_value && !shelf.value.empty()) order.append("q.").append(shelf.value).append(" DESC, ");
    order.append("q.").append(shelf.since).append(", q.").append(shelf.id).append(" LIMIT $2 OFFSET $3");
    page.places = session_.rows(
        std::string{"SELECT q."}.append(shelf.id).append(", w.name, w.taken_at") + among + order,
        {me, question.page_size, std::int64_t{question.page} * question.page_size}, [](const storage::Row& row) {
            QueuePlace place{.id = row.get<std::string>(0), .work = {}};
            if (!row.is_null(1)) place.work = work_in(row, 1);
            return place;
        });
    return page;
}

QueueWaiting SqlStaffWorkStore::waiting(StaffQueue queue) {
    const Shelf shelf = shelf_of(queue);
    std::string text = "SELECT COUNT(*), MIN(";
    text.append(shelf.since).append(") FROM ").append(shelf.table).append(" WHERE ").append(shelf.state);
    text.append(" IN (").append(quoted(states_of(queue).front().states)).append(")");
    return session_
        .row(text, {},
             [](const storage::Row& row) {
                 return QueueWaiting{
                     .count = row.get<int>(0),
                     .oldest = row.is_null(1) ? std::nullopt : std::optional{from_millis(row.integer(1))}};
             })
        .value_or(QueueWaiting{});
}

bool SqlStaffWorkStore::hold(StaffQueue queue, const std::string& id) {
    const Shelf shelf = shelf_of(queue);
    std::string text = "SELECT 1 FROM ";
    text.append(shelf.table).append(" WHERE ").append(shelf.id).append(" = $1").append(session_.for_update());
    return session_.row(text, {id}, [](const storage::Row&) { return true; }).value_or(false);
}

std::optional<StaffWork> SqlStaffWorkStore::of(const std::string& id) {
    return session_.row("SELECT name, taken_at FROM staff_work WHERE about = $1", {id},
                        [](const storage::Row& row) { return work_in(row, 0); });
}

void SqlStaffWorkStore::put(const std::string& id, const StaffWork& work) {
    const std::string person = person_of(work.by);
    session_.execute(
        "INSERT INTO staff_work (about, name, person, taken_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (about) DO UPDATE SET name = excluded.name, person = excluded.person, taken_at = "
        "excluded.taken_at",
        {id, work.by, person, to_millis(work.at)});
}

void SqlStaffWorkStore::drop(const std::string& id) {
    session_.execute("DELETE FROM staff_work WHERE about = $1", {id});
}

}  // namespace spaza
