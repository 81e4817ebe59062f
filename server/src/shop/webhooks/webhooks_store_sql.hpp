#pragma once

#include "platform/storage/storage.hpp"
#include "shop/webhooks/webhooks_store.hpp"

namespace spaza {

class SqlWebhookStore final : public WebhookStore {
public:
    explicit SqlWebhookStore(storage::Session& session) : session_{session} {}

    std::vector<WebhookEndpoint> all() override;
    std::optional<WebhookEndpoint> find(std::int64_t number) override;
    std::optional<WebhookEndpoint> lock(std::int64_t number) override;
    WebhookLoad load(std::int64_t number) override;
    std::int64_t next_number() override;
    std::size_t count() override;
    bool has_url(std::string_view url, std::int64_t but) override;
    bool add(const WebhookEndpoint& endpoint, const std::string& sealed_secret) override;
    bool save(const WebhookEndpoint& endpoint) override;
    SealedSecrets secrets(std::int64_t number) override;
    void set_secrets(std::int64_t number, const SealedSecrets& secrets) override;
    void remove(std::int64_t number) override;

    std::vector<WebhookDelivery> deliveries(const DeliveryQuestion& question) override;
    int count_deliveries(const DeliveryQuestion& question) override;
    std::optional<WebhookDelivery> delivery(std::int64_t endpoint, std::int64_t sequence) override;
    void add_event(const WebhookEvent& event, TimePoint now) override;
    std::int64_t add_asked(std::int64_t endpoint, const std::string& event, TimePoint now) override;
    void send_again(std::int64_t endpoint, std::int64_t sequence, TimePoint now) override;
    void hasten(std::int64_t number, TimePoint now) override;
    void wake(std::int64_t number) override;
    int count_reported(const ReportedSince& reported, int most) override;
    int send_all_again(const ReportedSince& reported, TimePoint now) override;
    void announce() override;
    std::pair<int, std::optional<TimePoint>> stopped() override;

private:
    storage::Session& session_;
};

/// `order.*,stock.changed`, as endpoints keep it.
std::string joined_events(const std::vector<std::string>& events);
std::vector<std::string> split_events(std::string_view text);

}  // namespace spaza
