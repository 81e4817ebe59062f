#pragma once

#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/second_step_rules.hpp"
#include "shop/accounts/totp_rules.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {

using namespace std::chrono_literals;
using enum CodeVerdict;

inline std::string bytes_of_base32(std::string_view text) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string bytes;
    unsigned bits = 0;
    int held = 0;
    for (const char c : text) {
        bits = (bits << 5) | static_cast<unsigned>(kAlphabet.find(c));
        held += 5;
        if (held < 8) continue;
        held -= 8;
        bytes += static_cast<char>((bits >> held) & 0xff);
    }
    return bytes;
}

/// Customers who turn two steps on, and take them.
class SecondStepTest : public AccountStorageTest {
protected:
    template <class Use>
    auto with_factors(Use use) {
        return transactional(&Services::factors).write(use);
    }
    template <class Use>
    auto with_steps(Use use) {
        return transactional(&Services::steps).write(use);
    }

    StepStarted begun(const SessionTokens& session, const StepRequest& request) {
        const auto started = with_factors([&](SecondFactorService& factors) {
            return factors.begin(*session.customer, session.family, request);
        });
        EXPECT_TRUE(started) << started.error().message_key;
        return started.value_or(StepStarted{});
    }
    std::string refusal(const SessionTokens& session, const StepRequest& request) {
        const auto started = with_factors([&](SecondFactorService& factors) {
            return factors.begin(*session.customer, session.family, request);
        });
        return started ? "" : started.error().type.empty() ? started.error().message_key : started.error().type;
    }
    Result<StepTaken> take(const SessionTokens& session, const StepEntry& entry) {
        return with_factors([&](SecondFactorService& factors) {
            return factors.take(*session.customer, session.family, entry, visitor_);
        });
    }
    Result<StepOutcome> finish(const StepEntry& entry) { return finish(entry, visitor_); }
    Result<StepOutcome> finish(const StepEntry& entry, const Visitor& visitor) {
        return with_steps([&](SecondStepService& steps) { return steps.take(entry, visitor); });
    }

    /// The code of the last mail.
    std::string mailed_code() {
        const std::string& data = mails_.mails.back().data;
        EXPECT_EQ(mails_.mails.back().template_name, "second-step-code");
        return data.substr(data.find("\"code\":\"") + 8, 6);
    }
    static std::string other(const std::string& code) { return code == "000000" ? "000001" : "000000"; }

    StepTaken turned_on_by_email(const SessionTokens& session) {
        const auto started = begun(session, {.purpose = StepPurpose::turn_on, .way = StepWay::email, .token = {}});
        const auto taken = take(session, {.token = started.token, .way = StepWay::email, .code = mailed_code()});
        EXPECT_TRUE(taken && taken->code.verdict == right);
        return *taken;
    }
    /// The secret of an app, on beside the mail.
    std::string turned_on_by_app(const SessionTokens& session) {
        turned_on_by_email(session);
        const auto started = begun(session, {.purpose = StepPurpose::turn_on, .way = StepWay::app, .token = {}});
        const std::string secret = bytes_of_base32(started.app_secret);
        const auto taken = take(session, {.token = started.token, .way = StepWay::app, .code = app_code(secret)});
        EXPECT_TRUE(taken && taken->code.verdict == right);
        clock_.pass(30s);  // that code is spent
        return secret;
    }
    std::string app_code(const std::string& secret, std::int64_t steps = 0) {
        return totp(secret, totp_step(clock_.now()) + steps);
    }

    SecondStep held(const Visitor& visitor) {
        const auto entry = sign_in_service().sign_in("thandi@example.co.za", "Spaza#2026", visitor);
        EXPECT_TRUE(entry && entry->second_step && !entry->tokens);
        return entry && entry->second_step ? *entry->second_step : SecondStep{};
    }
    SecondStep held() { return held(visitor_); }
};

}  // namespace spaza::testing
