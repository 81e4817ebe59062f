#include "app/commands/doctor_webhooks.hpp"

#include "shop/webhooks/webhooks_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::hours kFailsQuietly{1};

std::string hours_between(TimePoint from, TimePoint to) {
    const auto hours = std::chrono::duration_cast<std::chrono::hours>(to - from).count();
    return std::to_string(hours) + (hours == 1 ? " hour" : " hours");
}

storage::Finding finding_of(const WebhookEndpoint& endpoint, TimePoint now) {
    const std::string named = "endpoint " + std::to_string(endpoint.number) + " (" + endpoint.name + ") ";
    const char* const fix = "fix it, then resume it in the back office: Settings, Webhooks";
    switch (endpoint.state) {
        case WebhookState::paused:
            return {true, "webhooks", named + "is paused", "resume it in the back office: Settings, Webhooks"};
        case WebhookState::failed:
            return {false, "webhooks", named + "was stopped: nothing got through for three days", fix};
        case WebhookState::gone: return {false, "webhooks", named + "was stopped: it answered 410", fix};
        case WebhookState::active: break;
    }
    if (endpoint.failing_since && now - *endpoint.failing_since >= kFailsQuietly)
        return {false, "webhooks", named + "has taken nothing for " + hours_between(*endpoint.failing_since, now),
                "its log is in the back office: Settings, Webhooks"};
    return {true, "webhooks", named + "is notified of what happens", {}};
}

}  // namespace

std::vector<storage::Finding> webhook_findings(const std::vector<WebhookEndpoint>& endpoints, TimePoint now) {
    std::vector<storage::Finding> findings;
    for (const WebhookEndpoint& each : endpoints) findings.push_back(finding_of(each, now));
    return findings;
}

void examine_webhooks(storage::Database& database, std::vector<storage::Finding>& findings) {
    const auto endpoints =
        database.reading([](storage::Session& session) { return SqlWebhookStore{session}.all(); });
    for (storage::Finding& each : webhook_findings(endpoints, SystemClock{}.now()))
        findings.push_back(std::move(each));
}

}  // namespace spaza::app
