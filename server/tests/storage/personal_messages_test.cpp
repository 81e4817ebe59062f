#include "support/personal_data_fixture.hpp"

// Messages on their way when somebody is forgotten.
namespace spaza::testing {
namespace {

class PersonalMessagesTest : public PersonalDataTest {};

TEST_P(PersonalMessagesTest, EveryMessageAboutThemGoesHoweverManyThereAre) {
    fill(nomvula_);
    run("DELETE FROM outbox");
    database().write([&](storage::Session& session) {
        for (int number = 0; number < 2500; ++number)
            storage::enqueue(session, "mail", std::to_string(number),
                             number % 1000 == 999 ? R"({"to":"nomvula@canary.example"})"
                             : number % 1000 == 1 ? R"({"to":"an.nomvula@canary.example"})"
                             : number == 1500     ? R"({"to":"old@canary.example","order":"c-nomvula"})"
                                                  : R"({"to":"sipho@other.example"})",
                             clock_.now());
        return true;
    });
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });
    EXPECT_EQ(count("outbox"), 2497);
    EXPECT_EQ(count("outbox WHERE payload LIKE '%an.nomvula%'"), 3);
}

TEST_P(PersonalMessagesTest, MessagesToANumberThatMayBeAnothersAreLeftAlone) {
    fill(nomvula_);
    fill(sipho_);
    run("DELETE FROM outbox");
    database().write([&](storage::Session& session) {
        storage::enqueue(session, "sms", "1", R"({"to":"0735550142"})", clock_.now());
        return true;
    });
    const auto left_by_her = [&](const std::string& numbers) {
        run("UPDATE customer SET " + numbers);
        with_admin([&](app::PrivacyAdmin& admin) {
            admin.data.forget(CustomerId{nomvula_.id});
            return true;
        });
        return count("outbox");
    };
    // Typed, and shown by a code to be hers too: the message may be Sipho's.
    EXPECT_EQ(left_by_her("mobile_number = '0735550142', mobile_proven_at = 1"), 1);
}

TEST_P(PersonalMessagesTest, WhatAWarehouseOrCourierHasYetToHearIsKept) {
    fill(nomvula_);
    run("DELETE FROM outbox");
    database().write([&](storage::Session& session) {
        for (const char* topic : {"feed", "collection", "mail"})
            storage::enqueue(session, topic, "1", R"({"order":"c-nomvula"})", clock_.now());
        return true;
    });
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });
    EXPECT_EQ(count("outbox"), 2);
    EXPECT_EQ(count("outbox WHERE topic = 'mail'"), 0);
}

ON_BOTH_ENGINES(PersonalMessagesTest);

}  // namespace
}  // namespace spaza::testing
