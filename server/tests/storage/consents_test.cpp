#include <string>

#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

using AccountConsents = AccountStorageTest;

TEST_P(AccountConsents, EachChoiceOfWhatToHearIsKeptByItselfWithWordsAndTime) {
    const auto here = signed_up();
    const auto ask = [&](auto&& use) { return transactional(&Services::consents).write(use); };
    const ConsentPlace place{.channel = "web", .source = "communication"};
    const auto all = [&] { return ask([&](ConsentService& consents) { return consents.all(*here.customer); }); };
    const auto give = [&](const char* id, int version) {
        return ask([&](ConsentService& consents) { return consents.give(*here.customer, id, version, place); });
    };
    for (const ConsentState& state : all()) {
        EXPECT_FALSE(state.granted);
        EXPECT_FALSE(state.given_at);
    }

    const auto given = give("NEWSLETTER", kConsentVersion);
    ASSERT_TRUE(given);
    clock_.pass(1min);
    EXPECT_EQ(give("NEWSLETTER", kConsentVersion)->code, given->code);  // it was given then, and not again
    EXPECT_EQ(count("consent_entry WHERE purpose = 'newsletter' AND granted = 1 AND source = 'communication' "
                    "AND wording = 'You may email me what is new'"),
              1);
    EXPECT_EQ(count("customer WHERE newsletter = 1 AND marketing = 0"), 1);
    EXPECT_EQ(give("NEWSLETTER", kConsentVersion + 1).error().subject, "consentTemplateVersion");
    EXPECT_EQ(give("SMS", kConsentVersion).error().type, "UnknownIdentifierError");

    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(
            ask([&](ConsentService& consents) { return consents.withdraw(*here.customer, given->code, place); }));
    const ConsentState newsletter = all().back();
    EXPECT_FALSE(newsletter.granted);
    EXPECT_EQ(newsletter.given_at, given->given_at);
    EXPECT_EQ(newsletter.ended_at, *given->given_at + 1min);
    EXPECT_EQ(count("consent_entry WHERE purpose = 'newsletter'"), 2);

    SignUp other = thandi();
    other.email = "mallory@example.co.za";
    const auto theirs = signed_up(other);
    EXPECT_EQ(
        ask([&](ConsentService& consents) { return consents.withdraw(*theirs.customer, given->code, place); })
            .error()
            .type,
        "UnknownIdentifierError");
}

TEST_P(AccountConsents, ChangedDetailsAreCheckedAndConsentIsRecordedWhenItChanges) {
    const auto tokens = signed_up();
    const auto change = [&](const PersonalDetails& form) {
        return transactional(&Services::accounts).write([&](AccountService& accounts) {
            return accounts.change(*tokens.customer, form, "web");
        });
    };

    EXPECT_EQ(change({.title_code = {},
                      .first_name = "<b>",
                      .last_name = {},
                      .mobile_number = {},
                      .marketing = {},
                      .newsletter = {}})
                  .error()
                  .subject,
              "firstName");
    const auto changed = change({.title_code = {},
                                 .first_name = "Zoë",
                                 .last_name = {},
                                 .mobile_number = {},
                                 .marketing = true,
                                 .newsletter = {}});

    EXPECT_EQ(changed->first_name, "Zoë");
    EXPECT_EQ(changed->last_name, "Nkosi");
    EXPECT_EQ(count("consent_entry"), 2);
    EXPECT_EQ(count("consent_entry WHERE granted = 1 AND source = 'personalDetails'"), 1);
}

ON_BOTH_ENGINES(AccountConsents);

}  // namespace
}  // namespace spaza::testing
