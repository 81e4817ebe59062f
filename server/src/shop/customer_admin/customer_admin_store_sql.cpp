#include "shop/customer_admin/customer_admin_store_sql.hpp"

#include <algorithm>

#include "platform/storage/change_log.hpp"
#include "shop/accounts/customer_changes.hpp"

namespace spaza {
namespace {

using storage::Row;

int number_in(const Row& row) { return row.get<int>(0); }

std::optional<TimePoint> time_in(const Row& row, int column) {
    return row.get<std::optional<std::int64_t>>(column).transform(from_millis);
}

constexpr const char* kLeaving =
    "SELECT customer_id AS id FROM account_deletion WHERE done_at IS NULL UNION SELECT customer_id FROM "
    "customer_deletion_proposal";

/// `FROM customer c …` with its values.
struct Asked {
    std::string from{"FROM customer c"};
    std::vector<storage::Value> values{};

    std::string number(std::int64_t value) {
        values.emplace_back(value);
        return '$' + std::to_string(values.size());
    }
};

Asked asked(const CustomerQuestion& question) {
    Asked out;
    std::string conditions;
    if (question.among) {
        for (const CustomerId& each : *question.among) {
            out.values.emplace_back(each.value);
            conditions += (conditions.empty() ? "c.id IN ($" : ", $") + std::to_string(out.values.size());
        }
        conditions += ')';
    }
    const auto add = [&](const std::string& condition) {
        conditions += (conditions.empty() ? "" : " AND ") + condition;
    };
    if (question.view == CustomerView::blocked) add("c.blocked_at IS NOT NULL");
    if (question.view == CustomerView::leaving) add(std::string{"c.id IN ("} + kLeaving + ')');
    if (!conditions.empty()) out.from += " WHERE " + conditions;
    return out;
}

}  // namespace

FoundCustomers SqlCustomerAdminStore::find(const CustomerQuestion& question) {
    FoundCustomers found;
    if (question.among && question.among->empty()) return found;
    Asked counting = asked(question);
    const std::string most = counting.number(kMostCustomersCounted + 1);
    session_.query("SELECT COUNT(*) FROM (SELECT c.id " + counting.from + " LIMIT " + most + ") counted",
                   counting.values, [&](const Row& row) { found.total = number_in(row); });
    found.is_cut = found.total > kMostCustomersCounted;
    found.total = std::min(found.total, kMostCustomersCounted);
    const std::int64_t first = std::int64_t{question.page} * question.page_size;
    if (first >= found.total) return found;

    Asked page = asked(question);
    const std::string size = page.number(question.page_size);
    const std::string skipped = page.number(first);
    session_.query(
        "SELECT c.id " + page.from + " ORDER BY c.created_at DESC, c.id DESC LIMIT " + size + " OFFSET " + skipped,
        page.values,
        [&](const Row& row) { found.customers.push_back({.id = CustomerId{row.get<std::string>(0)}}); });
    for (ListedCustomer& each : found.customers) add_sums(each);
    return found;
}

void SqlCustomerAdminStore::add_sums(ListedCustomer& customer) {
    session_.query(
        "SELECT COUNT(*), MAX(created_at), CAST(COALESCE(SUM(CASE WHEN paid_at IS NOT NULL THEN total_cents END), "
        "0) AS BIGINT) FROM customer_order WHERE customer_id = $1",
        {customer.id.value}, [&](const Row& row) {
            customer.orders = number_in(row);
            customer.last_order_at = time_in(row, 1);
            customer.bought = Money::cents(row.integer(2));
        });
    customer.is_leaving = session_
                              .row(std::string{"SELECT 1 FROM ("} + kLeaving + ") leaving WHERE id = $1",
                                   {customer.id.value}, number_in)
                              .has_value();
}

CountedCases SqlCustomerAdminStore::counted(const CustomerId& customer, const char* table, const char* is_open) {
    return session_
        .row(std::string{"SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN "} + is_open +
                 " THEN 1 ELSE 0 END), 0) AS BIGINT) FROM " + table + " WHERE customer_id = $1",
             {customer.value},
             [](const Row& row) { return CountedCases{.all = number_in(row), .open = row.get<int>(1)}; })
        .value_or(CountedCases{});
}

CustomerFigures SqlCustomerAdminStore::figures(const CustomerId& customer) {
    CustomerFigures figures;
    session_.query(
        "SELECT COUNT(*), MAX(created_at), CAST(COALESCE(SUM(CASE WHEN paid_at IS NOT NULL THEN total_cents END), "
        "0) AS BIGINT), CAST(COALESCE(SUM((SELECT SUM(e.quantity - e.cancelled) FROM order_entry e WHERE "
        "o.paid_at IS NOT NULL AND e.order_code = "
        "o.code)), 0) AS BIGINT), CAST(COALESCE(SUM((SELECT SUM(r.amount_cents) FROM refund r WHERE r.order_code "
        "= o.code AND r.state = 'done')), 0) AS BIGINT) FROM customer_order o WHERE o.customer_id = $1",
        {customer.value}, [&](const Row& row) {
            figures.orders = number_in(row);
            figures.last_order_at = time_in(row, 1);
            figures.bought = Money::cents(row.integer(2));
            figures.units = row.get<int>(3);
            figures.refunded = Money::cents(row.integer(4));
        });
    figures.returns = counted(customer, "return_request", "ended_at IS NULL");
    figures.tickets = counted(customer, "ticket", "status <> 'CLOSED'");
    figures.claims = counted(customer, "price_beat_claim", "status IN ('SENT', 'CHECKING', 'AGREED')");
    return figures;
}

bool SqlCustomerAdminStore::lock(const CustomerId& customer) {
    return session_
        .row("SELECT 1 FROM customer WHERE id = $1" + std::string{session_.for_update()}, {customer.value},
             number_in)
        .has_value();
}

std::optional<CustomerBlock> SqlCustomerAdminStore::block(const CustomerId& customer) {
    return session_.row(
        "SELECT blocked_at, blocked_by, blocked_why FROM customer WHERE id = $1 AND blocked_at IS NOT NULL",
        {customer.value}, [](const Row& row) {
            return CustomerBlock{
                .at = from_millis(row.integer(0)), .by = row.get<std::string>(1), .why = row.get<std::string>(2)};
        });
}

void SqlCustomerAdminStore::set_block(const CustomerId& customer, const std::optional<CustomerBlock>& block) {
    const CustomerBlock none;
    const CustomerBlock& kept = block ? *block : none;
    const storage::Value at = block ? storage::Value{to_millis(block->at)} : storage::Value{std::nullopt};
    session_.execute("UPDATE customer SET blocked_at = $2, blocked_by = $3, blocked_why = $4 WHERE id = $1",
                     {customer.value, at, kept.by, kept.why});
    storage::append_change(session_, "customer", customer_changed(customer));
}

std::vector<CustomerNote> SqlCustomerAdminStore::notes(const CustomerId& customer) {
    return session_.rows(
        "SELECT number, at, by_whom, text FROM customer_note WHERE customer_id = $1 ORDER BY number DESC",
        {customer.value}, [](const Row& row) {
            return CustomerNote{.number = number_in(row),
                                .at = from_millis(row.integer(1)),
                                .by = row.get<std::string>(2),
                                .text = row.get<std::string>(3)};
        });
}

CustomerNote SqlCustomerAdminStore::add_note(const CustomerId& customer, CustomerNote note) {
    note.number = session_
                      .row(
                          "INSERT INTO customer_note (customer_id, number, at, by_whom, text) SELECT $1, "
                          "COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM customer_note WHERE customer_id = $1 "
                          "RETURNING number",
                          {customer.value, to_millis(note.at), note.by, note.text}, number_in)
                      .value();
    return note;
}

std::optional<DeletionProposal> SqlCustomerAdminStore::proposal(const CustomerId& customer) {
    return session_.row("SELECT at, by_whom, why FROM customer_deletion_proposal WHERE customer_id = $1",
                        {customer.value}, [](const Row& row) {
                            return DeletionProposal{.at = from_millis(row.integer(0)),
                                                    .by = row.get<std::string>(1),
                                                    .why = row.get<std::string>(2)};
                        });
}

void SqlCustomerAdminStore::add_proposal(const CustomerId& customer, const DeletionProposal& proposal) {
    session_.execute(
        "INSERT INTO customer_deletion_proposal (customer_id, at, by_whom, why) VALUES ($1, $2, $3, $4)",
        {customer.value, to_millis(proposal.at), proposal.by, proposal.why});
}

void SqlCustomerAdminStore::remove_proposal(const CustomerId& customer) {
    session_.execute("DELETE FROM customer_deletion_proposal WHERE customer_id = $1", {customer.value});
}

std::pair<int, std::optional<TimePoint>> SqlCustomerAdminStore::waiting_proposals() {
    return session_
        .row("SELECT COUNT(*), MIN(at) FROM customer_deletion_proposal", {},
             [](const Row& row) {
                 return std::pair{number_in(row), time_in(row, 1)};
             })
        .value();
}

std::vector<ConsentLine> SqlCustomerAdminStore::consents(const CustomerId& customer, int most) {
    return session_.rows(
        "SELECT purpose, granted, wording, channel, source, given_at FROM consent_entry WHERE customer_id = $1 "
        "ORDER BY given_at DESC, id LIMIT $2",
        {customer.value, most}, [](const Row& row) {
            return ConsentLine{.purpose = row.get<std::string>(0),
                               .granted = row.get<bool>(1),
                               .wording = row.get<std::string>(2),
                               .channel = row.get<std::string>(3),
                               .source = row.get<std::string>(4),
                               .at = from_millis(row.integer(5))};
        });
}

std::vector<CustomerAct> SqlCustomerAdminStore::acts(const CustomerId& customer, int most) {
    return session_.rows("SELECT at, by_whom, act FROM staff_act WHERE about = $1 ORDER BY number DESC LIMIT $2",
                         {customer.value, most}, [](const Row& row) {
                             return CustomerAct{.at = from_millis(row.integer(0)),
                                                .by = row.get<std::string>(1),
                                                .act = row.get<std::string>(2)};
                         });
}

}  // namespace spaza
