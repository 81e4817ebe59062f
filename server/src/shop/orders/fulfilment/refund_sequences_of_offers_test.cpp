#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <tuple>

#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/fulfilment/gift_test_entry.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

// Every order in which six units with promotions can be cancelled, handed over and sent back.
namespace spaza {
namespace {

constexpr std::int64_t kDelivery = 50'00;

void in_state(Order& order, ConsignmentStatus status) {
    for (OrderConsignment& part : order.consignments) part = OrderRows::part(part, {.status = status});
}

Order delivered_at_a_fee(std::vector<OrderEntry> entries, std::vector<GiftTerms> terms = {}) {
    Order order;
    order.entries = std::move(entries);
    order.gifts.terms = std::move(terms);
    order.consignments.resize(2);
    order.consignments[0].code = "A";
    order.consignments[1].code = "B";
    order.consignments[0].delivery = order.consignments[1].delivery = Delivery::doorstep;
    order.consignments[0].delivery_cost = Money::cents(kDelivery);
    in_state(order, ConsignmentStatus::ready);
    return order;
}

GiftTerms earned(int every, int times, std::vector<GiftUnits> earners, std::vector<GiftUnits> gifts, bool gift) {
    return {.promotion = "OFFER",
            .every = every,
            .from = {},
            .times = times,
            .each = 1,
            .gift = gift,
            .earners = std::move(earners),
            .gifts = std::move(gifts)};
}

class EveryWayBack {
public:
    /// The price paid for the order, less what price beats gave back before.
    explicit EveryWayBack(std::int64_t paid) : paid_{Money::cents(paid)} {}

    /// How many ways there are from here until all is back; each is walked through each of its states once.
    std::int64_t from(const Order& order, bool handed_over, Money back) {
        std::vector<int> left;
        for (const OrderEntry& entry : order.entries) left.push_back(entry.kept());
        if (std::accumulate(left.begin(), left.end(), 0) == 0) {
            EXPECT_EQ(back, paid_);  // to the cent, whatever came first
            return 1;
        }
        const auto [place, is_new] =
            known_.try_emplace({left, handed_over, order.gifts.withheld.in_cents(), back.in_cents()});
        if (!is_new) return place->second;
        std::int64_t ways = 0;
        std::vector<int> units(left.size());
        while (next(units, left)) ways += step(order, units, handed_over, back);
        if (!handed_over) {
            Order delivered = order;
            in_state(delivered, ConsignmentStatus::delivered);
            ways += from(delivered, true, back);
        }
        return place->second = ways;
    }

private:
    /// The next choice of units of each entry; false after the last.
    static bool next(std::vector<int>& units, const std::vector<int>& most) {
        for (std::size_t at = 0; at < units.size(); ++at) {
            if (units[at]++ < most[at]) return true;
            units[at] = 0;
        }
        return false;
    }

    std::int64_t step(Order order, const std::vector<int>& units, bool handed_over, Money back) {
        std::vector<CancelledUnits> request;
        for (std::size_t at = 0; at < units.size(); ++at)
            if (units[at] > 0) request.push_back({static_cast<int>(at), units[at], {}});
        const auto made = handed_over ? taken_back_of(order, request, true) : cancellation_of(order, request);
        if (!made) {
            ADD_FAILURE() << made.error().message_key;
            return 0;
        }
        EXPECT_GE(made->refund(), Money{});
        EXPECT_LE(back + made->refund(), paid_);
        for (const CancelledUnits& each : made->units) {
            OrderEntry& entry = order.entries[static_cast<std::size_t>(each.entry)];
            EXPECT_LE(each.units, entry.kept());
            EXPECT_GE(each.value, Money{});
            (handed_over ? entry.returned : entry.cancelled) += each.units;
        }
        order.gifts.withheld += made->withheld;
        return from(order, handed_over, back + made->refund());
    }

    Money paid_;
    std::map<std::tuple<std::vector<int>, bool, std::int64_t, std::int64_t>, std::int64_t> known_;
};

/// All ways for six units, each first possibly cancelled and then sent back.
std::int64_t ways_of(const Order& order, std::int64_t paid) { return EveryWayBack{paid}.from(order, false, {}); }

// What was paid stands in each test, added up by hand and not by the rules: goods, and R 50 to bring them.

TEST(RefundSequencesOfOffers, TheThirdFreeOfOneProduct) {
    const Order order = delivered_at_a_fee({gift_test_entry(0, 6, 33'33, 133'32)},
                                           {earned(2, 2, {{0, 4}}, {{0, 2, Money::cents(66'66)}}, false)});
    // Six is added up in 32 ways, C(5, m - 1) of them of m steps; before any of these, or never, it is delivered.
    EXPECT_EQ(ways_of(order, 133'32 + kDelivery), 144);
}

TEST(RefundSequencesOfOffers, TheThirdFreeOfAnotherProduct) {
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 4, 100'01, 400'04), gift_test_entry(1, 2, 33'33, 0, "B")},
                           {earned(2, 2, {{0, 4}}, {{1, 2, Money::cents(66'66)}}, false)});
    EXPECT_GT(ways_of(order, 400'04 + kDelivery), 100);
}

TEST(RefundSequencesOfOffers, TheThirdAtHalfThePriceWithACentThatDividesByNothing) {
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 4, 100'01, 400'04), gift_test_entry(1, 2, 33'33, 33'33, "B")},
                           {earned(2, 2, {{0, 4}}, {{1, 2, Money::cents(33'33)}}, false)});
    EXPECT_GT(ways_of(order, 433'37 + kDelivery), 1000);
}

TEST(RefundSequencesOfOffers, AGiftForEveryTwo) {
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 4, 99'99, 399'96), gift_test_entry(1, 2, 30'01, 0, "B")},
                           {earned(2, 2, {{0, 4}}, {{1, 2, Money::cents(60'02)}}, true)});
    EXPECT_GT(ways_of(order, 399'96 + kDelivery), 100);
}

TEST(RefundSequencesOfOffers, AGiftFromAnAmountWorthMoreThanWhatEarnedIt) {
    GiftTerms terms = earned(0, 1, {{0, 3}, {1, 2}}, {{2, 1, Money::cents(500'00)}}, true);
    terms.from = Money::cents(200'00);
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 3, 33'33, 99'99), gift_test_entry(1, 2, 100'01, 200'02),
                            gift_test_entry(2, 1, 500'00, 0, "B")},
                           {terms});
    EXPECT_GT(ways_of(order, 300'01 + kDelivery), 1000);
}

TEST(RefundSequencesOfOffers, ABundlesSavingStandsOnEachOfItsItems) {
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 2, 99'99, 166'67), gift_test_entry(1, 2, 50'00, 83'33),
                            gift_test_entry(2, 2, 30'00, 49'99)});
    EXPECT_GT(ways_of(order, 299'99 + kDelivery), 1000);
}

TEST(RefundSequencesOfOffers, APercentageThatLeavesCents) {
    const Order order = delivered_at_a_fee(
        {gift_test_entry(0, 3, 33'33, 85'00), gift_test_entry(1, 2, 100'01, 170'01), gift_test_entry(2, 1, 1, 1)});
    EXPECT_GT(ways_of(order, 255'02 + kDelivery), 1000);
}

TEST(RefundSequencesOfOffers, APriceBeatPaidOutBeforeIsNotPaidTwice) {
    Order order = delivered_at_a_fee({gift_test_entry(0, 4, 100'01, 360'03), gift_test_entry(1, 2, 33'33, 66'66)});
    order.entries[0].beaten_units = 3;
    order.entries[0].beaten = Money::cents(40'01);
    EXPECT_GT(ways_of(order, 360'03 - 40'01 + 66'66 + kDelivery), 1000);
}

TEST(RefundSequencesOfOffers, TwoOffersAtOnce) {
    const Order order =
        delivered_at_a_fee({gift_test_entry(0, 3, 33'33, 66'66), gift_test_entry(1, 2, 100'01, 200'02),
                            gift_test_entry(2, 1, 20'00, 0, "B")},
                           {earned(2, 1, {{0, 2}}, {{0, 1, Money::cents(33'33)}}, false),
                            earned(2, 1, {{1, 2}}, {{2, 1, Money::cents(20'00)}}, true)});
    EXPECT_GT(ways_of(order, 266'68 + kDelivery), 1000);
}

}  // namespace
}  // namespace spaza
