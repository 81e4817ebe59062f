#include <algorithm>
#include <stdexcept>

#include "base/json.hpp"
#include "shop/orders/orders_store_sql.hpp"

namespace spaza {
namespace {

struct KeptGiftUnits {
    int entry{};
    int units{};
    std::int64_t offCents{};
};
BOOST_DESCRIBE_STRUCT(KeptGiftUnits, (), (entry, units, offCents))

struct KeptTerms {
    int every{};
    std::int64_t fromCents{};
    int times{};
    int each{};
    bool gift{};
    std::vector<KeptGiftUnits> earners;
    std::vector<KeptGiftUnits> gifts;
};
BOOST_DESCRIBE_STRUCT(KeptTerms, (), (every, fromCents, times, each, gift, earners, gifts))

std::vector<KeptGiftUnits> to_kept(const std::vector<GiftUnits>& units) {
    std::vector<KeptGiftUnits> kept;
    for (const GiftUnits& each : units) kept.push_back({each.entry, each.units, each.off.in_cents()});
    return kept;
}

std::vector<GiftUnits> from_kept(const std::vector<KeptGiftUnits>& kept) {
    std::vector<GiftUnits> units;
    for (const KeptGiftUnits& each : kept) units.push_back({each.entry, each.units, Money::cents(each.offCents)});
    return units;
}

}  // namespace

void SqlOrderStore::add_gifts(const Order& order) {
    int number = 0;
    for (const GiftTerms& each : order.gifts.terms) {
        const std::string terms = json::write(KeptTerms{.every = each.every,
                                                        .fromCents = each.from.in_cents(),
                                                        .times = each.times,
                                                        .each = each.each,
                                                        .gift = each.gift,
                                                        .earners = to_kept(each.earners),
                                                        .gifts = to_kept(each.gifts)});
        session_.later(
            "INSERT INTO order_gift (order_code, number, promotion_code, terms) VALUES ($1, $2, $3, $4)",
            {order.code.value, ++number, each.promotion, terms});
    }
}

KeptGifts SqlOrderStore::gifts_of(const Order& order) {
    KeptGifts found;
    session_.query("SELECT promotion_code, terms FROM order_gift WHERE order_code = $1 ORDER BY number",
                   {order.code.value}, [&](const storage::Row& row) {
                       const auto kept = json::read<KeptTerms>(row.text(1));
                       if (!kept) throw std::runtime_error{"the terms of an order's gift cannot be read"};
                       found.terms.push_back({.promotion = row.get<std::string>(0),
                                              .every = kept->every,
                                              .from = Money::cents(kept->fromCents),
                                              .times = kept->times,
                                              .each = kept->each,
                                              .gift = kept->gift,
                                              .earners = from_kept(kept->earners),
                                              .gifts = from_kept(kept->gifts)});
                   });
    const bool some_gone =
        std::ranges::any_of(order.entries, [](const OrderEntry& each) { return each.gone() > 0; });
    if (!some_gone) return found;
    session_.query("SELECT withheld_cents, refund_cents FROM order_cancellation WHERE order_code = $1",
                   {order.code.value}, [&](const storage::Row& row) {
                       found.withheld += Money::cents(row.integer(0));
                       found.refunded += Money::cents(row.integer(1));
                   });
    return found;
}

}  // namespace spaza
