#include <gtest/gtest.h>

#include "shop/accounts/social/social_service.hpp"
#include "shop/accounts/social/social_store_sql.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using Kind = SocialOutcome::Kind;

class SocialTest : public AccountStorageTest {
protected:
    template <class Use>
    auto use(Use&& use) {
        using Answer = std::invoke_result_t<Use&, SocialService&, Services&>;
        std::optional<Answer> answer;
        database().write([&](storage::Session& session) {
            Services services{session, *this};
            SqlSocialStore store{session};
            SocialService social{store, services.account_store, services.accounts, mails_, clock_};
            answer.emplace(use(social, services));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return std::move(*answer);
    }
    Done arrive(const VerifiedIdentity& identity, const char* token) {
        return use([&](SocialService& social, Services&) { return social.arrive(identity, token); });
    }
    Result<SocialOutcome> sign_in(const char* token) {
        return use([&](SocialService& social, Services&) { return social.sign_in(token, visitor_, {}); });
    }
    Result<SocialOutcome> comes(const VerifiedIdentity& identity, const char* token) {
        EXPECT_TRUE(arrive(identity, token));
        return sign_in(token);
    }
    Result<LinkedIdentity> link(const CustomerId& customer, const char* token, bool just_shown = false) {
        return use([&](SocialService& social, Services&) {
            return social.link(customer, ProviderCode::G, token, just_shown);
        });
    }
    Done unlink(const CustomerId& customer, ProviderCode provider = ProviderCode::G) {
        return use([&](SocialService& social, Services&) { return social.unlink(customer, provider); });
    }
    void claim(const CustomerId& customer) {
        use([&](SocialService&, Services& services) {
            services.accounts.claim(customer);
            return true;
        });
    }
    std::string last_mail() const { return mails_.mails.empty() ? "" : mails_.mails.back().template_name; }
    static std::string refusal(const auto& result) { return result ? "" : result.error().message_key; }

    const VerifiedIdentity naledi_{.provider = ProviderCode::G,
                                   .subject = "100001",
                                   .email = "naledi@example.com",
                                   .email_verified = true,
                                   .first_name = "Naledi",
                                   .last_name = "Dlamini"};
    VerifiedIdentity with(std::string subject, std::string email, bool verified = true) const {
        VerifiedIdentity identity = naledi_;
        identity.subject = std::move(subject);
        identity.email = std::move(email);
        identity.email_verified = verified;
        return identity;
    }
};

TEST_P(SocialTest, AVerifiedAddressThatNobodyHasBecomesAnAccountOnce) {
    const auto first = comes(naledi_, "first");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->kind, Kind::signed_up);
    EXPECT_TRUE(is_valid(first->entry.tokens->access_token));
    EXPECT_EQ(
        count("customer WHERE uid = 'naledi@example.com' AND email_proven_at IS NOT NULL AND password_hash = '' "
              "AND first_name = 'Naledi' AND last_name = 'Dlamini'"),
        1);
    EXPECT_EQ(last_mail(), "welcome");

    const auto second = comes(with("100001", "moved@example.com"), "second");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->kind, Kind::signed_in);
    EXPECT_EQ(second->entry.tokens->customer, first->entry.tokens->customer);
    EXPECT_EQ(count("customer"), 1);
    EXPECT_FALSE(sign_in_service().sign_in("naledi@example.com", "", visitor_));
}

TEST_P(SocialTest, WhoAskedForTwoStepsIsNotInByAProviderAlone) {
    const auto first = comes(naledi_, "first");
    const CustomerId customer = *first->entry.tokens->customer;
    use([&](SocialService&, Services& services) {
        services.step_store.set_message_way(customer, StepWay::email, clock_.now());
        return true;
    });
    const auto sessions = count("token_family");
    const auto second = comes(naledi_, "second");
    ASSERT_TRUE(second && second->entry.second_step);
    EXPECT_FALSE(second->entry.tokens);
    EXPECT_EQ(second->entry.second_step->asked->way, StepWay::email);
    EXPECT_EQ(count("token_family"), sessions);
}

TEST_P(SocialTest, AReplyCountsOnceAndForHalfAnHour) {
    ASSERT_TRUE(arrive(naledi_, "token"));
    EXPECT_EQ(refusal(arrive(naledi_, "token")), "social.startAgain");
    ASSERT_TRUE(sign_in("token"));
    EXPECT_EQ(refusal(sign_in("token")), "social.startAgain");
    EXPECT_EQ(refusal(arrive(naledi_, "token")), "social.startAgain");
    EXPECT_EQ(refusal(sign_in("never")), "social.startAgain");
    EXPECT_EQ(count("social_attempt WHERE subject <> '' OR email <> '' OR first_name <> ''"), 0);

    ASSERT_TRUE(arrive(naledi_, "late"));
    clock_.pass(30min);
    EXPECT_EQ(refusal(sign_in("late")), "social.startAgain");
}

TEST_P(SocialTest, AnAddressOfAnAccountLinksToThatAccountAloneAfterItsOwnProof) {
    const auto thandi = signed_up();
    auto other_form = testing::thandi();
    other_form.email = "other@example.co.za";
    other_form.mobile_number = "0821234568";
    const auto other = signed_up(other_form);
    const auto identity = with("200", "thandi@example.co.za");

    const auto outcome = comes(identity, "token");
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->kind, Kind::account_exists);
    EXPECT_FALSE(outcome->entry.tokens);
    EXPECT_EQ(count("customer_identity"), 0);
    EXPECT_EQ(refusal(link(*other.customer, "token")), "social.startAgain") << "somebody else's account";

    ASSERT_TRUE(link(*thandi.customer, "token"));
    EXPECT_EQ(last_mail(), "identity-changed");
    EXPECT_EQ(refusal(link(*thandi.customer, "token")), "social.startAgain");
    const auto again = comes(identity, "again");
    EXPECT_EQ(again->kind, Kind::signed_in);
    EXPECT_EQ(again->entry.tokens->customer, thandi.customer);
}

TEST_P(SocialTest, AnAddressTheProviderDoesNotVouchForOpensNothing) {
    const auto thandi = signed_up();
    for (const char* email : {"thandi@example.co.za", "nobody@example.co.za", ""}) {
        const auto outcome = comes(with("300", email, false), email[0] ? email : "none");
        ASSERT_TRUE(outcome);
        EXPECT_EQ(outcome->kind, Kind::needs_account) << email;
        EXPECT_FALSE(outcome->entry.tokens);
    }
    EXPECT_EQ(count("customer"), 1);
    ASSERT_TRUE(link(*thandi.customer, "none"));
    EXPECT_EQ(comes(with("300", "", false), "then")->entry.tokens->customer, thandi.customer);
}

TEST_P(SocialTest, WhoLeftToLinkGetsItAndNobodySignsInByThat) {
    const auto thandi = signed_up();
    use([&](SocialService& social, Services&) {
        social.begin_linking(*thandi.customer, ProviderCode::G, "token");
        return true;
    });
    EXPECT_EQ(refusal(link(*thandi.customer, "token")), "social.startAgain") << "not back yet";
    VerifiedIdentity elsewhere = naledi_;
    elsewhere.provider = ProviderCode::F;
    EXPECT_EQ(refusal(arrive(elsewhere, "token")), "social.startAgain") << "of another provider";
    ASSERT_TRUE(arrive(naledi_, "token"));
    EXPECT_EQ(refusal(sign_in("token")), "social.startAgain");
    const auto linked = link(*thandi.customer, "token");
    ASSERT_TRUE(linked);
    EXPECT_EQ(linked->email, "naledi@example.com");
}

TEST_P(SocialTest, AnIdentityThatOnlySignsInIsNotLinkedUnasked) {
    const auto thandi = signed_up();
    ASSERT_TRUE(arrive(naledi_, "token"));
    EXPECT_EQ(refusal(link(*thandi.customer, "token")), "social.startAgain");
    EXPECT_TRUE(link(*thandi.customer, "token", true)) << "an app shows it with the request itself";
}

TEST_P(SocialTest, OneIdentityBelongsToOneAccountAndOneOfAProviderToEach) {
    const auto owner = comes(naledi_, "owner");
    const auto thandi = signed_up();
    ASSERT_TRUE(arrive(naledi_, "taken"));
    EXPECT_EQ(refusal(link(*thandi.customer, "taken", true)), "social.ofAnotherAccount");
    ASSERT_TRUE(arrive(with("100002", "second@example.com"), "second"));
    EXPECT_EQ(refusal(link(*owner->entry.tokens->customer, "second", true)), "social.anotherLinked");
    EXPECT_EQ(count("customer_identity"), 1);
}

TEST_P(SocialTest, TheLastWayInStays) {
    const auto naledi = comes(naledi_, "first");
    const CustomerId& id = *naledi->entry.tokens->customer;
    EXPECT_EQ(refusal(unlink(id)), "social.lastWayIn");
    EXPECT_EQ(refusal(unlink(id, ProviderCode::F)), "social.notLinked");
    EXPECT_EQ(count("customer_identity"), 1);

    const auto thandi = signed_up();
    ASSERT_TRUE(arrive(with("200", "thandi@example.co.za"), "token"));
    ASSERT_TRUE(link(*thandi.customer, "token", true));
    ASSERT_TRUE(unlink(*thandi.customer)) << "there is a password";
    EXPECT_EQ(mails_.mails.back().template_name, "identity-changed");
    EXPECT_EQ(comes(with("200", "thandi@example.co.za"), "later")->kind, Kind::account_exists);
}

TEST_P(SocialTest, WhatWasLinkedBeforeTheAddressWasProvenEndsWithTheProof) {
    const auto squatter = signed_up();
    ASSERT_TRUE(arrive(with("evil", "", false), "token"));
    ASSERT_TRUE(link(*squatter.customer, "token", true));
    claim(*squatter.customer);
    EXPECT_EQ(count("customer_identity"), 0);
    EXPECT_EQ(comes(with("evil", "", false), "again")->kind, Kind::needs_account);
}

ON_BOTH_ENGINES(SocialTest);

}  // namespace
}  // namespace spaza::testing
