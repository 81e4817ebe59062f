#include "shop/tickets/tickets_store_sql.hpp"

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kBeforeFirst = 10'000;

constexpr std::string_view kSelect =
    "SELECT ticket.id, ticket.customer_id, ticket.subject, ticket.category, ticket.order_code, ticket.status, "
    "ticket.answered, ticket.last_by_agent, ticket.created_at, ticket.modified_at, customer_order.created_at, "
    "ticket.closed_at, ticket.reply_token, ticket.asked_at, said.helped, said.comment, said.created_at "
    "FROM ticket LEFT JOIN customer_order ON customer_order.code = ticket.order_code "
    "LEFT JOIN ticket_satisfaction said ON said.ticket_id = ticket.id ";

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

Ticket ticket_in(const storage::Row& row) {
    Ticket ticket{.id = row.get<std::string>(0),
                  .customer = {row.get<std::string>(1)},
                  .subject = row.get<std::string>(2),
                  .category = ticket_category_named(row.text(3)).value_or(TicketCategory::enquiry),
                  .about = std::nullopt,
                  .status = ticket_status_named(row.text(5)).value_or(TicketStatus::open),
                  .answered = row.get<bool>(6),
                  .last_by_agent = row.get<bool>(7),
                  .created_at = from_millis(row.integer(8)),
                  .modified_at = from_millis(row.integer(9)),
                  .events = {},
                  .closed_at = time_in(row, 11),
                  .reply_token = row.is_null(12) ? "" : row.get<std::string>(12),
                  .asked_at = time_in(row, 13)};
    if (!row.is_null(14))
        ticket.satisfaction = TicketSatisfaction{.helped = row.get<bool>(14),
                                                 .comment = row.get<std::string>(15),
                                                 .created_at = from_millis(row.integer(16))};
    if (!row.is_null(4) && !row.is_null(10))
        ticket.about = TicketObject{{row.get<std::string>(4)}, from_millis(row.integer(10))};
    return ticket;
}

TicketEvent event_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .number = row.get<int>(1),
            .author = row.get<std::string>(2),
            .by_agent = row.get<bool>(3),
            .message = row.get<std::string>(4),
            .to_status = row.is_null(5) ? std::nullopt : ticket_status_named(row.text(5)),
            .created_at = from_millis(row.integer(6)),
            .attachments = {},
            .internal = row.get<bool>(7)};
}

TicketObject object_in(const storage::Row& row) {
    return {.order = {row.get<std::string>(0)}, .modified_at = from_millis(row.integer(1))};
}

}  // namespace

std::string SqlTicketStore::next_id() {
    return "T-" + std::to_string(kBeforeFirst + storage::next_number(session_, "ticket"));
}

void SqlTicketStore::add(const Ticket& ticket) {
    const std::optional<std::string> order =
        ticket.about ? std::optional{ticket.about->order.value} : std::nullopt;
    session_.execute(
        "INSERT INTO ticket (id, customer_id, subject, category, order_code, status, created_at, modified_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {ticket.id, ticket.customer.value, ticket.subject, name_of(ticket.category), order, name_of(ticket.status),
         to_millis(ticket.created_at), to_millis(ticket.modified_at)});
}

std::optional<Ticket> SqlTicketStore::read(const std::string& id) {
    auto ticket = session_.row(std::string{kSelect} + "WHERE ticket.id = $1", {id}, ticket_in);
    if (ticket)
        ticket->events = session_.rows(
            "SELECT id, number, author, by_agent, message, to_status, created_at, internal FROM ticket_event "
            "WHERE ticket_id = $1 ORDER BY number",
            {id}, event_in);
    return ticket;
}

std::optional<Ticket> SqlTicketStore::find(const std::string& id) { return read(id); }

std::optional<Ticket> SqlTicketStore::lock(const std::string& id) {
    session_.query(std::string{"SELECT id FROM ticket WHERE id = $1"}.append(session_.for_update()), {id},
                   [](const storage::Row&) {});
    return read(id);
}

void SqlTicketStore::save(const Ticket& ticket) {
    const std::optional<std::int64_t> closed_at =
        ticket.status == TicketStatus::closed ? std::optional{to_millis(ticket.modified_at)} : std::nullopt;
    session_.execute(
        "UPDATE ticket SET status = $2, answered = $3, last_by_agent = $4, modified_at = $5, closed_at = $6 "
        "WHERE id = $1",
        {ticket.id, name_of(ticket.status), std::int64_t{ticket.answered}, std::int64_t{ticket.last_by_agent},
         to_millis(ticket.modified_at), closed_at});
}

void SqlTicketStore::add(const std::string& ticket, const TicketEvent& event) {
    const std::optional<std::string> to_status =
        event.to_status ? std::optional{std::string{name_of(*event.to_status)}} : std::nullopt;
    session_.execute(
        "INSERT INTO ticket_event (id, ticket_id, number, author, by_agent, message, to_status, created_at, "
        "internal) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {event.id, ticket, event.number, event.author, std::int64_t{event.by_agent}, event.message, to_status,
         to_millis(event.created_at), std::int64_t{event.internal}});
}

void SqlTicketStore::add(const std::string& ticket, const TicketSatisfaction& said) {
    session_.execute(
        "INSERT INTO ticket_satisfaction (ticket_id, helped, comment, created_at) VALUES ($1, $2, $3, $4)",
        {ticket, std::int64_t{said.helped}, said.comment, to_millis(said.created_at)});
}

void SqlTicketStore::set_asked(const std::string& id, TimePoint now) {
    session_.execute("UPDATE ticket SET asked_at = $2 WHERE id = $1", {id, to_millis(now)});
}

SatisfactionCount SqlTicketStore::satisfaction_since(TimePoint since) {
    return session_
        .row(
            "SELECT COUNT(*), COUNT(CASE WHEN said.helped = 1 THEN 1 END), "
            "COUNT(CASE WHEN said.helped = 0 THEN 1 END) "
            "FROM ticket LEFT JOIN ticket_satisfaction said ON said.ticket_id = ticket.id "
            "WHERE ticket.asked_at >= $1",
            {to_millis(since)},
            [](const storage::Row& row) {
                return SatisfactionCount{
                    .asked = row.get<int>(0), .helped = row.get<int>(1), .not_helped = row.get<int>(2)};
            })
        .value_or(SatisfactionCount{});
}

std::vector<Ticket> SqlTicketStore::not_helped_since(TimePoint since, int most) {
    return session_.rows(std::string{kSelect} +
                             "WHERE said.helped = 0 AND said.created_at >= $1 "
                             "ORDER BY said.created_at DESC, ticket.id DESC LIMIT $2",
                         {to_millis(since), most}, ticket_in);
}

TicketPage SqlTicketStore::page(const CustomerId& customer, int page, int page_size) {
    TicketPage found;
    found.total = session_
                      .row("SELECT COUNT(*) FROM ticket WHERE customer_id = $1", {customer.value},
                           [](const storage::Row& row) { return row.get<int>(0); })
                      .value_or(0);
    found.tickets =
        session_.rows(std::string{kSelect} +
                          "WHERE ticket.customer_id = $1 ORDER BY ticket.modified_at DESC, ticket.id DESC "
                          "LIMIT $2 OFFSET $3",
                      {customer.value, page_size, std::int64_t{page} * page_size}, ticket_in);
    return found;
}

std::optional<std::string> SqlTicketStore::of_reply_token(const std::string& token) {
    return session_.row("SELECT id FROM ticket WHERE reply_token = $1", {token},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

void SqlTicketStore::set_reply_token(const std::string& id, const std::string& token) {
    const std::optional<std::string> kept = token.empty() ? std::nullopt : std::optional{token};
    session_.execute("UPDATE ticket SET reply_token = $2 WHERE id = $1", {id, kept});
}

int SqlTicketStore::written_since(const CustomerId& customer, bool internal, TimePoint since) {
    return session_
        .row(
            "SELECT COUNT(*) FROM ticket_event e JOIN ticket t ON t.id = e.ticket_id WHERE t.customer_id = $1 "
            "AND e.by_agent = 0 AND e.internal = $2 AND e.created_at > $3",
            {customer.value, std::int64_t{internal}, to_millis(since)},
            [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

bool SqlTicketStore::first_time(const std::string& digest, TimePoint now) {
    return session_.execute(
               "INSERT INTO received_mail (digest, received_at) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING",
               {digest, to_millis(now)}) == 1;
}

std::vector<TicketObject> SqlTicketStore::orders_of(const CustomerId& customer, int most) {
    return session_.rows(
        "SELECT code, created_at FROM customer_order WHERE customer_id = $1 ORDER BY created_at DESC, code DESC "
        "LIMIT $2",
        {customer.value, most}, object_in);
}

std::optional<TicketObject> SqlTicketStore::order_of(const CustomerId& customer, const std::string& code) {
    return session_.row("SELECT code, created_at FROM customer_order WHERE customer_id = $1 AND code = $2",
                        {customer.value, code}, object_in);
}

}  // namespace spaza
