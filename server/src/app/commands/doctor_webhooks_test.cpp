#include "app/commands/doctor_webhooks.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

using namespace std::chrono_literals;

const TimePoint kNow{std::chrono::hours{500'000}};

WebhookEndpoint endpoint(WebhookState state, std::optional<std::chrono::minutes> failing = {}) {
    WebhookEndpoint erp;
    erp.number = 7;
    erp.name = "ERP";
    erp.state = state;
    if (failing) erp.failing_since = kNow - *failing;
    return erp;
}

TEST(DoctorWebhooks, NamesEndpointsThatGetNothing) {
    const auto found =
        webhook_findings({endpoint(WebhookState::active), endpoint(WebhookState::active, 59min),
                          endpoint(WebhookState::active, 61min), endpoint(WebhookState::paused, 300min),
                          endpoint(WebhookState::failed, 4500min), endpoint(WebhookState::gone)},
                         kNow);
    std::vector<std::string> said;
    for (const storage::Finding& each : found) {
        EXPECT_EQ(each.about, "webhooks");
        EXPECT_EQ(each.advice.empty(), each.what.ends_with("what happens"));
        said.push_back((each.ok ? "ok " : "problem ") + each.what);
    }
    EXPECT_EQ(said, (std::vector<std::string>{
                        "ok endpoint 7 (ERP) is notified of what happens",
                        "ok endpoint 7 (ERP) is notified of what happens",
                        "problem endpoint 7 (ERP) has taken nothing for 1 hour", "ok endpoint 7 (ERP) is paused",
                        "problem endpoint 7 (ERP) was stopped: nothing got through for three days",
                        "problem endpoint 7 (ERP) was stopped: it answered 410"}));
    EXPECT_TRUE(webhook_findings({}, kNow).empty());
}

}  // namespace
}  // namespace spaza::app
