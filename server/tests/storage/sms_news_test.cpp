#include <gtest/gtest.h>

#include "shop/sms_news/sms_news_service.hpp"
#include "shop/sms_news/sms_news_store_sql.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

struct KeptNews final : PushQueue {
    void notify(const PushNews& news) override { reported.push_back(news.key); }
    std::vector<std::string> reported;
};

/// What is sent by SMS, and to whom, on both engines.
class SmsNewsTest : public AccountStorageTest {
protected:
    template <class Use>
    auto use(Use&& use) {
        std::optional<std::invoke_result_t<Use&, SmsNewsService&>> answer;
        database().write([&](storage::Session& session) {
            SqlSmsNewsStore store{session};
            SmsNewsService sms{devices_, store, messages_, clock_, policy_of_news_};
            answer.emplace(use(sms));
            return true;
        });
        return *std::move(answer);
    }
    std::string refusal(const CustomerId& who, const char* kind, bool wanted) {
        const auto chosen = use([&](SmsNewsService& sms) { return sms.choose(who, kind, wanted, "web"); });
        return chosen ? "" : chosen.error().message_key;
    }
    bool wants(const CustomerId& who, PushKind kind) {
        return use([&](SmsNewsService& sms) { return sms.wants_sms(who, kind); });
    }
    void tell(const CustomerId& who) {
        use([&](SmsNewsService& sms) {
            sms.notify({.customer = who,
                        .kind = PushKind::after_sale,
                        .about = "ticket",
                        .code = "T1",
                        .state = "answered",
                        .key = "answered:T1"});
            return true;
        });
    }
    CustomerId thandi_with_a_number() {
        const CustomerId who = *signed_up().customer;
        database().write([&](storage::Session& session) {
            session.execute("UPDATE customer SET mobile_proven_at = 1", {});
            return true;
        });
        messages_.messages.clear();
        return who;
    }

    KeptNews devices_;
    SmsNewsPolicy policy_of_news_{.offered = true, .shop = "https://shop.example"};
};

TEST_P(SmsNewsTest, OrdersAreReportedUnlessChosenOtherwiseAndTheRestOnlyWhenChosen) {
    const CustomerId who = thandi_with_a_number();
    EXPECT_TRUE(wants(who, PushKind::delivery));
    EXPECT_TRUE(wants(CustomerId{}, PushKind::delivery)) << "a guest";
    EXPECT_FALSE(wants(who, PushKind::after_sale));
    tell(who);
    EXPECT_TRUE(messages_.messages.empty());

    EXPECT_EQ(refusal(who, "delivery", false), "");
    EXPECT_EQ(refusal(who, "afterSale", true), "");
    EXPECT_FALSE(wants(who, PushKind::delivery));
    tell(who);
    ASSERT_EQ(messages_.messages.size(), 1U);
    EXPECT_EQ(messages_.messages[0].first, "sms");
    EXPECT_NE(messages_.messages[0].second.find(R"("to":"0821234567")"), std::string::npos);
    EXPECT_NE(messages_.messages[0].second.find("/account/writetous/T1"), std::string::npos);
    EXPECT_EQ(devices_.reported.size(), 2U) << "the devices are notified whatever is chosen here";
}

TEST_P(SmsNewsTest, EachChoiceIsALineOfTheLedgerInTheWordsThatWereRead) {
    const CustomerId who = thandi_with_a_number();
    const auto before = count("consent_entry");
    EXPECT_EQ(refusal(who, "afterSale", false), "") << "so it is already";
    EXPECT_EQ(count("consent_entry"), before);
    EXPECT_EQ(refusal(who, "afterSale", true), "");
    EXPECT_EQ(refusal(who, "afterSale", false), "");
    EXPECT_EQ(count("consent_entry"), before + 2);
    EXPECT_EQ(count("consent_entry WHERE purpose = 'sms.afterSale' AND granted = 1 AND source = 'communication' "
                    "AND wording = 'Answers to your messages, by SMS'"),
              1);
    EXPECT_EQ(count("sms_choice"), 1);
}

TEST_P(SmsNewsTest, ANumberThatIsNotProvenGetsNone) {
    const CustomerId who = *signed_up().customer;
    EXPECT_EQ(refusal(who, "backInStock", true), "smsNews.noNumber");
    EXPECT_EQ(refusal(who, "everything", true), "push.unknownKind");
    EXPECT_EQ(count("sms_choice"), 0);
    EXPECT_EQ(refusal(who, "delivery", false), "") << "less is always possible";

    database().write([&](storage::Session& session) {
        session.execute(
            "INSERT INTO sms_choice (customer_id, kind, wanted, changed_at) VALUES ($1, 'afterSale', 1, 0)",
            {who.value});
        return true;
    });
    messages_.messages.clear();
    tell(who);
    EXPECT_TRUE(messages_.messages.empty()) << "the number was taken over by another account meanwhile";
}

TEST_P(SmsNewsTest, AShopWithoutSmsSendsNone) {
    const CustomerId who = thandi_with_a_number();
    EXPECT_EQ(refusal(who, "afterSale", true), "");
    policy_of_news_.offered = false;
    tell(who);
    EXPECT_TRUE(messages_.messages.empty());
    EXPECT_EQ(refusal(who, "backInStock", true), "smsNews.notOffered");
}

ON_BOTH_ENGINES(SmsNewsTest);

}  // namespace
}  // namespace spaza::testing
