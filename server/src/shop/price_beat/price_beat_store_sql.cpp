#include "shop/price_beat/price_beat_store_sql.hpp"

#include "platform/storage/numbers.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kBeforeFirst = 10'000;

const std::string kSelect =
    "SELECT id, customer_id, kind, order_code, entry_number, product_code, product_name, product_url, image_url, "
    "own_cents, competitor_cents, competitor_url, difference_cents, bonus_cents, amount_cents, comment, "
    "created_at, "
    "status, first_agreed, reason, coupon, coupon_ends, credit_note, modified_at FROM price_beat_claim ";

PriceBeatFacts facts_in(const storage::Row& row) {
    return {
        .id = row.get<std::string>(0),
        .customer = CustomerId{row.get<std::string>(1)},
        .kind = price_beat_kind_named(row.text(2)).value(),
        .order = OrderCode{row.get<std::string>(3)},
        .entry_number = row.get<int>(4),
        .product = ProductCode{row.get<std::string>(5)},
        .product_name = row.get<std::string>(6),
        .product_url = row.get<std::string>(7),
        .image_url = row.get<std::string>(8),
        .own_price = Money::cents(row.integer(9)),
        .competitor_price = Money::cents(row.integer(10)),
        .competitor_url = row.get<std::string>(11),
        .beaten = {Money::cents(row.integer(12)), Money::cents(row.integer(13)), Money::cents(row.integer(14))},
        .comment = row.get<std::string>(15),
        .created_at = from_millis(row.integer(16))};
}

std::optional<std::int64_t> millis(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

}  // namespace

PriceBeatClaim SqlPriceBeatStore::claim_in(const storage::Row& row) {
    return PriceBeatClaim{
        facts_in(row),
        {.status = price_beat_status_named(row.text(17)).value(),
         .first_agreed = row.get<std::string>(18),
         .reason = row.get<std::string>(19),
         .coupon = row.get<std::string>(20),
         .coupon_ends = row.is_null(21) ? std::nullopt : std::optional{from_millis(row.integer(21))},
         .credit_note = row.get<std::string>(22),
         .modified_at = from_millis(row.integer(23))},
        {}};
}

std::string SqlPriceBeatStore::next_id() {
    return "PB-" + std::to_string(kBeforeFirst + storage::next_number(session_, "price_beat"));
}

bool SqlPriceBeatStore::add(const PriceBeatClaim& claim, const std::string& slot) {
    const auto added = session_.execute(
        "INSERT INTO price_beat_claim (id, customer_id, kind, order_code, entry_number, product_code, "
        "product_name, "
        "product_url, image_url, own_cents, competitor_cents, competitor_url, difference_cents, bonus_cents, "
        "amount_cents, comment, slot, status, created_at, modified_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) "
        "ON CONFLICT (slot) DO NOTHING",
        {claim.id,
         claim.customer.value,
         name_of(claim.kind),
         claim.order.value,
         claim.entry_number,
         claim.product.value,
         claim.product_name,
         claim.product_url,
         claim.image_url,
         claim.own_price.in_cents(),
         claim.competitor_price.in_cents(),
         claim.competitor_url,
         claim.beaten.difference.in_cents(),
         claim.beaten.bonus.in_cents(),
         claim.beaten.amount.in_cents(),
         claim.comment,
         slot,
         name_of(claim.status()),
         to_millis(claim.created_at),
         to_millis(claim.progress().modified_at)});
    if (added == 1) add_line(claim.opened());
    return added == 1;
}

std::optional<PriceBeatClaim> SqlPriceBeatStore::find(const std::string& id) {
    return session_.row(kSelect + "WHERE id = $1", {id}, claim_in);
}

std::optional<PriceBeatClaim> SqlPriceBeatStore::lock(const std::string& id) {
    return session_.row((kSelect + "WHERE id = $1").append(session_.for_update()), {id}, claim_in);
}

void SqlPriceBeatStore::save(const PriceBeatClaim& claim, const PriceBeatMove& move) {
    const PriceBeatProgress& now = claim.progress();
    session_.execute(
        "UPDATE price_beat_claim SET status = $2, first_agreed = $3, reason = $4, coupon = $5, coupon_ends = $6, "
        "credit_note = $7, modified_at = $8, slot = CASE WHEN $2 = 'REFUSED' THEN NULL ELSE slot END WHERE id = "
        "$1",
        {claim.id, name_of(now.status), now.first_agreed, now.reason, now.coupon, millis(now.coupon_ends),
         now.credit_note, to_millis(now.modified_at)});
    add_line(move);
}

void SqlPriceBeatStore::add_line(const PriceBeatMove& move) {
    session_.execute(
        "INSERT INTO price_beat_history (claim_id, number, at, what, status, by_whom, said) "
        "SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM price_beat_history WHERE claim_id = $1",
        {move.claim(), to_millis(move.at()), move.what(), name_of(move.to()), move.by(), move.said()});
}

std::vector<PriceBeatLine> SqlPriceBeatStore::history(const std::string& id) {
    return session_.rows(
        "SELECT at, what, status, by_whom, said FROM price_beat_history WHERE claim_id = $1 ORDER BY number", {id},
        [](const storage::Row& row) {
            return PriceBeatLine{.at = from_millis(row.integer(0)),
                                 .what = row.get<std::string>(1),
                                 .status = price_beat_status_named(row.text(2)).value(),
                                 .by = row.get<std::string>(3),
                                 .said = row.get<std::string>(4)};
        });
}

PriceBeatPage SqlPriceBeatStore::page(const CustomerId& customer, int page, int page_size) {
    PriceBeatPage found;
    found.total = session_
                      .row("SELECT COUNT(*) FROM price_beat_claim WHERE customer_id = $1", {customer.value},
                           [](const storage::Row& row) { return row.get<int>(0); })
                      .value_or(0);
    found.claims =
        session_.rows(kSelect + "WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3",
                      {customer.value, page_size, std::int64_t{page} * page_size}, claim_in);
    return found;
}

std::vector<PriceBeatClaim> SqlPriceBeatStore::of_order(const OrderCode& order) {
    return session_.rows(
        kSelect + "WHERE order_code = $1 AND status <> 'REFUSED' ORDER BY entry_number, created_at, id",
        {order.value}, claim_in);
}

void SqlPriceBeatStore::free_ended(const std::string& slot, TimePoint now) {
    session_.execute("UPDATE price_beat_claim SET slot = NULL WHERE slot = $1 AND coupon_ends <= $2",
                     {slot, to_millis(now)});
}

void SqlPriceBeatStore::hold_order(const OrderCode& order) {
    session_.query(std::string{"SELECT code FROM customer_order WHERE code = $1"}.append(session_.for_update()),
                   {order.value}, [](const storage::Row&) {});
}

void SqlPriceBeatStore::note_beaten(const OrderCode& order, int entry, Money amount) {
    session_.execute(
        "UPDATE order_entry SET beaten_units = beaten_units + 1, beaten_cents = beaten_cents + $3 "
        "WHERE order_code = $1 AND number = $2",
        {order.value, entry, amount.in_cents()});
}

bool SqlPriceBeatStore::refund_is_open(const std::string& request_key) {
    return session_
        .row("SELECT 1 FROM refund WHERE (request_key = $1 OR request_key LIKE $2) AND state <> 'done' LIMIT 1",
             {request_key, request_key + "/%"}, [](const storage::Row&) { return true; })
        .has_value();
}

bool SqlPriceBeatStore::is_used(const std::string& coupon) {
    return session_
        .row(
            "SELECT used FROM promotion_use WHERE kind = 'coupon' AND code = $1 AND customer_id = '' AND used > 0",
            {coupon}, [](const storage::Row&) { return true; })
        .has_value();
}

}  // namespace spaza
