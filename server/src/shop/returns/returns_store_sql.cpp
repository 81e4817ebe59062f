#include "shop/returns/returns_store_sql.hpp"

#include <stdexcept>

#include "base/json.hpp"
#include "platform/storage/change_log.hpp"
#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

using storage::Row;

constexpr std::int64_t kBeforeFirstReturn = 10'000;

constexpr std::string_view kReturnColumns =
    "SELECT code, order_code, consignment_code, customer_id, state, mode, store_code, pickup, booking, "
    "delivery_counts, expected_cents, requested_at, answer_by, hand_in_until, arrived_at_store, failure, "
    "taken_back, ended_at, first_agreed, first_agreed_to FROM return_request ";

/// As they are kept.
struct KeptPickup {
    bool somebodyElse{};
    std::string address;
    std::string name;
    std::string phone;
};
BOOST_DESCRIBE_STRUCT(KeptPickup, (), (somebodyElse, address, name, phone))

struct KeptBooking {
    std::string carrier;
    std::string reference;
    int day{};  // since 1970
    std::string window;
};
BOOST_DESCRIBE_STRUCT(KeptBooking, (), (carrier, reference, day, window))

struct KeptReturnUnits {
    int entry{};
    int units{};
    std::int64_t cents{};
};
BOOST_DESCRIBE_STRUCT(KeptReturnUnits, (), (entry, units, cents))

template <class Kept>
Kept kept_in(std::string_view text) {
    auto read = json::read<Kept>(text);
    if (!read) throw std::runtime_error{"what a return keeps cannot be read"};
    return *std::move(read);
}

std::string text_of(const std::optional<ReturnPickup>& pickup) {
    if (!pickup) return {};
    return json::write(KeptPickup{pickup->by_somebody_else, pickup->address, pickup->name, pickup->phone});
}

std::string text_of(const std::optional<CollectionBooking>& booking) {
    if (!booking) return {};
    return json::write(KeptBooking{booking->carrier, booking->reference,
                                   static_cast<int>(booking->day.time_since_epoch().count()), booking->window});
}

std::optional<ReturnPickup> pickup_in(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const auto kept = kept_in<KeptPickup>(text);
    return ReturnPickup{kept.somebodyElse, kept.address, kept.name, kept.phone};
}

std::optional<CollectionBooking> booking_in(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const auto kept = kept_in<KeptBooking>(text);
    return CollectionBooking{kept.carrier, kept.reference, std::chrono::sys_days{std::chrono::days{kept.day}},
                             kept.window};
}

std::optional<std::int64_t> millis_of(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

std::optional<TimePoint> time_in(const Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

ReturnFacts return_facts_in(const Row& row) {
    return {.code = row.get<std::string>(0),
            .order = OrderCode{row.get<std::string>(1)},
            .consignment = row.get<std::string>(2),
            .customer = CustomerId{row.get<std::string>(3)},
            .mode = row.text(5) == "pickup" ? ReturnMode::request_pickup : ReturnMode::drop_at_store,
            .store = StoreCode{row.get<std::string>(6)},
            .pickup = pickup_in(row.text(7)),
            .delivery_counts = row.get<bool>(9),
            .expected = Money::cents(row.integer(10)),
            .requested_at = from_millis(row.integer(11)),
            .answer_by = from_millis(row.integer(12))};
}

ReturnProgress return_progress_in(const Row& row) {
    const auto state = return_state_named(row.text(4));
    if (!state) throw std::runtime_error{"a return is in no state that is known"};
    return {.state = *state,
            .hand_in_until = time_in(row, 13),
            .booking = booking_in(row.text(8)),
            .arrived_at = StoreCode{row.get<std::string>(14)},
            .failure = row.get<std::string>(15),
            .taken_back = row.get<std::optional<int>>(16),
            .ended_at = time_in(row, 17),
            .first_agreed = row.get<std::string>(18),
            .first_agreed_to = return_state_named(row.text(19))};
}

/// `'requested', 'authorised'`, from our own table of words.
std::string quoted(const std::vector<ReturnState>& states) {
    std::string all;
    for (const ReturnState each : states) {
        all += all.empty() ? "'" : ", '";
        all += name_of(each);
        all += '\'';
    }
    return all;
}

std::vector<ReturnState> states_of(ReturnFilter::Which which) {
    using enum ReturnState;
    switch (which) {
        case ReturnFilter::Which::open: return states_under_way();
        case ReturnFilter::Which::refunded: return {refunded, replaced};
        case ReturnFilter::Which::fail: return {sent_back, declined, cancelled, expired};
        case ReturnFilter::Which::all: break;
    }
    return {};
}

}  // namespace

std::string SqlReturnStore::next_code() {
    return "R-" + std::to_string(kBeforeFirstReturn + storage::next_number(session_, "return"));
}

void SqlReturnStore::add(const ReturnRequest& request) {
    session_.execute(
        "INSERT INTO return_request (code, order_code, consignment_code, customer_id, state, mode, store_code, "
        "pickup, delivery_counts, expected_cents, requested_at, answer_by) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {request.code, request.order.value, request.consignment, request.customer.value, name_of(request.state()),
         request.mode == ReturnMode::request_pickup ? "pickup" : "drop", request.store.value,
         text_of(request.pickup), std::int64_t{request.delivery_counts}, request.expected.in_cents(),
         to_millis(request.requested_at), to_millis(request.answer_by)});
    for (const ReturnEntry& each : request.entries())
        session_.execute(
            "INSERT INTO return_entry (return_code, entry_number, units, reason, comment, value_cents) "
            "VALUES ($1, $2, $3, $4, $5, $6)",
            {request.code, each.entry, each.units, terms_of(each.reason).code, each.comment,
             each.value.in_cents()});
    add_line(request.code, request.state(), "customer", "", request.requested_at);
    storage::append_change_of_day(session_, request.requested_at);
    storage::append_change(session_, "return", request.code);
}

std::vector<ReturnRequest> SqlReturnStore::read(const std::string& where_and_order,
                                                const std::vector<storage::Value>& values) {
    std::vector<std::pair<ReturnFacts, ReturnProgress>> rows;
    session_.query(std::string{kReturnColumns} + where_and_order, values,
                   [&](const Row& row) { rows.emplace_back(return_facts_in(row), return_progress_in(row)); });
    std::vector<ReturnRequest> all;
    for (auto& [facts, progress] : rows) {
        const bool looked_at = progress.state == ReturnState::inspected ||
                               progress.state == ReturnState::refunded ||
                               progress.state == ReturnState::replaced || progress.state == ReturnState::sent_back;
        auto entries = session_.rows(
            "SELECT entry_number, units, reason, comment, value_cents, sellable, refurbish, scrap "
            "FROM return_entry WHERE return_code = $1 ORDER BY entry_number",
            {facts.code}, [&](const Row& row) {
                ReturnEntry entry{.entry = row.get<int>(0),
                                  .units = row.get<int>(1),
                                  .reason = return_reason_named(row.text(2)).value_or(ReturnReason::changed_mind),
                                  .comment = row.get<std::string>(3),
                                  .value = Money::cents(row.integer(4))};
                if (looked_at)
                    entry.inspection = Inspection{entry.entry, row.get<int>(5), row.get<int>(6), row.get<int>(7)};
                return entry;
            });
        all.emplace_back(std::move(facts), std::move(entries), std::move(progress), Passkey<SqlReturnStore>{});
    }
    return all;
}

std::optional<ReturnRequest> SqlReturnStore::find(const std::string& code) {
    auto found = read("WHERE code = $1", {code});
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::optional<ReturnRequest> SqlReturnStore::lock(const std::string& code) {
    session_.query(std::string{"SELECT code FROM return_request WHERE code = $1"}.append(session_.for_update()),
                   {code}, [](const Row&) {});
    return find(code);
}

void SqlReturnStore::save(const ReturnRequest& request, const ReturnMove& move) {
    if (request.code != move.request() || request.state() != move.to())
        throw std::logic_error{"the move of another return"};
    const ReturnProgress& now = request.progress();
    session_.execute(
        "UPDATE return_request SET state = $2, booking = $3, hand_in_until = $4, arrived_at_store = $5, "
        "failure = $6, taken_back = $7, ended_at = $8 WHERE code = $1",
        {request.code, name_of(now.state), text_of(now.booking), millis_of(now.hand_in_until),
         now.arrived_at.value, now.failure, now.taken_back, millis_of(now.ended_at)});
    for (const ReturnEntry& each : request.entries())
        if (each.inspection)
            session_.execute(
                "UPDATE return_entry SET sellable = $3, refurbish = $4, scrap = $5 "
                "WHERE return_code = $1 AND entry_number = $2",
                {request.code, each.entry, each.inspection->sellable, each.inspection->refurbish,
                 each.inspection->scrap});
    add_line(request.code, move.to(), move.by(), move.note(), move.at());
    storage::append_change_of_day(session_, request.requested_at);
    storage::append_change(session_, "return", request.code);
}

void SqlReturnStore::set_shelved(const std::string& code, int entry, int units) {
    session_.execute("UPDATE return_entry SET shelved = $3 WHERE return_code = $1 AND entry_number = $2",
                     {code, entry, units});
}

void SqlReturnStore::set_first_agreed(const std::string& code, const std::string& who, ReturnState to) {
    session_.execute("UPDATE return_request SET first_agreed = $2, first_agreed_to = $3 WHERE code = $1",
                     {code, who, name_of(to)});
}

void SqlReturnStore::add_line(const std::string& code, ReturnState state, const std::string& by,
                              const std::string& note, TimePoint at) {
    session_.execute(
        "INSERT INTO return_history (return_code, number, at, state, by_whom, note) "
        "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM return_history WHERE return_code = $1",
        {code, to_millis(at), name_of(state), by, note});
}

std::vector<ReturnLine> SqlReturnStore::history(const std::string& code) {
    return session_.rows(
        "SELECT state, at, by_whom, note FROM return_history WHERE return_code = $1 ORDER BY number", {code},
        [](const Row& row) {
            return ReturnLine{.state = return_state_named(row.text(0)).value_or(ReturnState::requested),
                              .at = from_millis(row.integer(1)),
                              .by = row.get<std::string>(2),
                              .note = row.get<std::string>(3)};
        });
}

std::vector<ReturnRequest> SqlReturnStore::open_of(const OrderCode& order) {
    return read("WHERE order_code = $1 AND state IN (" + quoted(states_under_way()) + ") ORDER BY code",
                {order.value});
}

std::vector<ReturnRequest> SqlReturnStore::counting_of(const OrderCode& order) {
    auto states = states_under_way();
    states.insert(states.end(), {ReturnState::refunded, ReturnState::replaced});
    return read("WHERE order_code = $1 AND state IN (" + quoted(states) + ") ORDER BY code", {order.value});
}

ReturnStore::Page SqlReturnStore::page(const CustomerId& customer, const ReturnFilter& filter) {
    std::string where = "WHERE customer_id = $1";
    if (const auto states = states_of(filter.which); !states.empty())
        where += " AND state IN (" + quoted(states) + ')';
    const std::string order =
        filter.by_number ? " ORDER BY LENGTH(code) DESC, code DESC" : " ORDER BY requested_at DESC, code DESC";
    Page page;
    page.total = session_
                     .row("SELECT COUNT(*) FROM return_request " + where, {customer.value},
                          [](const Row& row) { return row.get<int>(0); })
                     .value_or(0);
    page.requests = read(where + order + " LIMIT $2 OFFSET $3",
                         {customer.value, filter.page_size, std::int64_t{filter.page} * filter.page_size});
    return page;
}

std::vector<std::string> SqlReturnStore::not_handed_in(TimePoint now, int most) {
    return session_.rows(
        "SELECT code FROM return_request WHERE (state = 'collectionBooked' OR (state = 'authorised' AND mode = "
        "'drop')) "
        "AND hand_in_until < $1 "
        "ORDER BY hand_in_until, code LIMIT $2",
        {to_millis(now), most}, [](const Row& row) { return row.get<std::string>(0); });
}

std::optional<Cancellation> SqlReturnStore::taken_back(const OrderCode& order, int number) {
    return session_.row(
        "SELECT at, by_whom, reason, refund_cents, withheld_cents, units FROM order_cancellation "
        "WHERE order_code = $1 AND number = $2",
        {order.value, number}, [](const Row& row) {
            Cancellation made{.at = from_millis(row.integer(0)),
                              .by = row.get<std::string>(1),
                              .reason = row.get<std::string>(2),
                              .units = {},
                              .delivery = {},
                              .licence = {},
                              .withheld = Money::cents(row.integer(4))};
            Money goods;
            for (const KeptReturnUnits& each : kept_in<std::vector<KeptReturnUnits>>(row.text(5))) {
                made.units.push_back({each.entry, each.units, Money::cents(each.cents)});
                goods += Money::cents(each.cents);
            }
            made.delivery = Money::cents(row.integer(3)) + made.withheld - goods;  // the rest of what went back
            return made;
        });
}

std::vector<std::string> late_returns(storage::Session& session, TimePoint asked_before, int most) {
    return session.rows(
        "SELECT r.code FROM return_request r WHERE r.requested_at < $1 AND (r.state IN (" +
            quoted(states_under_way()) +
            ") OR (r.state = 'refunded' AND EXISTS (SELECT 1 FROM refund f WHERE f.state <> 'done' AND "
            "(f.request_key = 'return:' || r.code OR f.request_key LIKE 'return:' || r.code || '/%')))) "
            "ORDER BY r.requested_at, r.code LIMIT $2",
        {to_millis(asked_before), most}, [](const Row& row) { return row.get<std::string>(0); });
}

}  // namespace spaza
