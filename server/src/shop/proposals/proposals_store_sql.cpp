#include "shop/proposals/proposals_store_sql.hpp"

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kFirst = 10000;
constexpr const char* kProposal =
    "SELECT s.id, s.topic, s.kind, s.about, s.store_code, s.products, s.payload, s.before_cents, s.after_cents, "
    "s.units, s.value_cents, s.reason, s.why, s.by_whom, s.at, s.state, COALESCE((SELECT name FROM product WHERE "
    "code = s.about), '') FROM staff_proposal s ";

std::optional<Money> money_in(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return Money::cents(row.integer(column));
}

std::optional<std::int64_t> cents_of(const std::optional<Money>& money) {
    return money ? std::optional{money->in_cents()} : std::nullopt;
}

ProposalTopic topic_named(std::string_view name) {
    if (name == "stock") return ProposalTopic::stock;
    return name == "promotions" ? ProposalTopic::promotions : ProposalTopic::prices;
}

Proposal proposal_in(const storage::Row& row) {
    return {.id = row.get<std::string>(0),
            .topic = topic_named(row.text(1)),
            .kind = row.get<std::string>(2),
            .about = row.get<std::string>(3),
            .store = row.get<std::string>(4),
            .products = row.get<int>(5),
            .payload = row.get<std::string>(6),
            .before = money_in(row, 7),
            .after = money_in(row, 8),
            .units = row.get<int>(9),
            .value = Money::cents(row.integer(10)),
            .reason = row.get<std::string>(11),
            .why = row.get<std::string>(12),
            .by = row.get<std::string>(13),
            .at = from_millis(row.integer(14)),
            .state = row.text(15) == "done"        ? ProposalState::done
                     : row.text(15) == "withdrawn" ? ProposalState::withdrawn
                                                   : ProposalState::waiting,
            .name = row.get<std::string>(16)};
}

}  // namespace

std::string_view name_of(ProposalTopic topic) {
    switch (topic) {
        case ProposalTopic::prices: return "prices";
        case ProposalTopic::stock: return "stock";
        case ProposalTopic::promotions: return "promotions";
    }
    return {};
}

std::string_view name_of(ProposalState state) {
    switch (state) {
        case ProposalState::waiting: return "waiting";
        case ProposalState::done: return "done";
        case ProposalState::withdrawn: return "withdrawn";
    }
    return {};
}

Proposal SqlProposalStore::add(Proposal proposal) {
    proposal.id = "PP-" + std::to_string(kFirst + storage::next_number(session_, "staff_proposal"));
    const auto before = cents_of(proposal.before);
    const auto after = cents_of(proposal.after);
    session_.execute(
        "INSERT INTO staff_proposal (id, topic, kind, about, store_code, products, payload, before_cents, "
        "after_cents, units, value_cents, reason, why, by_whom, at, state) VALUES ($1, $2, $3, $4, $5, $6, $7, "
        "$8, "
        "$9, $10, $11, $12, $13, $14, $15, 'waiting')",
        {proposal.id, name_of(proposal.topic), proposal.kind, proposal.about, proposal.store, proposal.products,
         proposal.payload, before, after, proposal.units, proposal.value.in_cents(), proposal.reason, proposal.why,
         proposal.by, to_millis(proposal.at)});
    proposal.name = session_
                        .row("SELECT name FROM product WHERE code = $1", {proposal.about},
                             [](const storage::Row& row) { return row.get<std::string>(0); })
                        .value_or("");
    return proposal;
}

std::optional<Proposal> SqlProposalStore::lock(ProposalTopic topic, const std::string& id) {
    const auto held = session_.row(
        "SELECT id FROM staff_proposal WHERE id = $1 AND topic = $2" + std::string{session_.for_update()},
        {id, name_of(topic)}, [](const storage::Row&) { return true; });
    if (!held) return std::nullopt;
    return session_.row(std::string{kProposal} + "WHERE s.id = $1", {id}, proposal_in);
}

void SqlProposalStore::decide(const std::string& id, ProposalState state, const std::string& by, TimePoint at) {
    session_.execute("UPDATE staff_proposal SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1",
                     {id, name_of(state), by, to_millis(at)});
}

std::vector<Proposal> SqlProposalStore::waiting(ProposalTopic topic, const std::string& about, int most) {
    return session_.rows(std::string{kProposal} +
                             "WHERE s.topic = $1 AND s.state = 'waiting' AND ($2 = '' OR s.about = $2) ORDER BY "
                             "s.at, s.id LIMIT $3",
                         {name_of(topic), about, most}, proposal_in);
}

std::pair<int, std::optional<TimePoint>> SqlProposalStore::waiting(ProposalTopic topic) {
    return session_
        .row("SELECT COUNT(*), MIN(at) FROM staff_proposal WHERE topic = $1 AND state = 'waiting'",
             {name_of(topic)},
             [](const storage::Row& row) {
                 std::optional<TimePoint> oldest;
                 if (!row.is_null(1)) oldest = from_millis(row.integer(1));
                 return std::pair{row.get<int>(0), oldest};
             })
        .value();
}

}  // namespace spaza
