#include "shop/accounts/one_time_code_service.hpp"
#include "shop/accounts/pending_sign_up_store_sql.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

struct NoLastOrders final : LastOrders {
    std::optional<TimePoint> last_order(const CustomerId&) override { return {}; }
};

/// Sign-ups that wait for their code, and what all codes to one address share, on both engines.
class OneTimeCodesTest : public AccountStorageTest {
protected:
    template <class Use>
    auto with_codes(Use use) {
        std::optional<std::invoke_result_t<Use, OneTimeCodeService&>> answer;
        database().write([&](storage::Session& session) {
            Services services{session, *this};
            SqlPendingSignUpStore pending{session};
            OneTimeCodeService codes{services.code_store, pending, services.account_store,
                                     services.accounts,   mails_,  messages_,
                                     last_orders_,        clock_,  policy_,
                                     code_policy_};
            answer = use(codes);
            return answer->has_value();
        });
        return *answer;
    }
    Result<CodeSent> begin(const SignUp& form) {
        const auto hash = sign_in_service().prepare_sign_up(form);
        EXPECT_TRUE(hash);
        return with_codes([&](OneTimeCodeService& codes) { return codes.sign_up(form, *hash, true); });
    }
    Result<CodeOutcome> end(const std::string& token, const std::string& code) {
        const CodeEntry entry{
            .token = token, .login_id = "thandi@example.co.za", .code = code, .guest_cart_guid = {}};
        return with_codes([&](OneTimeCodeService& codes) { return codes.verify_sign_up(entry, visitor_); });
    }
    Result<CodeSent> send_again(const std::string& token) {
        return with_codes([&](OneTimeCodeService& codes) {
            return codes.send_again_for_sign_up("thandi@example.co.za", token);
        });
    }
    Result<CodeSent> send_to_sign_in(const std::string& login_id) {
        return with_codes([&](OneTimeCodeService& codes) { return codes.send(login_id); });
    }
    Result<StepStarted> turn_on(const SessionTokens& session) {
        return transactional(&Services::factors).write([&](SecondFactorService& factors) {
            return factors.begin(*session.customer, session.family,
                                 {.purpose = StepPurpose::turn_on, .way = StepWay::email, .token = {}});
        });
    }
    std::string code_of_mail() {
        const Mail& mail = mails_.mails.back();
        EXPECT_EQ(mail.template_name, "one-time-code");
        return mail.data.substr(mail.data.find("\"code\":\"") + 8, 6);
    }
    static std::string type_of(const auto& result) { return result ? "" : result.error().type; }

    NoLastOrders last_orders_;
};

TEST_P(OneTimeCodesTest, ASignUpThatIsOnlyBegunIsNoAccountAndBarsNobody) {
    ASSERT_TRUE(begin(thandi()));
    EXPECT_EQ(count("customer"), 0);
    EXPECT_EQ(count("consent_entry"), 0);
    EXPECT_EQ(type_of(sign_in("thandi@example.co.za", "Spaza#2026", visitor_)), "InvalidCredentialsError");

    signed_up();  // its owner, without a code
    EXPECT_EQ(count("customer"), 1);
}

TEST_P(OneTimeCodesTest, TheRightCodeMakesTheAccountOnce) {
    const auto sent = begin(thandi());
    const std::string code = code_of_mail();
    EXPECT_EQ(count("pending_sign_up WHERE password_hash LIKE '$argon2id$%' AND expires_at > begun_at"), 1);

    const auto in = end(sent->token, code);
    ASSERT_TRUE(in && in->tokens);
    EXPECT_TRUE(is_valid(in->tokens->access_token));
    EXPECT_EQ(count("customer WHERE uid = 'thandi@example.co.za' AND first_name = 'Thandi' AND title_code = 'ms' "
                    "AND mobile_number = '0821234567' AND email_proven_at IS NOT NULL"),
              1);
    EXPECT_EQ(count("consent_entry WHERE granted = 0 AND purpose = 'marketing'"), 1);
    EXPECT_EQ(count("pending_sign_up"), 0);
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Spaza#2026", visitor_));
    EXPECT_EQ(end(sent->token, code)->verdict, CodeVerdict::used);
}

TEST_P(OneTimeCodesTest, WhoBeginsAgainGetsWhatTheyTypedLast) {
    const auto first = begin(thandi());
    const std::string before = code_of_mail();
    EXPECT_EQ(type_of(begin(thandi())), "TooManyRequestsError");
    clock_.pass(61s);
    SignUp form = thandi();
    form.first_name = "Thandeka";
    form.password = form.re_password = "Kettle%Moon77";
    const auto second = begin(form);
    const std::string code = code_of_mail();
    ASSERT_NE(first->token, second->token);

    ASSERT_TRUE(end(second->token, code)->tokens);
    EXPECT_EQ(count("customer WHERE first_name = 'Thandeka'"), 1);
    EXPECT_TRUE(sign_in("thandi@example.co.za", "Kettle%Moon77", visitor_));
    EXPECT_EQ(type_of(end(first->token, before)), "DuplicateUidError") << "the former is late";
    EXPECT_EQ(count("customer"), 1);
}

TEST_P(OneTimeCodesTest, WhoHasShownFirstThatTheAddressIsTheirsHasTheAccount) {
    const auto late = begin(thandi());
    const std::string code = code_of_mail();
    SignUp owner = thandi();
    owner.first_name = "Owner";
    signed_up(owner);

    EXPECT_EQ(type_of(end(late->token, code)), "DuplicateUidError");
    EXPECT_EQ(count("customer WHERE first_name = 'Owner'"), 1);
    EXPECT_EQ(count("customer"), 1);
}

TEST_P(OneTimeCodesTest, ASignUpWaitsAnHourAfterItsLastCode) {
    const auto sent = begin(thandi());
    clock_.pass(50min);
    ASSERT_TRUE(send_again(sent->token));
    clock_.pass(9min);
    EXPECT_TRUE(end(sent->token, code_of_mail())->tokens) << "59 minutes after it was begun";

    SignUp another = thandi();
    another.email = "sizwe@example.co.za";
    const auto old = begin(another);
    clock_.pass(61min);
    const auto again = with_codes([&](OneTimeCodeService& codes) {
        return codes.send_again_for_sign_up("sizwe@example.co.za", old->token);
    });
    EXPECT_EQ(type_of(again), "TokenInvalidatedError");
}

TEST_P(OneTimeCodesTest, WhatAnybodyAsksForKeepsNobodyFromTheCodesOfTheirAccount) {
    const auto here = signed_up();
    for (int n = 0; n < 5; ++n) {
        EXPECT_TRUE(send_to_sign_in("Thandi@Example.co.za"));
        clock_.pass(61s);
    }
    EXPECT_EQ(type_of(send_to_sign_in("thandi@example.co.za")), "TooManyRequestsError");
    EXPECT_TRUE(send_to_sign_in("0821234567")) << "the number has its own";

    ASSERT_TRUE(turn_on(here));
    EXPECT_EQ(type_of(turn_on(here)), "TooManyRequestsError") << "one a minute";
    for (int n = 0; n < 4; ++n) {
        clock_.pass(61s);
        EXPECT_TRUE(turn_on(here));
    }
    clock_.pass(61s);
    const auto sixth = turn_on(here);
    ASSERT_FALSE(sixth);
    EXPECT_EQ(sixth.error().message_key, "otp.tooMany");
    clock_.pass(52min);
    EXPECT_EQ(type_of(send_to_sign_in("thandi@example.co.za")), "TooManyRequestsError")
        << "those of the account count for all";
    clock_.pass(1h);
    EXPECT_TRUE(turn_on(here));
}

TEST_P(OneTimeCodesTest, WrongPasswordsHereKeepNobodyOutWhoHasACode) {
    signed_up();
    policy_.failures_an_hour_a_caller = 3;
    for (int n = 0; n < 3; ++n) EXPECT_FALSE(sign_in("thandi@example.co.za", "Wrong#2026", stranger_));
    EXPECT_EQ(type_of(sign_in("thandi@example.co.za", "Spaza#2026", stranger_)), "TooManyRequestsError");
    const auto enter = [&](const std::string& token, const std::string& code) {
        const CodeEntry entry{
            .token = token, .login_id = "thandi@example.co.za", .code = code, .guest_cart_guid = {}};
        return with_codes([&](OneTimeCodeService& codes) { return codes.sign_in(entry, stranger_); });
    };
    const auto sent = send_to_sign_in("thandi@example.co.za");
    for (int n = 0; n < 2; ++n) EXPECT_EQ(enter(sent->token, "000000")->verdict, CodeVerdict::wrong);
    EXPECT_EQ(type_of(sign_in("thandi@example.co.za", "Spaza#2026", stranger_)), "TooManyRequestsError");
    ASSERT_TRUE(enter(sent->token, "000001"));
    EXPECT_EQ(type_of(enter(sent->token, "000002")), "TooManyRequestsError")
        << "wrong codes have a count of their own";
}

ON_BOTH_ENGINES(OneTimeCodesTest);

}  // namespace
}  // namespace spaza::testing
