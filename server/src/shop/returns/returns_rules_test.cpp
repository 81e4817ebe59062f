#include "shop/returns/returns_rules.hpp"

#include <gtest/gtest.h>

#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

using namespace std::chrono;

/// Delivered on Friday 5 June 2026.
const TimePoint kDelivered = parse_iso_time("2026-06-05T14:00:00+0200").value();
const sys_days kDay = johannesburg_day(kDelivered);

Order delivered_order() {
    Order order;
    OrderEntry kettle;
    kettle.number = 0;
    kettle.consignment = "A";
    kettle.quantity = 3;
    OrderEntry wine = kettle;
    wine.number = 1;
    wine.liquor = true;
    OrderEntry toothbrush = kettle;
    toothbrush.number = 2;
    toothbrush.returnable = false;
    OrderEntry underway = kettle;
    underway.number = 3;
    underway.consignment = "B";
    order.entries = {kettle, wine, toothbrush, underway};
    order.consignments.resize(2);
    order.consignments[0].code = "A";
    order.consignments[0] =
        OrderRows::part(order.consignments[0], {.status = ConsignmentStatus::delivered, .at = kDelivered});
    order.consignments[1].code = "B";
    order.consignments[1] = OrderRows::part(order.consignments[1], {.status = ConsignmentStatus::shipped});
    return order;
}

struct ReturnsRules : ::testing::Test {
    Order order = delivered_order();
    ReturnWindows windows = windows_of(kDelivered, ReturnTerms{}, ReturnTerms{});

    ReturnableEntry may(std::size_t entry, sys_days today, int open_units = 0) {
        const bool here = order.entries[entry].consignment == "A";
        return returnable_of(order, order.entries[entry], open_units, here ? std::optional{windows} : std::nullopt,
                             today);
    }
    std::vector<ReturnableEntry> all(sys_days today) {
        std::vector<ReturnableEntry> made;
        for (std::size_t i = 0; i < order.entries.size(); ++i) made.push_back(may(i, today));
        return made;
    }
    static std::vector<std::string> codes(const ReturnableEntry& entry) {
        std::vector<std::string> made;
        for (const ReasonUntil& each : entry.reasons) made.emplace_back(terms_of(each.reason).code);
        return made;
    }
    /// The first refusal of a form with one entry: its field and key.
    std::pair<std::string, std::string> refused(ReturnFormEntry entry, sys_days today = kDay) {
        const auto checked = checked_entries(order, "A", {std::move(entry)}, all(today), windows);
        if (checked) return {};
        return {checked.error().subject, checked.error().message_key};
    }
};

const std::vector<std::string> kEveryReason{"ProductDamaged", "Faulty", "WrongItem", "HighPrice", "ChangedMind"};
const std::vector<std::string> kFaults{"ProductDamaged", "Faulty", "WrongItem"};

TEST_F(ReturnsRules, OneMayChangeOnesMindToTheEndOfTheSeventhDay) {
    EXPECT_EQ(codes(may(0, kDay + days{7})), kEveryReason);
    EXPECT_EQ(codes(may(0, kDay + days{8})), kFaults);
    EXPECT_EQ(may(0, kDay).change_of_mind_until, sys_days{2026y / June / 12});
}

TEST_F(ReturnsRules, TheShopMayGiveLongerAndTheDeliveryIsPaidBackForTheDaysOfTheLaw) {
    windows = windows_of(kDelivered, ReturnTerms{.change_of_mind_days = 30}, ReturnTerms{});
    EXPECT_EQ(codes(may(0, kDay + days{30})), kEveryReason);
    const std::vector<ReturnEntry> mind{
        {.entry = 0, .units = 1, .reason = ReturnReason::changed_mind, .comment = {}, .value = {}}};
    const std::vector<ReturnEntry> fault{
        {.entry = 0, .units = 1, .reason = ReturnReason::faulty, .comment = {}, .value = {}}};
    EXPECT_TRUE(delivery_counts(mind, windows, kDay + days{7}));
    EXPECT_FALSE(delivery_counts(mind, windows, kDay + days{8}));
    EXPECT_TRUE(delivery_counts(fault, windows, kDay + days{100}));
}

TEST_F(ReturnsRules, DaysPromisedWithTheOrderAreNotTakenBackBeforeItIsHandedOver) {
    const ReturnTerms week;
    const ReturnTerms month{.change_of_mind_days = 30};
    EXPECT_EQ(windows_of(kDelivered, week, month).change_of_mind, kDay + days{30});
    EXPECT_EQ(windows_of(kDelivered, month, week).change_of_mind, kDay + days{30});
    EXPECT_EQ(windows_of(kDelivered, week, week).change_of_mind, kDay + days{7});
    // What the law gives for faults goes by the day of the handing over.
    const ReturnTerms year{.damage_months = 12, .fault_months = 12};
    EXPECT_EQ(windows_of(kDelivered, week, year).fault, windows_of(kDelivered, week, week).fault);
}

TEST_F(ReturnsRules, AFaultMayShowForSixMonthsAlsoFromTheEndOfALongMonth) {
    EXPECT_EQ(may(0, kDay).fault_until, sys_days{2026y / December / 5});
    EXPECT_TRUE(may(0, sys_days{2026y / December / 5}).is_returnable());
    const auto late = may(0, sys_days{2026y / December / 6});
    EXPECT_FALSE(late.is_returnable());
    EXPECT_EQ(late.why_not, NotReturnable::window_closed);
    const auto end_of_august = parse_iso_time("2026-08-31T12:00:00+0200").value();
    EXPECT_EQ(windows_of(end_of_august, ReturnTerms{}, ReturnTerms{}).fault, sys_days{2027y / February / 28});
}

TEST_F(ReturnsRules, DrinksAndWhatIsOpenedComeBackOnlyForAFault) {
    EXPECT_EQ(codes(may(1, kDay)), kFaults);
    EXPECT_EQ(may(1, kDay).why_not, NotReturnable::liquor);
    EXPECT_EQ(codes(may(2, kDay)), kFaults);
    EXPECT_EQ(may(2, kDay).why_not, NotReturnable::kind);
    EXPECT_FALSE(may(2, kDay).change_of_mind_until);
}

TEST_F(ReturnsRules, WhatIsLeftIsWhatWasDeliveredLessWhatCameBackAndIsOnItsWay) {
    order.entries[0].cancelled = 1;
    order.entries[0].returned = 1;
    EXPECT_EQ(may(0, kDay).units, 1);
    EXPECT_EQ(may(0, kDay, 1).units, 0);
    EXPECT_EQ(may(0, kDay, 1).why_not, NotReturnable::all_returned);
    EXPECT_EQ(may(3, kDay).why_not, NotReturnable::not_delivered);
    order.entries[3].cancelled = 3;
    EXPECT_EQ(may(3, kDay).why_not, NotReturnable::cancelled);
}

TEST_F(ReturnsRules, EveryFieldThatIsWrongIsNamed) {
    const ReturnFormEntry good{
        .entry = 0, .units = 1, .reason = "ChangedMind", .comment = {}, .files = {}, .uploaded = {}};
    EXPECT_EQ(refused(good), std::pair(std::string{}, std::string{}));
    const auto with = [&](auto change) {
        ReturnFormEntry made = good;
        change(made);
        return refused(made);
    };
    const auto problem = [](const char* field, const char* key) {
        return std::pair{std::string{"entries/0/"} + field, std::string{key}};
    };
    EXPECT_EQ(with([](auto& e) { e.entry.reset(); }), problem("entryNumber", "return.entryUnknown"));
    EXPECT_EQ(with([](auto& e) { e.entry = 9; }), problem("entryNumber", "return.entryUnknown"));
    EXPECT_EQ(with([](auto& e) { e.entry = 3; }), problem("entryNumber", "return.entryUnknown"));  // another part
    EXPECT_EQ(with([](auto& e) { e.units.reset(); }), problem("quantity", "return.chooseQuantity"));
    EXPECT_EQ(with([](auto& e) { e.units = 0; }), problem("quantity", "return.chooseQuantity"));
    EXPECT_EQ(with([](auto& e) { e.units = 4; }), problem("quantity", "return.quantityTooHigh"));
    EXPECT_EQ(with([](auto& e) { e.reason = ""; }), problem("reasonCode", "return.chooseReason"));
    EXPECT_EQ(with([](auto& e) { e.reason = "Bored"; }), problem("reasonCode", "return.chooseReason"));
    EXPECT_EQ(with([](auto& e) { e.reason = "ProductDamaged"; }), problem("attachments", "return.choosePicture"));
    EXPECT_EQ(with([](auto& e) { e.uploaded = {"a"}; }), problem("attachments", "return.filesElsewhere"));
    EXPECT_EQ(with([](auto& e) { e.comment = std::string(201, 'x'); }), problem("comment", "validation.invalid"));
    EXPECT_EQ(with([](auto& e) { e.entry = 1; }), problem("reasonCode", "return.liquor"));
    EXPECT_EQ(with([](auto& e) { e.entry = 2; }), problem("reasonCode", "return.notReturnableKind"));
    EXPECT_EQ(refused(good, kDay + days{8}), problem("reasonCode", "return.windowClosed"));
    EXPECT_EQ(refused(good, kDay + days{365}), problem("entryNumber", "return.windowsClosed"));
    EXPECT_EQ(checked_entries(order, "A", {}, all(kDay), windows).error().message_key, "return.chooseItem");
    EXPECT_EQ(checked_entries(order, "A", {good, good}, all(kDay), windows).error().message_key, "return.twice");
    ReturnFormEntry bad = good;
    bad.units = 9;
    bad.reason = "Bored";
    EXPECT_EQ(checked_entries(order, "A", {bad}, all(kDay), windows).error().more.size(), 1U);
}

TEST_F(ReturnsRules, AStoreTakesReturnsUnlessItSaysNo) {
    PointOfService store;
    EXPECT_TRUE(takes_returns(store));
    store.services = {"returns:no"};
    EXPECT_FALSE(takes_returns(store));
    store.services.clear();
    store.warehouse = true;
    EXPECT_FALSE(takes_returns(store));
}

TEST_F(ReturnsRules, ADayEndsInJohannesburg) {
    EXPECT_EQ(iso_time(end_of_day(2026y / June / 12)), "2026-06-12T21:59:59+0000");
}

TEST_F(ReturnsRules, ADecisionHasWords) {
    EXPECT_TRUE(check_return_words("It was worn."));
    for (const std::string& bad : {std::string{"  "}, std::string(501, 'x'), std::string{"a\x1b[2Jb"}})
        EXPECT_FALSE(check_return_words(bad));
}

}  // namespace
}  // namespace spaza
