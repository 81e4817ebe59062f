#pragma once

#include "base/result.hpp"
#include "shop/staff_acts/staff_acts.hpp"
#include "shop/webhooks/webhooks.hpp"
#include "shop/webhooks/webhooks_store.hpp"

namespace spaza {

struct NewWebhook {
    std::string name;
    std::string url;
    std::vector<std::string> events;
    std::string why;
};

/// What of an endpoint is to be another; the rest stays.
struct WebhookEdit {
    std::int64_t number{};
    std::string version;
    std::optional<std::string> name{};
    std::optional<std::string> url{};
    std::optional<std::vector<std::string>> events{};
    std::string why;
};

/// An endpoint, with the secret that is shown this once.
struct WebhookSecretShown {
    WebhookEndpoint endpoint;
    std::string secret;
};

/// What came of an edit: as it stands now, which is as somebody else left it when `is_conflict`.
struct WebhookEdited {
    WebhookEndpoint endpoint;
    bool is_conflict{false};
};

/// Where the shop tells what happened, as its people set it; each change is in the audit.
class WebhookService {
public:
    WebhookService(WebhookStore& store, StaffActLog& acts, const Clock& clock, WebhookPolicy policy,
                   std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, policy_{std::move(policy)}, by_{std::move(by)} {}

    std::vector<WebhookEndpoint> all() { return store_.all(); }
    WebhookLoad load(std::int64_t number) { return store_.load(number); }
    Result<WebhookEndpoint> find(std::int64_t number);

    Result<WebhookSecretShown> add(const NewWebhook& wanted);
    Result<WebhookEdited> edit(const WebhookEdit& edit);
    Result<WebhookEndpoint> pause(std::int64_t number);
    Result<WebhookEndpoint> resume(std::int64_t number);
    /// A new secret; the one before goes on being good for a day.
    Result<WebhookSecretShown> rotate(std::int64_t number);
    Done remove(std::int64_t number);

    Result<std::vector<WebhookDelivery>> deliveries(const DeliveryQuestion& question);
    int count_deliveries(const DeliveryQuestion& question) { return store_.count_deliveries(question); }
    /// Sends a test event.
    Result<WebhookDelivery> test(std::int64_t number);
    Result<WebhookDelivery> send(std::int64_t number, std::int64_t sequence);
    /// What it wants to hear and was reported at `since` or later; answers how many events wait now that did not.
    Result<int> send_since(std::int64_t number, TimePoint since);

    /// Endpoints that were stopped by themselves, and since when the first was.
    std::pair<int, std::optional<TimePoint>> stopped() { return store_.stopped(); }

private:
    Result<WebhookEndpoint> hold(std::int64_t number);
    Result<WebhookEndpoint> hold_active(std::int64_t number);
    Result<WebhookEndpoint> put(WebhookEndpoint endpoint, std::string_view act, std::string_view before,
                                std::string_view after);
    std::string seal(std::int64_t number, const std::string& secret) const;

    WebhookStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    WebhookPolicy policy_;
    std::string by_;
};

/// The secrets that what is sent now is signed with, the newer first; none when the shop's key is another one.
std::vector<std::string> good_secrets(const SealedSecrets& sealed, std::int64_t number,
                                      std::string_view sealing_key, TimePoint now);

}  // namespace spaza
