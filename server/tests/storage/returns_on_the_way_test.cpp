#include <gmock/gmock.h>

#include "support/returns_test.hpp"

namespace spaza::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Between the request and the counter: cancelled, late, collected.
struct ReturnsOnTheWayTest : ReturnsTest {};

TEST_P(ReturnsOnTheWayTest, IsCancelledByItsCustomerWhileItIsNotOnItsWay) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1));
    ASSERT_TRUE(asked);
    const auto cancel = [&](const CustomerId& who) {
        return does([&](ReturnsOf& r) { return r.customer.cancel(who, asked->request.code); });
    };
    EXPECT_EQ(cancel(CustomerId{"sipho"}).error().message_key, "return.unknown");
    ASSERT_TRUE(cancel(kReturner));
    EXPECT_TRUE(cancel(kReturner));  // again changes nothing
    EXPECT_EQ(shop->count("return_history WHERE state = 'cancelled'"), 1);

    const auto second = ask(form_of(order, 1));
    ASSERT_TRUE(second);
    hand_in(*second, 1);
    const auto late = does([&](ReturnsOf& r) { return r.customer.cancel(kReturner, second->request.code); });
    EXPECT_EQ(late.error().message_key, "return.moveNotPossible");
}

TEST_P(ReturnsOnTheWayTest, ExpiresWhenItIsNotHandedInInTime) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1));
    ASSERT_TRUE(asked);
    const auto late = [&] { return does([](ReturnsOf& r) { return r.customer.not_handed_in(); }); };
    EXPECT_THAT(late(), IsEmpty());
    shop->clock.advance(std::chrono::hours{24 * 11});
    EXPECT_THAT(late(), ElementsAre(asked->request.code));
    ASSERT_TRUE(does([&](ReturnsOf& r) { return r.customer.expire(asked->request.code); }));
    EXPECT_THAT(late(), IsEmpty());
    EXPECT_FALSE(does([&](ReturnsOf& r) { return r.customer.expire(asked->request.code); }));
    EXPECT_EQ(ask(form_of(order, 1)).error().message_key, "return.windowClosed");
    EXPECT_TRUE(ask(form_of(order, 1, "Faulty")));
}

TEST_P(ReturnsOnTheWayTest, ThirtyDaysAfterItWasAskedForDoctorTellsUntilTheMoneyHasArrived) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1));
    ASSERT_TRUE(asked);
    const auto late = [&] {
        return database().reading([&](storage::Session& session) {
            return late_returns(session, shop->clock.now() - std::chrono::days{30});
        });
    };
    EXPECT_THAT(late(), IsEmpty());
    hand_in(*asked, 1);
    shop->clock.advance(std::chrono::hours{24 * 31});
    EXPECT_THAT(late(), ElementsAre(asked->request.code));
    ASSERT_TRUE(refund(asked->request.code));
    EXPECT_THAT(late(), ElementsAre(asked->request.code));  // asked of the gateway, not done
    database().write([](storage::Session& session) {
        session.execute("UPDATE refund SET state = 'done'");
        return true;
    });
    EXPECT_THAT(late(), IsEmpty());
}

TEST_P(ReturnsOnTheWayTest, IsCollectedByACourierWhoIsAskedByMessage) {
    const Order order = delivered("CABLE", 1);
    ReturnForm form = form_of(order, 1);
    form.mode = 2;
    form.pickup_type = 2;
    EXPECT_EQ(ask(form).error().message_key, "return.contactNeeded");
    form.contact = Recipient{"Auntie Rose", "0821234567"};
    shop->messages.sent.clear();
    const auto asked = ask(form);
    ASSERT_TRUE(asked) << asked.error().message_key;
    EXPECT_EQ(shop->messages.count("collection"), 1);
    EXPECT_EQ(asked->request.pickup->name, "Auntie Rose");
    const std::string code = asked->request.code;
    const auto order_of = [&] { return does([&](ReturnsOf& r) { return r.customer.to_collect(code); }); };
    const auto to_collect = order_of();
    ASSERT_TRUE(to_collect);
    EXPECT_EQ(to_collect->units, 1);
    ASSERT_TRUE(does([&](ReturnsOf& r) {
        return r.customer.collection_booked(
            code,
            {.carrier = "The Courier", .reference = "C1", .day = to_collect->from, .window = "08:00 to 17:00"});
    }));
    EXPECT_FALSE(order_of());  // asked once
    ASSERT_TRUE(does([&](ReturnsOf& r) { return r.customer.cancel(kReturner, code); }));
    EXPECT_EQ(shop->messages.count("collection"), 2);
    EXPECT_NE(shop->messages.sent.back().payload.find("C1"), std::string::npos);

    const auto again = ask(form);
    ASSERT_TRUE(again);
    const auto here = staff([&](ReturnAdminService& service) { return service.receive(again->request.code, ""); });
    ASSERT_TRUE(here);
    EXPECT_EQ(here->request.state(), ReturnState::collected);
    EXPECT_EQ(here->request.progress().arrived_at, order.consignments[0].pos);
}

TEST_P(ReturnsOnTheWayTest, GoodsThatComeAfterTheirLastDayAreTakenInAndPaidBack) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1));
    ASSERT_TRUE(asked);
    shop->clock.advance(std::chrono::hours{24 * 11});
    ASSERT_TRUE(does([&](ReturnsOf& r) { return r.customer.expire(asked->request.code); }));
    hand_in(*asked, 1);
    EXPECT_EQ(shop->count("return_request WHERE state = 'inspected' AND ended_at IS NULL"), 1);
    ASSERT_TRUE(refund(asked->request.code));
    EXPECT_GT(given_back(order.code), Money{});
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsOnTheWayTest, GoodsOfANewerReturnAreTakenInWithThatOneOnly) {
    const Order order = delivered("CABLE", 1);
    const auto late = ask(form_of(order, 1, "Faulty"));
    ASSERT_TRUE(late);
    ASSERT_TRUE(staff([&](ReturnAdminService& service) { return service.authorise(late->request.code); }));
    shop->clock.advance(std::chrono::hours{24 * 30});
    ASSERT_TRUE(does([&](ReturnsOf& r) { return r.customer.expire(late->request.code); }));
    const auto newer = ask(form_of(order, 1, "Faulty"));
    ASSERT_TRUE(newer) << newer.error().message_key;
    const auto taken = staff([&](ReturnAdminService& service) { return service.receive(late->request.code, ""); });
    EXPECT_EQ(taken.error().message_key, "return.askedAgain");
    EXPECT_EQ(taken.error().subject, newer->request.code);

    ASSERT_TRUE(staff([&](ReturnAdminService& service) { return service.authorise(newer->request.code); }));
    hand_in(*newer, 0, 1);
    ASSERT_TRUE(refund(newer->request.code));
    EXPECT_EQ(staff([&](ReturnAdminService& service) { return service.receive(late->request.code, ""); })
                  .error()
                  .message_key,
              "return.askedAgain")
        << "a unit that was paid back is not taken in again";
}

TEST_P(ReturnsOnTheWayTest, ACourierWhoIsLateOrSilentDoesNotEndIt) {
    const Order order = delivered("CABLE", 1);
    ReturnForm form = form_of(order, 1);
    form.mode = 2;
    form.pickup_type = 2;
    form.contact = Recipient{"Auntie Rose", "0821234567"};
    const auto asked = ask(form);
    ASSERT_TRUE(asked) << asked.error().message_key;
    const std::string code = asked->request.code;
    const auto late = [&] { return does([](ReturnsOf& r) { return r.customer.not_handed_in(); }); };
    shop->clock.advance(std::chrono::hours{24 * 30});
    EXPECT_THAT(late(), IsEmpty()) << "nobody has come for it";
    const auto tomorrow = johannesburg_day(shop->clock.now()) + std::chrono::days{1};
    ASSERT_TRUE(does([&](ReturnsOf& r) {
        return r.customer.collection_booked(
            code, {.carrier = "The Courier", .reference = "C1", .day = tomorrow, .window = "08:00 to 17:00"});
    }));
    shop->clock.advance(std::chrono::hours{24 * 7});
    EXPECT_THAT(late(), IsEmpty());
    shop->clock.advance(std::chrono::hours{24 * 3});
    EXPECT_THAT(late(), ElementsAre(code));
}

ON_BOTH_ENGINES(ReturnsOnTheWayTest);

}  // namespace
}  // namespace spaza::testing
