#include <gmock/gmock.h>

#include "app/backoffice/staff_door.hpp"
#include "base/secrets.hpp"
#include "shop/accounts/totp_rules.hpp"
#include "shop/staff/staff_members_service.hpp"
#include "shop/staff/staff_tokens_store_sql.hpp"
#include "support/at_once.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;

struct StaffMembersTest : DatabaseTest {
    template <class Use>
    auto members(const Use& use) {
        using Answer = std::invoke_result_t<Use, StaffMemberService&>;
        std::optional<Answer> answer;
        database().write([&](Session& session) {
            SqlStaffMemberStore store{session};
            SqlStaffTokenStore token_store{session};
            SqlStaffActStore acts{session, clock, "spaza"};
            StaffTokenService tokens{token_store, acts, clock};
            StaffMemberService service{store, tokens, acts, nullptr, clock, policy};
            answer.emplace(use(service));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return *std::move(answer);
    }
    template <class Use>
    auto visits(const Use& use) {
        using Answer = std::invoke_result_t<Use, StaffVisitService&>;
        std::optional<Answer> answer;
        database().write([&](Session& session) {
            app::backoffice::StaffVisits all{session, clock, policy};
            answer.emplace(use(all.service));
            return true;
        });
        return *std::move(answer);
    }
    /// The token of their visit.
    std::string active(const std::string& email, const std::string& roles) {
        const auto made = members([&](StaffMemberService& service) {
            return service.add(email, "Somebody " + email.substr(0, email.find('@')), roles, "test");
        });
        const std::string token = made->link.substr(made->link.find('#') + 1);
        secrets[email] = visits([&](StaffVisitService& service) { return service.invitation(token)->secret; });
        return visits([&](StaffVisitService& service) {
                   return service.accept(token, "hash", totp(secrets[email], totp_step(clock.now())));
               })
            ->token;
    }
    std::optional<StaffEntrance> enter(const std::string& email, const std::string& code) {
        return visits([&](StaffVisitService& service) {
            const auto check = service.check(email, "10.0.0.1");
            return check.member ? service.enter(*check.member, code, "10.0.0.1") : std::nullopt;
        });
    }
    std::string code_of(const std::string& email) { return totp(secrets[email], totp_step(clock.now())); }
    Result<StaffMember> disable(const std::string& email) {
        return members([&](StaffMemberService& service) { return service.disable(email, "test"); });
    }

    FixedClock clock;
    std::map<std::string, std::string> secrets;
    StaffPolicy policy{.key = std::string(64, '7'), .shop = "Kloof", .origin = "https://kloof.example"};
};

TEST_P(StaffMembersTest, TheLastActiveOwnerStays) {
    active("one@kloof.example", "owner");
    ASSERT_FALSE(disable("one@kloof.example"));
    EXPECT_EQ(disable("one@kloof.example").error().type, "StaffLastOwnerError");
    EXPECT_FALSE(members(
        [&](StaffMemberService& service) { return service.set_roles("one@kloof.example", "packer", "test"); }));
    EXPECT_TRUE(members([&](StaffMemberService& service) {
        return service.set_roles("one@kloof.example", "owner,packer", "test");
    }));
    // Somebody who was only invited does not count.
    ASSERT_TRUE(members(
        [&](StaffMemberService& service) { return service.add("two@kloof.example", "Two", "owner", "test"); }));
    EXPECT_FALSE(disable("one@kloof.example"));
    active("three@kloof.example", "owner");
    EXPECT_TRUE(disable("one@kloof.example"));
    EXPECT_FALSE(disable("three@kloof.example"));
}

TEST_P(StaffMembersTest, TheLastActiveOwnerIsResetAtTheShellAlone) {
    active("one@kloof.example", "owner");
    const auto reset = [&](const std::string& email) {
        return members([&](StaffMemberService& service) { return service.reset_beside_an_owner(email, "test"); });
    };
    ASSERT_FALSE(reset("one@kloof.example"));
    EXPECT_EQ(reset("one@kloof.example").error().type, "StaffLastOwnerError");
    active("two@kloof.example", "owner");
    EXPECT_TRUE(reset("one@kloof.example"));
    EXPECT_FALSE(reset("two@kloof.example"));
    EXPECT_TRUE(members([&](StaffMemberService& service) { return service.reset("two@kloof.example", "test"); }));
}

TEST_P(StaffMembersTest, TokensEndWithALostRoleAndWithAReset) {
    active("boss@kloof.example", "owner");
    active("one@kloof.example", "owner,packer");
    const auto issue = [&] {
        database().write([&](Session& session) {
            SqlStaffTokenStore store{session};
            SqlStaffActStore acts{session, clock, "spaza"};
            return StaffTokenService{store, acts, clock}
                .issue("somebody  ONE", "owner", std::chrono::days{30}, "test")
                .has_value();
        });
    };
    const auto good = [&] {
        int count = 0;
        database().read([&](Session& session) {
            for (const StaffToken& each : SqlStaffTokenStore{session}.all())
                count += each.is_good(clock.now()) ? 1 : 0;
        });
        return count;
    };
    const auto set_roles = [&](const std::string& roles) {
        ASSERT_TRUE(members(
            [&](StaffMemberService& service) { return service.set_roles("one@kloof.example", roles, "test"); }));
    };
    issue();
    set_roles("owner,packer,finance");
    EXPECT_EQ(good(), 1);
    set_roles("packer");
    EXPECT_EQ(good(), 0);
    issue();
    EXPECT_EQ(good(), 1);
    ASSERT_TRUE(members([&](StaffMemberService& service) { return service.reset("one@kloof.example", "test"); }));
    EXPECT_EQ(good(), 0);
}

TEST_P(StaffMembersTest, ALockStandsWhateverACallUnderWayNotes) {
    const std::string token = active("one@kloof.example", "packer");
    visits([&](StaffVisitService& service) { return service.lock(token), true; });
    database().write([&](Session& session) {
        SqlStaffMemberStore store{session};
        store.note_visit_seen(store.visit(spaza::secrets::digest(token))->visit.number, clock.now() + 1s);
        return true;
    });
    EXPECT_FALSE(visits([&](StaffVisitService& service) { return service.present(token).has_value(); }));
}

TEST_P(StaffMembersTest, WrongTriesToUnlockAreCountedHoweverManyAtOnce) {
    const std::string token = active("one@kloof.example", "packer");
    const auto number = [&](SqlStaffMemberStore& store) {
        return store.visit(spaza::secrets::digest(token))->visit.number;
    };
    at_once(4, [&](int) {
        database().write([&](Session& session) {
            SqlStaffMemberStore store{session};
            return store.add_wrong_try(number(store)) > 0;
        });
    });
    database().read([&](Session& session) {
        SqlStaffMemberStore store{session};
        EXPECT_EQ(store.visit(spaza::secrets::digest(token))->visit.wrong_tries, 4);
    });
}

TEST_P(StaffMembersTest, StrangersWhoFailToSignInHoldUpNobodysUnlocking) {
    active("one@kloof.example", "packer");
    const auto allowed = [&](auto check) {
        return visits(
            [&](StaffVisitService& service) { return (service.*check)("one@kloof.example", "10.0.0.1").allowed; });
    };
    for (int n = 0; n < policy.failures_an_hour; ++n)
        visits([&](StaffVisitService& service) {
            service.count_failure("one@kloof.example", "10.9.0." + std::to_string(n));
            return true;
        });
    EXPECT_FALSE(allowed(&StaffVisitService::check));
    EXPECT_TRUE(allowed(&StaffVisitService::check_unlocking));
    for (int n = 0; n < policy.failures_an_hour_a_caller; ++n)
        visits([&](StaffVisitService& service) {
            service.count_failure("one@kloof.example", "10.0.0.1");
            return true;
        });
    EXPECT_FALSE(allowed(&StaffVisitService::check_unlocking));
}

TEST_P(StaffMembersTest, OfTwoOwnersWhoDisableEachOtherAtOnceOneStays) {
    active("one@kloof.example", "owner");
    active("two@kloof.example", "owner");
    std::atomic<int> disabled{0};
    at_once(2, [&](int which) {
        try {
            if (disable(which == 0 ? "one@kloof.example" : "two@kloof.example")) ++disabled;
        } catch (const storage::Failure&) {  // each holds what the other wants
        }
    });
    EXPECT_LE(disabled, 1);
    int active_owners = 0;
    for (const StaffMember& each : members([](StaffMemberService& service) { return service.all(); }))
        active_owners += each.state == StaffState::active ? 1 : 0;
    EXPECT_GE(active_owners, 1);
}

TEST_P(StaffMembersTest, ACodeIsTakenOnceByHoweverManyAtOnce) {
    active("one@kloof.example", "packer");
    EXPECT_FALSE(enter("one@kloof.example", code_of("one@kloof.example"))) << "the one of the invitation";
    clock.advance(30s);
    const std::string code = code_of("one@kloof.example");
    std::atomic<int> entered{0};
    at_once(4, [&](int) {
        try {
            if (enter("one@kloof.example", code)) ++entered;
        } catch (const storage::Failure&) {  // tried at the same moment
        }
    });
    EXPECT_EQ(entered, 1);
    clock.advance(30s);
    EXPECT_TRUE(enter("one@kloof.example", code_of("one@kloof.example")));
}

TEST_P(StaffMembersTest, AVisitLocksAndEndsWithTime) {
    const std::string token = active("one@kloof.example", "packer");
    const auto type = [&] {
        return visits([&](StaffVisitService& service) {
            const auto present = service.present(token);
            return present ? std::string{} : present.error().type;
        });
    };
    clock.advance(15min - 1ms);
    EXPECT_EQ(type(), "");
    clock.advance(1ms);
    EXPECT_EQ(type(), "StaffSessionLockedError");
    EXPECT_TRUE(
        visits([&](StaffVisitService& service) { return service.unlocked(token, true, "10.0.0.1"); }).is_right);
    EXPECT_EQ(type(), "");
    clock.advance(8h);
    EXPECT_EQ(type(), "InvalidTokenError");
}

TEST_P(StaffMembersTest, AnInvitationIsAcceptedOnce) {
    const auto made = members(
        [&](StaffMemberService& service) { return service.add("one@kloof.example", "One", "packer", "test"); });
    const std::string token = made->link.substr(made->link.find('#') + 1);
    const std::string secret =
        visits([&](StaffVisitService& service) { return service.invitation(token)->secret; });
    const auto accept = [&] {
        return visits([&](StaffVisitService& service) {
            return service.accept(token, "hash", totp(secret, totp_step(clock.now()))).has_value();
        });
    };
    EXPECT_TRUE(accept());
    EXPECT_FALSE(accept());
    // A copy of the database tells nobody the app's secret.
    database().read([&](Session& session) {
        session.query("SELECT app_secret FROM staff_member", {}, [&](const storage::Row& row) {
            EXPECT_EQ(row.text(0).find(secret), std::string_view::npos);
            EXPECT_EQ(row.text(0).find(base32(secret)), std::string_view::npos);
        });
    });
}

TEST_P(StaffMembersTest, ALinkIsOverAfterHalfAnHourAndAnInvitationAfterThreeDays) {
    const auto made = members(
        [&](StaffMemberService& service) { return service.add("one@kloof.example", "One", "packer", "test"); });
    const auto link =
        members([&](StaffMemberService& service) { return service.sign_in_link("one@kloof.example", "test"); });
    const std::string by_link = link->link.substr(link->link.find('=') + 1);
    const std::string invitation = made->link.substr(made->link.find('#') + 1);
    clock.advance(30min);
    EXPECT_FALSE(visits([&](StaffVisitService& service) { return service.enter_by_link(by_link); }));
    // Neither is good for the other's purpose.
    EXPECT_FALSE(visits([&](StaffVisitService& service) { return service.enter_by_link(invitation); }));
    EXPECT_TRUE(visits([&](StaffVisitService& service) { return service.invitation(invitation); }));
    clock.advance(72h);
    EXPECT_FALSE(visits([&](StaffVisitService& service) { return service.invitation(invitation); }));
}

ON_BOTH_ENGINES(StaffMembersTest);

}  // namespace
}  // namespace spaza::testing
