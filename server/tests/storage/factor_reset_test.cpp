#include <gtest/gtest.h>

#include "app/factor_reset_admin.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

class FactorResetTest : public AccountStorageTest {
protected:
    Done reset(const CustomerId& customer, std::string by = "Lerato",
               std::string reason = "Seen her ID at the till") {
        std::optional<Done> done;
        database().write([&](storage::Session& session) {
            app::FactorResetAdmin admin{session, clock_, "https://shop.example", sms_from_};
            done.emplace(
                admin.service.reset({.customer = customer, .by = std::move(by), .reason = std::move(reason)}));
            return done->has_value();
        });
        return *std::move(done);
    }
    std::int64_t texts() { return count("outbox WHERE topic = 'sms' AND payload LIKE '%0821234567%'"); }
    std::string sms_from_{"Spaza"};

    void write(const std::string& statement) {
        database().write([&](storage::Session& session) {
            session.execute(statement, {});
            return true;
        });
    }
    /// Two steps by every way, spare codes, a trusted device, a passkey.
    SessionTokens with_every_factor() {
        const auto who = signed_up();
        database().write([&](storage::Session& session) {
            Services services{session, *this};
            services.account_store.prove(*who.customer, "thandi@example.co.za", clock_.now());
            services.step_store.set_message_way(*who.customer, StepWay::email, clock_.now());
            services.step_store.set_app(*who.customer, "sealed", 0, clock_.now());
            services.step_store.replace_recovery_codes(*who.customer, {"one", "two"}, clock_.now());
            services.step_store.trust(*who.customer, "device", clock_.now(), clock_.now() + 24h);
            SqlPasskeyStore passkeys{session};
            passkeys.user_handle(*who.customer, "handle");
            CustomerPasskey passkey;
            passkey.id = "passkey";
            passkey.customer = *who.customer;
            passkey.credential_id = "credential";
            passkey.name = "My phone";
            passkeys.add(passkey);
            return true;
        });
        return who;
    }
    std::string letter() {
        return database().reading([&](storage::Session& session) {
            return session
                .row("SELECT payload FROM outbox WHERE key LIKE 'sign-in-reset:%'", {},
                     [](const storage::Row& row) { return row.get<std::string>(0); })
                .value_or("");
        });
    }
};

TEST_P(FactorResetTest, EveryFactorEndsAndAMailLeadsToANewPassword) {
    const auto who = with_every_factor();
    ASSERT_TRUE(reset(*who.customer));
    for (const char* table : {"second_factor", "recovery_code", "trusted_device", "customer_passkey"})
        EXPECT_EQ(count(table), 0) << table;
    EXPECT_FALSE(is_valid(who.access_token));
    EXPECT_FALSE(sign_in_service().sign_in(thandi().email, thandi().password, visitor_));
    EXPECT_EQ(count("factor_reset WHERE by_whom = 'Lerato' AND reason = 'Seen her ID at the till'"), 1);

    const std::string mail = letter();
    ASSERT_NE(mail.find("thandi@example.co.za"), std::string::npos);
    const auto at = mail.find("newpassword#") + 12;
    const std::string token = mail.substr(at, mail.find_first_of("\\\"", at) - at);
    clock_.pass(23h);
    ASSERT_TRUE(new_passwords().set(token, "Braai#2027x", visitor_.peer));
    EXPECT_TRUE(sign_in(thandi().email, "Braai#2027x", visitor_));
}

TEST_P(FactorResetTest, ANumberThatWasProvenIsReported) {
    const auto who = with_every_factor();
    ASSERT_TRUE(reset(*who.customer));
    EXPECT_EQ(texts(), 0) << "a number that was only typed may be a stranger's";
    write("UPDATE customer SET mobile_proven_at = 1");
    ASSERT_TRUE(reset(*who.customer));
    EXPECT_EQ(texts(), 1);
    EXPECT_EQ(count("outbox WHERE topic = 'sms' AND payload LIKE '%newpassword%'"), 0)
        << "the link goes to the address";
    sms_from_.clear();
    ASSERT_TRUE(reset(*who.customer));
    EXPECT_EQ(texts(), 1) << "nobody carries it";
}

TEST_P(FactorResetTest, NothingIsSentToAnAddressThatWasNeverShownToBeTheirs) {
    const auto who = with_every_factor();
    write("UPDATE customer SET email_proven_at = NULL");
    const auto refused = reset(*who.customer);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "factorReset.notProven");
    EXPECT_EQ(count("second_factor"), 1);
    EXPECT_EQ(count("customer_passkey"), 1);
    EXPECT_TRUE(is_valid(who.access_token));
    EXPECT_EQ(letter(), "");
}

TEST_P(FactorResetTest, WhoDoesItAndWhyIsAlwaysSaid) {
    const auto who = with_every_factor();
    EXPECT_FALSE(reset(*who.customer, " "));
    EXPECT_FALSE(reset(*who.customer, "Lerato", ""));
    EXPECT_FALSE(reset(*who.customer, "Lerato", std::string(201, 'x')));
    EXPECT_FALSE(reset(CustomerId{"nobody"}));
    EXPECT_EQ(count("factor_reset"), 0);
    EXPECT_EQ(count("second_factor"), 1);
}

ON_BOTH_ENGINES(FactorResetTest);

}  // namespace
}  // namespace spaza::testing
