#include <gmock/gmock.h>

#include "app/chores.hpp"
#include "support/webhooks_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class WebhookEndpointTest : public WebhooksTest {
protected:
    void clean_up(std::chrono::hours later = 0h) {
        storage::clean_up(database(), clock_.now() + later, app::chores(Config{}));
    }
};

TEST_P(WebhookEndpointTest, AnAddressThatIsTakenIsRefusedAndTheTransactionGoesOn) {
    endpoint("erp", {"customer.*"});
    const auto second = endpoint("wms", {"customer.*"});
    database().write([&](Session& session) {
        SqlWebhookStore store{session};
        WebhookEndpoint changed = store.find(second).value();
        changed.url = "http://erp.example/hooks";
        EXPECT_FALSE(store.save(changed));
        changed.number = 99;
        EXPECT_FALSE(store.add(changed, "sealed"));
        EXPECT_EQ(store.all().size(), 2U);
        changed.number = second;
        changed.url = "http://third.example/hooks";
        EXPECT_TRUE(store.save(changed));
        return true;
    });
    EXPECT_EQ(now_is(second).url, "http://third.example/hooks");
}

TEST_P(WebhookEndpointTest, ARefusedAddressIsSaidAtItsField) {
    endpoint("erp", {"customer.*"});
    const auto twice = with_service([&](WebhookService& service) {
        return service.add({"again", "HTTP://ERP.example/hooks", {"customer.*"}, {}});
    });
    ASSERT_FALSE(twice) << "it is the same address in other letters";
    EXPECT_EQ(twice.error().message_key, "webhooks.urlTaken");
    EXPECT_EQ(twice.error().subject, "url");
}

TEST_P(WebhookEndpointTest, WhoIsLateHearsSoBeforeAnythingElse) {
    endpoint("erp", {"customer.*"});
    const auto second = endpoint("wms", {"customer.*"});
    const auto late = with_service([&](WebhookService& service) {
        return service.edit({.number = second,
                             .version = "0",
                             .name = {},
                             .url = "http://erp.example/hooks",
                             .events = {},
                             .why = {}});
    });
    ASSERT_TRUE(late);
    EXPECT_TRUE(late->is_conflict);
}

TEST_P(WebhookEndpointTest, ARemovedOneIsGoneAtOnceAndItsLogAPortionAtATime) {
    const auto number = endpoint("erp", {"customer.*"});
    const auto other = endpoint("wms", {"customer.*"});
    change("customer", "c-1|created");
    tell();
    EXPECT_TRUE(with_service([&](WebhookService& service) { return service.remove(number).has_value(); }));
    const auto gone = with_service([&](WebhookService& service) {
        EXPECT_EQ(service.all().size(), 1U);
        EXPECT_FALSE(service.deliveries({.endpoint = number}));
        EXPECT_FALSE(service.resume(number));
        return service.find(number);
    });
    EXPECT_FALSE(gone);
    EXPECT_EQ(number_of("SELECT COUNT(*) FROM webhook_delivery WHERE endpoint = " + std::to_string(number)), 1)
        << "it can be millions of rows: not while somebody waits";
    EXPECT_EQ(number_of("SELECT COUNT(*) FROM webhook_endpoint WHERE number = " + std::to_string(number) +
                        " AND sealed_secret = '' AND old_sealed_secret = ''"),
              1);
    change("customer", "c-2|created");
    tell();
    EXPECT_EQ(send_all([](const http::OutboundCall& sent) {
                  EXPECT_EQ(sent.url, "http://wms.example/hooks");
                  return http::OutboundAnswer{.status = 204};
              }),
              2);
    EXPECT_NE(endpoint("erp", {"customer.*"}), number) << "its address is free";

    clean_up();
    clean_up();
    EXPECT_EQ(number_of("SELECT COUNT(*) FROM webhook_endpoint"), 2);
    EXPECT_THAT(log(number), IsEmpty());
    EXPECT_EQ(log(other).size(), 2U);
}

TEST_P(WebhookEndpointTest, ASecretThatIsNotGoodAnyMoreIsNotKept) {
    const auto number = endpoint("erp", {"customer.*"});
    EXPECT_TRUE(with_service([&](WebhookService& service) { return service.rotate(number).has_value(); }));
    const auto kept = [&] {
        return number_of("SELECT COUNT(*) FROM webhook_endpoint WHERE old_sealed_secret <> ''");
    };
    clean_up(23h);
    EXPECT_EQ(kept(), 1);
    clean_up(25h);
    EXPECT_EQ(kept(), 0);
}

TEST_P(WebhookEndpointTest, TheNameMayHaveSixtyLettersOfAnyAlphabet) {
    std::string name;
    for (int i = 0; i < 60; ++i) name += "é";
    const auto added = with_service([&](WebhookService& service) {
        return service.add({name, "http://erp.example", {"customer.*"}, std::string{name + name + name}});
    });
    ASSERT_TRUE(added);
    EXPECT_EQ(added->endpoint.name, name);
}

ON_BOTH_ENGINES(WebhookEndpointTest);

}  // namespace
}  // namespace spaza::testing
