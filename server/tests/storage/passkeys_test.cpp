#include <gtest/gtest.h>

#include "base/json_web_token.hpp"
#include "shop/accounts/passkeys/passkeys_service.hpp"
#include "shop/accounts/passkeys/passkeys_store_sql.hpp"
#include "support/accounts_fixture.hpp"
#include "support/at_once.hpp"
#include "support/software_authenticator.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using enum PasskeyVerdict;

class PasskeyTest : public AccountStorageTest {
protected:
    template <class Use>
    auto use(Use&& use) {
        using Answer = std::invoke_result_t<Use&, PasskeyService&, Services&>;
        std::optional<Answer> answer;
        database().write([&](storage::Session& session) {
            Services services{session, *this};
            SqlPasskeyStore store{session};
            PasskeyService passkeys{store, services.account_store, services.accounts, services.step_store, mails_,
                                    clock_};
            answer.emplace(use(passkeys, services));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return std::move(*answer);
    }
    Result<PasskeyChallenge> take(const PasskeyOptions& options, PasskeyPurpose purpose,
                                  const std::string& family = {}) {
        std::optional<Result<PasskeyChallenge>> taken;
        use([&](PasskeyService& passkeys, Services&) {
            taken.emplace(passkeys.take(options.token, purpose, family));
            return true;
        });
        return *std::move(taken);
    }

    Result<PasskeyOptions> begin_adding(const SessionTokens& who) {
        return use(
            [&](PasskeyService& passkeys, Services&) { return passkeys.begin_adding(*who.customer, who.family); });
    }
    Result<CustomerPasskey> add(const SessionTokens& who, const SoftwareAuthenticator& device,
                                Spoken spoken = {}) {
        const auto options = begin_adding(who);
        if (!options) return std::unexpected(options.error());
        const auto challenge = take(*options, PasskeyPurpose::add, who.family);
        if (!challenge) return std::unexpected(challenge.error());
        spoken.challenge = challenge->challenge;
        return use([&](PasskeyService& passkeys, Services&) {
            return passkeys.add(*challenge, {.registration = device.registers(spoken), .name = "My phone"},
                                party_);
        });
    }
    std::string handle_of(const SessionTokens& who) {
        return use([&](PasskeyService& passkeys, Services&) {
            return passkeys.of_customer(*who.customer).front().user_handle;
        });
    }

    PasskeyOptions begin_sign_in() {
        return use([](PasskeyService& passkeys, Services&) { return passkeys.begin_sign_in(); });
    }
    Result<PasskeyEntry> sign_in(const SoftwareAuthenticator& device, Spoken spoken) {
        return sign_in(device, std::move(spoken), visitor_);
    }
    Result<PasskeyEntry> sign_in(const SoftwareAuthenticator& device, Spoken spoken, const Visitor& visitor) {
        const auto challenge = take(begin_sign_in(), PasskeyPurpose::sign_in);
        if (!challenge) return std::unexpected(challenge.error());
        spoken.challenge = challenge->challenge;
        return use([&](PasskeyService& passkeys, Services&) {
            return passkeys.sign_in(*challenge, device.asserts(spoken), party_, visitor, {});
        });
    }
    PasskeyVerdict verdict(const SoftwareAuthenticator& device, Spoken spoken) {
        const auto entry = sign_in(device, std::move(spoken));
        EXPECT_TRUE(entry);
        return entry ? entry->verdict : refused;
    }
    std::string last_mail() const { return mails_.mails.empty() ? "" : mails_.mails.back().data; }
    static std::string refusal(const auto& result) { return result ? "" : result.error().message_key; }

    const RelyingParty party_{.id = "shop.example", .name = "Spaza", .origins = {"https://shop.example"}};
    const SoftwareAuthenticator device_;
};

TEST_P(PasskeyTest, WhoHasOneIsInByItAlone) {
    const auto who = signed_up();
    use([&](PasskeyService&, Services& services) {
        services.step_store.set_message_way(*who.customer, StepWay::email, clock_.now());
        return true;
    });
    const auto passkey = add(who, device_, {.flags = 0x1d, .counter = 1});
    ASSERT_TRUE(passkey);
    EXPECT_TRUE(passkey->is_synced);
    EXPECT_NE(last_mail().find("A passkey, My phone, was added"), std::string::npos);

    clock_.pass(1min);
    const auto entry = sign_in(device_, {.counter = 2, .user_handle = passkey->user_handle});
    ASSERT_TRUE(entry && entry->entry && entry->entry->tokens);  // no second step follows
    EXPECT_FALSE(entry->entry->second_step);
    EXPECT_EQ(entry->entry->tokens->customer, who.customer);
    EXPECT_TRUE(is_valid(entry->entry->tokens->access_token));
    use([&](PasskeyService& passkeys, Services& services) {
        EXPECT_TRUE(services.factors.expect_confirmed(entry->entry->tokens->family));
        const auto kept = passkeys.of_customer(*who.customer).front();
        EXPECT_EQ(kept.sign_count, 2);
        EXPECT_EQ(kept.last_used_at, clock_.now());
        EXPECT_FALSE(kept.is_synced);  // as it said last
        return true;
    });
}

TEST_P(PasskeyTest, AChallengeCountsOnceForFiveMinutesAndForWhatItIs) {
    const auto who = signed_up();
    const auto adding = begin_adding(who);
    ASSERT_TRUE(adding);
    EXPECT_EQ(refusal(take(*adding, PasskeyPurpose::sign_in, who.family)), "passkey.startAgain");
    EXPECT_EQ(refusal(take(*adding, PasskeyPurpose::add, who.family)), "passkey.startAgain");  // it is gone
    const auto again = begin_adding(who);
    EXPECT_EQ(refusal(take(*again, PasskeyPurpose::add, "another session")), "passkey.startAgain");
    const auto once = begin_adding(who);
    EXPECT_TRUE(take(*once, PasskeyPurpose::add, who.family));
    EXPECT_EQ(refusal(take(*once, PasskeyPurpose::add, who.family)), "passkey.startAgain");
    const auto late = begin_sign_in();
    clock_.pass(kPasskeyChallengeLives);
    EXPECT_EQ(refusal(take(late, PasskeyPurpose::sign_in)), "passkey.startAgain");
    EXPECT_EQ(refusal(take({}, PasskeyPurpose::sign_in)), "passkey.startAgain");
    EXPECT_EQ(count("passkey_challenge"), 0);
}

TEST_P(PasskeyTest, OfTwoAnswersToOneChallengeAtOnceOneCounts) {
    const auto options = begin_sign_in();
    std::atomic<int> taken{0};
    at_once(8, [&](int) { taken += take(options, PasskeyPurpose::sign_in).has_value(); });
    EXPECT_EQ(taken, 1);
}

TEST_P(PasskeyTest, AnotherAccountsHandleOrAnUnknownPasskeyIsRefused) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    const std::string handle = handle_of(who);
    EXPECT_EQ(verdict(device_, {.user_handle = "another"}), refused);
    EXPECT_EQ(verdict(SoftwareAuthenticator{PasskeyAlgorithm::es256, "unknown"}, {.user_handle = handle}),
              refused);
    EXPECT_EQ(verdict(SoftwareAuthenticator{}, {.user_handle = handle}), refused);  // the id, but another key
    EXPECT_EQ(verdict(device_, {.origin = "https://evil.example", .user_handle = handle}), refused);
    EXPECT_EQ(count("token_family"), 1);
    EXPECT_EQ(verdict(device_, {.user_handle = handle}), accepted);
}

TEST_P(PasskeyTest, AFalseOneCountsAgainstItsCallerAndOthersKeepNobodyOut) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    const std::string handle = handle_of(who);
    for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
        EXPECT_EQ(sign_in(SoftwareAuthenticator{}, {.user_handle = handle}, stranger_)->verdict, refused);
    const auto too_many = sign_in(device_, {.user_handle = handle}, stranger_);
    ASSERT_FALSE(too_many);
    EXPECT_EQ(too_many.error().type, "TooManyRequestsError");
    use([&](PasskeyService&, Services& services) {
        for (int i = 0; i < policy_.failures_an_hour; ++i)
            services.accounts.count_failure(thandi().email, stranger_);
        return true;
    });
    const Visitor elsewhere{.channel = "web", .client = "test", .peer = "203.0.113.9"};
    EXPECT_EQ(sign_in(device_, {.user_handle = handle}, elsewhere)->verdict, accepted);
}

TEST_P(PasskeyTest, AnUnknownOneCountsAgainstItsCallerAsAFalseOneDoes) {
    ASSERT_TRUE(add(signed_up(), device_));
    const SoftwareAuthenticator unknown{PasskeyAlgorithm::es256, "unknown"};
    for (int i = 0; i < policy_.failures_an_hour_a_caller; ++i)
        EXPECT_EQ(sign_in(unknown, {}, stranger_)->verdict, refused);
    const auto too_many = sign_in(unknown, {}, stranger_);
    ASSERT_FALSE(too_many);
    EXPECT_EQ(too_many.error().type, "TooManyRequestsError");
    EXPECT_EQ(sign_in(SoftwareAuthenticator{PasskeyAlgorithm::es256, "another"}, {}, stranger_)->verdict, refused);
}

TEST_P(PasskeyTest, ACounterThatGoesBackEndsItAndItsOwnerIsNotified) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_, {.counter = 5}));
    const std::string handle = handle_of(who);
    EXPECT_EQ(verdict(device_, {.counter = 6, .user_handle = handle}), accepted);
    const auto mails = mails_.mails.size();
    EXPECT_EQ(verdict(device_, {.counter = 6, .user_handle = handle}), suspect);
    EXPECT_EQ(mails_.mails.size(), mails + 1);
    EXPECT_NE(last_mail().find("a copy of it may be in use"), std::string::npos);
    EXPECT_EQ(count("customer_passkey WHERE suspect_since IS NOT NULL AND sign_count = 6"), 1);
    EXPECT_EQ(verdict(device_, {.counter = 60, .user_handle = handle}), suspect);  // nor ever after
    EXPECT_EQ(mails_.mails.size(), mails + 1);
    EXPECT_EQ(refusal(use([&](PasskeyService& passkeys, Services&) {
                  return passkeys.begin_confirmation(*who.customer, who.family);
              })),
              "passkey.none");
}

TEST_P(PasskeyTest, OneThatNeverCountsIsNotSuspect) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    const std::string handle = handle_of(who);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(verdict(device_, {.user_handle = handle}), accepted);
    EXPECT_EQ(verdict(device_, {.counter = 3, .user_handle = handle}), accepted);
    EXPECT_EQ(verdict(device_, {.counter = 0, .user_handle = handle}), suspect);
}

TEST_P(PasskeyTest, ConfirmsTheSessionItIsAskedForAndItsCustomersAlone) {
    const auto who = signed_up();
    SignUp form = thandi();
    form.email = "sipho@example.co.za";
    form.mobile_number = "0831234567";
    const auto other = signed_up(form);
    const SoftwareAuthenticator others{PasskeyAlgorithm::eddsa, "others"};
    ASSERT_TRUE(add(who, device_));
    ASSERT_TRUE(add(other, others));
    const auto confirm = [&](const SoftwareAuthenticator& device, std::optional<std::string> handle) {
        const auto options = use([&](PasskeyService& passkeys, Services&) {
            return passkeys.begin_confirmation(*who.customer, who.family);
        });
        EXPECT_EQ(options->theirs.size(), 1U);
        const auto challenge = take(*options, PasskeyPurpose::confirm, who.family);
        auto assertion = device.asserts({.challenge = challenge->challenge});
        assertion.user_handle = std::move(handle);
        return use(
            [&](PasskeyService& passkeys, Services&) { return passkeys.confirm(*challenge, assertion, party_); });
    };
    const auto is_confirmed = [&] {
        return use([&](PasskeyService&, Services& services) {
            return services.factors.expect_confirmed(who.family).has_value();
        });
    };
    EXPECT_EQ(confirm(others, handle_of(other)), refused);
    EXPECT_EQ(confirm(device_, handle_of(other)), refused);
    EXPECT_FALSE(is_confirmed());
    EXPECT_EQ(confirm(device_, std::nullopt), accepted);
    EXPECT_TRUE(is_confirmed());
}

TEST_P(PasskeyTest, ACustomerHasTenAndEachOnce) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    EXPECT_EQ(refusal(add(who, device_)), "passkey.alreadyThere");
    EXPECT_EQ(refusal(add(who, SoftwareAuthenticator{PasskeyAlgorithm::es256, "false"},
                          {.origin = "https://evil.example"})),
              "passkey.notMade");
    std::optional<PasskeyOptions> early;
    for (int i = 1; i < 10; ++i) {
        if (i == 9) early = *begin_adding(who);
        ASSERT_TRUE(add(who, SoftwareAuthenticator{PasskeyAlgorithm::es256, "credential " + std::to_string(i)}));
    }
    EXPECT_EQ(refusal(begin_adding(who)), "passkey.tooMany");
    EXPECT_EQ(early->theirs.size(), 9U);
    const auto challenge = take(*early, PasskeyPurpose::add, who.family);  // from when there were nine
    const SoftwareAuthenticator eleventh{PasskeyAlgorithm::es256, "eleventh"};
    EXPECT_EQ(refusal(use([&](PasskeyService& passkeys, Services&) {
                  return passkeys.add(*challenge,
                                      {.registration = eleventh.registers({.challenge = challenge->challenge}),
                                       .name = "Eleventh"},
                                      party_);
              })),
              "passkey.tooMany");
    EXPECT_EQ(count("customer_passkey"), 10);
    EXPECT_EQ(count("passkey_user"), 1);
}

TEST_P(PasskeyTest, IsNamedAndRemovedByItsOwnerAlone) {
    const auto who = signed_up();
    const auto passkey = add(who, device_);
    ASSERT_TRUE(passkey);
    const CustomerId stranger{"stranger"};
    const auto rename = [&](const CustomerId& customer) {
        return use([&](PasskeyService& passkeys, Services&) {
            return passkeys.rename(customer, passkey->id, "At work");
        });
    };
    const auto remove = [&](const CustomerId& customer) {
        return use(
            [&](PasskeyService& passkeys, Services&) { return passkeys.remove(customer, passkey->id, {}); });
    };
    EXPECT_EQ(refusal(rename(stranger)), "passkey.notFound");
    EXPECT_EQ(refusal(remove(stranger)), "passkey.notFound");
    EXPECT_EQ(rename(*who.customer)->name, "At work");
    EXPECT_TRUE(remove(*who.customer));
    EXPECT_NE(last_mail().find("The passkey At work was removed"), std::string::npos);
    EXPECT_EQ(refusal(remove(*who.customer)), "passkey.notFound");
    EXPECT_EQ(verdict(device_, {.user_handle = passkey->user_handle}), refused);
}

TEST_P(PasskeyTest, ThoseMadeBeforeTheAddressWasShownEndWithItsClaim) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    use([&](PasskeyService&, Services& services) {
        services.accounts.claim(*who.customer);
        return true;
    });
    EXPECT_EQ(count("customer_passkey"), 0);
}

TEST_P(PasskeyTest, ThoseMadeSinceEndAndTheRestStay) {
    const auto who = signed_up();
    ASSERT_TRUE(add(who, device_));
    clock_.pass(1min);
    const TimePoint since = clock_.now();
    ASSERT_TRUE(add(who, SoftwareAuthenticator{PasskeyAlgorithm::es256, "later"}));
    ASSERT_TRUE(begin_adding(who));
    database().write([&](storage::Session& session) {
        SqlPasskeyStore{session}.end_since(*who.customer, since);
        return true;
    });
    EXPECT_EQ(count("customer_passkey WHERE credential_id = '" + jwt::base64url("credential") + "'"), 1);
    EXPECT_EQ(count("customer_passkey"), 1);
    EXPECT_EQ(count("passkey_challenge"), 0);
}

ON_BOTH_ENGINES(PasskeyTest);

}  // namespace
}  // namespace spaza::testing
