#include <gtest/gtest.h>

#include "app/backoffice/staff_door.hpp"
#include "base/secrets.hpp"
#include "shop/accounts/totp_rules.hpp"
#include "shop/staff/staff_members_service.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"
#include "support/at_once.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"
#include "support/software_authenticator.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using enum StaffPasskeyPurpose;
using storage::Session;

struct StaffPasskeyTest : DatabaseTest {
    /// With everything one transaction at the door has.
    template <class Use>
    auto door(const Use& use) {
        using Answer = std::invoke_result_t<Use, app::backoffice::StaffVisits&>;
        std::optional<Answer> answer;
        database().write([&](Session& session) {
            app::backoffice::StaffVisits all{session, clock, policy};
            answer.emplace(use(all));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return *std::move(answer);
    }
    /// Of an invitation.
    std::string invited(const std::string& email) {
        std::string link;
        database().write([&](Session& session) {
            SqlStaffMemberStore store{session};
            SqlStaffTokenStore token_store{session};
            SqlStaffActStore acts{session, clock, "spaza"};
            StaffTokenService tokens{token_store, acts, clock};
            StaffMemberService service{store, tokens, acts, nullptr, clock, policy};
            link = service.add(email, "Somebody " + email.substr(0, email.find('@')), "packer", "test")->link;
            return true;
        });
        return link.substr(link.find('#') + 1);
    }
    Result<StaffPasskeyChallenge> take(const PasskeyOptions& options, StaffPasskeyPurpose purpose,
                                       const std::string& token = {}) {
        std::optional<Result<StaffPasskeyChallenge>> taken;
        door([&](app::backoffice::StaffVisits& all) {
            taken.emplace(all.passkeys.take(options.token, purpose, token));
            return true;
        });
        return *std::move(taken);
    }
    Result<PasskeyOptions> begin_adding(const std::string& visit) {
        return door([&](app::backoffice::StaffVisits& all) { return all.passkeys.begin_adding(visit); });
    }
    FreshStaffPasskey made_by(const SoftwareAuthenticator& device, const std::string& challenge) {
        return {device.registers({.challenge = challenge}), "My phone"};
    }
    Result<StaffEntrance> joins(const std::string& invitation, const SoftwareAuthenticator& device) {
        const auto options =
            door([&](app::backoffice::StaffVisits& all) { return all.passkeys.begin_accepting(invitation); });
        const auto challenge = take(*options, accept, invitation);
        return door([&](app::backoffice::StaffVisits& all) {
            return all.passkeys.accept(*challenge, invitation, made_by(device, challenge->challenge), party,
                                       "10.0.0.1");
        });
    }
    Result<StaffPasskey> adds(const std::string& visit, const SoftwareAuthenticator& device) {
        const auto options = begin_adding(visit);
        if (!options) return std::unexpected(options.error());
        const auto challenge = take(*options, add, visit);
        return door([&](app::backoffice::StaffVisits& all) {
            return all.passkeys.add(*challenge, visit, made_by(device, challenge->challenge), party);
        });
    }
    Result<StaffPasskeyEntry> enters(const SoftwareAuthenticator& device, const std::string& email,
                                     std::uint32_t counter = 0) {
        const auto options = door([](app::backoffice::StaffVisits& all) { return all.passkeys.begin_sign_in(); });
        const auto challenge = take(options, sign_in);
        return door([&](app::backoffice::StaffVisits& all) {
            const std::string handle = all.passkey_store.user_handle(all.store.by_email(email)->id, "none");
            return all.passkeys.sign_in(
                *challenge,
                device.asserts({.challenge = challenge->challenge, .counter = counter, .user_handle = handle}),
                party, "10.0.0.1");
        });
    }

    std::int64_t kept() {
        std::int64_t count = 0;
        database().read([&](Session& session) {
            session.query("SELECT COUNT(*) FROM staff_passkey", {},
                          [&](const storage::Row& row) { count = row.integer(0); });
        });
        return count;
    }

    FixedClock clock;
    StaffPolicy policy{.key = std::string(64, '7'), .shop = "Kloof", .origin = "https://kloof.example"};
    RelyingParty party{.id = "shop.example", .name = "Kloof", .origins = {"https://shop.example"}};
    SoftwareAuthenticator device;
};

TEST_P(StaffPasskeyTest, AChallengeCountsOnceForFiveMinutesAndForWhatItIs) {
    const std::string visit = joins(invited("one@kloof.example"), device)->token;
    const auto refused = [&](const Result<StaffPasskeyChallenge>& taken) {
        return !taken && taken.error().type == "TokenInvalidatedError";
    };
    const auto adding = begin_adding(visit);
    EXPECT_TRUE(refused(take(*adding, sign_in)));
    EXPECT_TRUE(refused(take(*adding, add, visit))) << "it is gone";
    EXPECT_TRUE(refused(take(*begin_adding(visit), add, "another visit")));
    EXPECT_TRUE(refused(take(*begin_adding(visit), confirm, visit)));
    const auto late = begin_adding(visit);
    clock.advance(kPasskeyChallengeLives);
    EXPECT_TRUE(refused(take(*late, add, visit)));
}

TEST_P(StaffPasskeyTest, AnInvitationIsAcceptedOnceByHoweverManyAtOnce) {
    const std::string invitation = invited("one@kloof.example");
    std::atomic<int> joined{0};
    at_once(3, [&](int which) {
        const SoftwareAuthenticator each{PasskeyAlgorithm::es256, "credential " + std::to_string(which)};
        try {
            const auto options =
                door([&](app::backoffice::StaffVisits& all) { return all.passkeys.begin_accepting(invitation); });
            const auto challenge = options ? take(*options, accept, invitation) : Result<StaffPasskeyChallenge>{};
            if (!options || !challenge) return;
            joined += door([&](app::backoffice::StaffVisits& all) {
                          return all.passkeys.accept(*challenge, invitation, made_by(each, challenge->challenge),
                                                     party, "10.0.0.1");
                      }).has_value();
        } catch (const storage::Failure&) {  // tried at the same moment
        }
    });
    EXPECT_EQ(joined, 1);
    EXPECT_EQ(kept(), 1);
}

TEST_P(StaffPasskeyTest, OfTwoRemovedAtOnceOneStays) {
    const std::string visit = joins(invited("one@kloof.example"), device)->token;
    const SoftwareAuthenticator other{PasskeyAlgorithm::eddsa, "other"};
    ASSERT_TRUE(adds(visit, other));
    const std::string elsewhere = enters(other, "one@kloof.example")->entrance->token;
    const auto theirs = door([&](app::backoffice::StaffVisits& all) { return all.passkeys.of_visit(visit); });
    ASSERT_EQ(theirs->size(), 2U);
    at_once(2, [&](int which) {
        try {
            (void)door([&](app::backoffice::StaffVisits& all) {
                return all.passkeys.remove(which == 0 ? visit : elsewhere, theirs->at(std::size_t(which)).id);
            });
        } catch (const storage::Failure&) {  // tried at the same moment
        }
    });
    EXPECT_EQ(kept(), 1);
}

TEST_P(StaffPasskeyTest, OneWhoseCounterWentBackIsNoWayInAnyMore) {
    const std::string email = "one@kloof.example";
    const std::string visit = joins(invited(email), device)->token;
    const auto verdict = [&](std::uint32_t counter) { return enters(device, email, counter)->verdict; };
    EXPECT_EQ(verdict(5), PasskeyVerdict::accepted);
    EXPECT_EQ(verdict(5), PasskeyVerdict::suspect);
    EXPECT_EQ(verdict(9), PasskeyVerdict::suspect) << "for good";
    const auto member = door([&](app::backoffice::StaffVisits& all) { return *all.store.by_email(email); });
    EXPECT_FALSE(member.has_way_in());
    // A locked visit of who has no way in could not be opened again.
    clock.advance(15min);
    EXPECT_FALSE(door([&](app::backoffice::StaffVisits& all) { return all.service.known(visit).has_value(); }));
}

TEST_P(StaffPasskeyTest, WhoIsThereIsAskedForAgainAfterAQuarterOfAnHour) {
    const std::string visit = joins(invited("one@kloof.example"), device)->token;
    clock.advance(14min);
    door([&](app::backoffice::StaffVisits& all) { return all.service.note_seen(visit), true; });
    EXPECT_TRUE(begin_adding(visit));
    clock.advance(1min);
    const auto asked = begin_adding(visit);
    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().type, "StepUpRequiredError");
}

ON_BOTH_ENGINES(StaffPasskeyTest);

}  // namespace
}  // namespace spaza::testing
