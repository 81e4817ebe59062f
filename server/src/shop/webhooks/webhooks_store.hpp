#pragma once

#include "shop/webhooks/webhooks.hpp"

namespace spaza {

/// Endpoints, what happened, and the log of what was sent.
struct WebhookStore {
    virtual ~WebhookStore() = default;
    /// By number.
    virtual std::vector<WebhookEndpoint> all() = 0;
    virtual std::optional<WebhookEndpoint> find(std::int64_t number) = 0;
    /// Until the transaction ends nobody else changes it.
    virtual std::optional<WebhookEndpoint> lock(std::int64_t number) = 0;
    virtual WebhookLoad load(std::int64_t number) = 0;
    /// Others who add one wait until the transaction ends.
    virtual std::int64_t next_number() = 0;
    virtual std::size_t count() = 0;
    virtual bool has_url(std::string_view url, std::int64_t but) = 0;
    /// The first one begins the reading of what happens. False when another one has its address.
    virtual bool add(const WebhookEndpoint& endpoint, const std::string& sealed_secret) = 0;
    /// Name, address, events and state, as `version` says. False when another one has its address.
    virtual bool save(const WebhookEndpoint& endpoint) = 0;
    virtual SealedSecrets secrets(std::int64_t number) = 0;
    virtual void set_secrets(std::int64_t number, const SealedSecrets& secrets) = 0;
    /// Nothing finds it any more, and its secrets are forgotten; its log, which may be long, goes by a chore.
    virtual void remove(std::int64_t number) = 0;

    virtual std::vector<WebhookDelivery> deliveries(const DeliveryQuestion& question) = 0;
    /// 10 000 where there are more.
    virtual int count_deliveries(const DeliveryQuestion& question) = 0;
    virtual std::optional<WebhookDelivery> delivery(std::int64_t endpoint, std::int64_t sequence) = 0;
    virtual void add_event(const WebhookEvent& event, TimePoint now) = 0;
    /// With the next number of this endpoint, to be sent before all that nobody asked for.
    virtual std::int64_t add_asked(std::int64_t endpoint, const std::string& event, TimePoint now) = 0;
    /// It waits to be sent, as if it never was, before all that nobody asked for.
    virtual void send_again(std::int64_t endpoint, std::int64_t sequence, TimePoint now) = 0;
    /// What waits is due now, its tries begin anew, and the endpoint is not left alone any more.
    virtual void hasten(std::int64_t number, TimePoint now) = 0;
    /// The endpoint is not left alone any more.
    virtual void wake(std::int64_t number) = 0;
    /// What an endpoint is asked to have once more: the events it wants to hear that were reported at `since` or
    /// later.
    struct ReportedSince {
        std::int64_t endpoint{};
        TimePoint since;
        std::vector<std::string> events;  // of the table of events, and kinds of it
    };
    /// How many there are; no more than `most` are counted.
    virtual int count_reported(const ReportedSince& reported, int most) = 0;
    /// All of them wait to be sent, also those that never were, in the order they were reported; answers how many
    /// of them did not wait already.
    virtual int send_all_again(const ReportedSince& reported, TimePoint now) = 0;
    /// Wakes those who send, once the transaction is committed.
    virtual void announce() = 0;

    /// Endpoints that were stopped by themselves, and since when the first was.
    virtual std::pair<int, std::optional<TimePoint>> stopped() = 0;
};

}  // namespace spaza
