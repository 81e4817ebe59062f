#include "shop/orders/placing/unpaid_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const UnpaidPolicy kPolicy{.orders = 2, .units = 4, .percent = 50, .new_percent = 25, .address_orders = 3};
constexpr UnpaidHolder kKnown{.is_known = true};
constexpr UnpaidHolder kNew{};
constexpr UnpaidHolder kNewAtAddress{.at_address = true};

UnpaidRequest kettles(int units) {
    return {.entry_number = 3,
            .product = ProductCode{"KETTLE"},
            .name = "Kettle",
            .units = units,
            .stores = {StoreCode{"G205"}, StoreCode{"W001"}}};
}

HeldUnits held(const std::string& order, int units, bool own = true, const std::string& store = "G205") {
    return {.order = OrderCode{order},
            .own = own,
            .from_address = true,
            .product = ProductCode{"KETTLE"},
            .store = StoreCode{store},
            .units = units};
}

std::string refusal(const Done& done) { return done ? "" : done.error().message_key; }

/// What an order of so many units is given where so many others are free beside them.
std::string asked(int units, int free, const HeldUnpaid& held, const UnpaidHolder& holder) {
    return is_little(kettles(units), held, holder, kPolicy)
               ? ""
               : refusal(may_hold(kettles(units), free, held, holder, kPolicy));
}

TEST(UnpaidRules, AFewUnitsAreAnybodysHoweverFewThereAre) {
    EXPECT_EQ(asked(4, 0, {}, kNewAtAddress), "");
    EXPECT_EQ(asked(1, 0, {}, kNewAtAddress), "");
    EXPECT_EQ(asked(5, 0, {}, kNewAtAddress), "order.unpaidUnits");
}

TEST(UnpaidRules, MoreThanThatIsAShareOfWhatIsFree) {
    EXPECT_EQ(asked(25, 75, {}, kNew), "");
    EXPECT_EQ(asked(26, 74, {}, kNew), "order.unpaidUnits");
    EXPECT_EQ(asked(50, 50, {}, kKnown), "");
    EXPECT_EQ(asked(51, 49, {}, kKnown), "order.unpaidUnits");
}

TEST(UnpaidRules, SayHowManyThereMayBe) {
    const auto refused = may_hold(kettles(40), 60, {}, kNew, kPolicy);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::conflict);
    EXPECT_EQ(refused.error().type, "UnpaidUnitsError");
    EXPECT_EQ(refused.error().subject, "3");
    EXPECT_EQ(refused.error().subject_type, "entry");
    const std::vector<std::pair<std::string, std::string>> said{
        {"count", "25"}, {"name", "Kettle"}, {"order", ""}};
    EXPECT_EQ(refused.error().params, said);
    EXPECT_TRUE(is_unpaid_bound(refused.error()));
}

TEST(UnpaidRules, WhatOrdersThatWaitHoldCountsAndIsNamed) {
    const HeldUnpaid waiting{.units = {held("1", 3)}};
    EXPECT_EQ(asked(1, 0, waiting, kNew), "");
    EXPECT_EQ(asked(2, 0, waiting, kNew), "order.unpaidUnitsLeft");
    EXPECT_EQ(asked(2, 0, {.units = {held("1", 4)}}, kNew), "order.unpaidUnitsWait");
    EXPECT_EQ(may_hold(kettles(2), 0, waiting, kNew, kPolicy).error().params.at(2).second, "1");
    EXPECT_EQ(asked(2, 15, waiting, kNew), "");  // a quarter of 20
}

TEST(UnpaidRules, OnlyTheSameProductOnTheSameShelvesCounts) {
    HeldUnpaid elsewhere{.units = {held("1", 4, true, "G101")}};
    EXPECT_EQ(asked(4, 0, elsewhere, kNew), "");
    elsewhere.units.front() = held("1", 4);
    elsewhere.units.front().product = ProductCode{"POT"};
    EXPECT_EQ(asked(4, 0, elsewhere, kNew), "");
}

TEST(UnpaidRules, NewCustomersAtOneAddressShareOne) {
    const HeldUnpaid others{.units = {held("1", 4, false)}};
    EXPECT_EQ(asked(1, 2, others, kNewAtAddress), "order.unpaidUnitsAtAddress");
    EXPECT_EQ(asked(1, 15, others, kNewAtAddress), "");
    EXPECT_EQ(asked(4, 0, others, kKnown), "");
    EXPECT_EQ(asked(4, 0, others, kNew), "");  // whose address is not counted
}

TEST(UnpaidRules, SoManyOrdersMayWaitAndTheOldestIsNamed) {
    const HeldUnpaid two{.units = {held("7", 1), held("7", 2), held("8", 1)}};
    const HeldUnpaid one{.units = {held("7", 1), held("7", 2)}};
    EXPECT_EQ(refusal(another_may_wait(one, kNew, kPolicy)), "");
    const auto refused = another_may_wait(two, kKnown, kPolicy);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "order.unpaidOrders");
    EXPECT_EQ(refused.error().subject, "7");
    EXPECT_TRUE(is_unpaid_bound(refused.error()));
}

TEST(UnpaidRules, SoManyOfNewCustomersAtOneAddressMay) {
    const HeldUnpaid three{.units = {held("7", 1, false), held("8", 1, false), held("9", 1, false)}};
    EXPECT_EQ(refusal(another_may_wait(three, kNewAtAddress, kPolicy)), "order.unpaidAtAddress");
    EXPECT_EQ(refusal(another_may_wait(three, kKnown, kPolicy)), "");
}

TEST(UnpaidRules, EntriesOfOneProductAreOneRequest) {
    const auto requested = by_product({{0, ProductCode{"KETTLE"}, 2, {StoreCode{"G205"}}},
                                       {1, ProductCode{"POT"}, 1, {StoreCode{"G205"}}},
                                       {2, ProductCode{"KETTLE"}, 1, {StoreCode{"W001"}}}});
    ASSERT_EQ(requested.size(), 2U);
    EXPECT_EQ(requested[0].entry_number, 0);
    EXPECT_EQ(requested[0].units, 3);
    EXPECT_EQ(requested[0].stores.size(), 2U);
}

}  // namespace
}  // namespace spaza
