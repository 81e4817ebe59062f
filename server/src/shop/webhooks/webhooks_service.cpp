#include "shop/webhooks/webhooks_service.hpp"

#include "base/secrets.hpp"
#include "base/text.hpp"
#include "platform/log/log.hpp"
#include "shop/webhooks/webhooks_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kLongestWhy = 300;
constexpr int kMostSentAgain = 10'000;

/// Binds a secret to its endpoint.
std::string sealed_about(std::int64_t number) { return "webhook " + std::to_string(number); }

std::string webhook_code(std::int64_t number) { return "webhook " + std::to_string(number); }

/// As the audit says what an endpoint is.
std::string audit_words(const WebhookEndpoint& endpoint, const std::string& why = {}) {
    std::string words = endpoint.name + " · " + without_query(endpoint.url) + " ·";
    for (const std::string& each : endpoint.events) words += ' ' + each;
    return why.empty() ? words : words + " · " + why;
}

std::unexpected<Error> refused(std::string key, std::int64_t number) {
    return fail(Reason::conflict, std::move(key), std::to_string(number), "StaffWebhookError", "webhook");
}

std::unexpected<Error> url_taken() {
    return fail(Reason::conflict, "webhooks.urlTaken", "url", "StaffWebhookError", "parameter");
}

Done good_why(const std::string& why) {
    if (letters_in(why) > kLongestWhy)
        return fail(Reason::invalid, "validation.tooLong", "why", "ValidationError", "parameter");
    return {};
}

}  // namespace

std::vector<std::string> good_secrets(const SealedSecrets& sealed, std::int64_t number,
                                      std::string_view sealing_key, TimePoint now) {
    std::vector<std::string> good;
    if (sealing_key.empty()) return good;
    if (auto secret = secrets::unseal(sealing_key, sealed.now, sealed_about(number)))
        good.push_back(*std::move(secret));
    if (sealed.old_until && now < *sealed.old_until)
        if (auto secret = secrets::unseal(sealing_key, sealed.old, sealed_about(number)))
            good.push_back(*std::move(secret));
    return good;
}

std::string WebhookService::seal(std::int64_t number, const std::string& secret) const {
    return secrets::seal(policy_.sealing_key, secret, sealed_about(number));
}

Result<WebhookEndpoint> WebhookService::find(std::int64_t number) {
    auto found = store_.find(number);
    if (!found)
        return fail(Reason::not_found, "webhooks.unknown", std::to_string(number), "NotFoundError", "webhook");
    return *std::move(found);
}

Result<WebhookEndpoint> WebhookService::hold(std::int64_t number) {
    auto found = store_.lock(number);
    if (!found)
        return fail(Reason::not_found, "webhooks.unknown", std::to_string(number), "NotFoundError", "webhook");
    return *std::move(found);
}

Result<WebhookEndpoint> WebhookService::hold_active(std::int64_t number) {
    auto found = hold(number);
    if (found && found->state != WebhookState::active) return refused("webhooks.notActive", number);
    return found;
}

/// As it is now, in the audit as well.
Result<WebhookEndpoint> WebhookService::put(WebhookEndpoint endpoint, std::string_view act,
                                            std::string_view before, std::string_view after) {
    ++endpoint.version;
    endpoint.changed_at = clock_.now();
    endpoint.changed_by = by_;
    if (!store_.save(endpoint)) return url_taken();
    acts_.note(by_, act, webhook_code(endpoint.number), before, after);
    return endpoint;
}

Result<WebhookSecretShown> WebhookService::add(const NewWebhook& wanted) {
    if (policy_.sealing_key.empty())
        return fail(Reason::invalid, "webhooks.noCryptoKey", "crypto.key", "ValidationError", "setting");
    const auto name = webhook_name(wanted.name);
    if (!name) return std::unexpected(name.error());
    const auto url = webhook_url(wanted.url, policy_);
    if (!url) return std::unexpected(url.error());
    const auto events = wanted_events(wanted.events);
    if (!events) return std::unexpected(events.error());
    if (const auto good = good_why(wanted.why); !good) return std::unexpected(good.error());
    const std::int64_t number = store_.next_number();
    if (store_.count() >= kMostWebhooks) return refused("webhooks.tooMany", number);
    if (store_.has_url(*url, number)) return url_taken();
    const TimePoint now = clock_.now();
    const WebhookEndpoint endpoint{.number = number,
                                   .name = *name,
                                   .url = *url,
                                   .events = *events,
                                   .created_at = now,
                                   .created_by = by_,
                                   .changed_at = now,
                                   .changed_by = by_};
    const std::string secret = webhook_secret(secrets::random_bytes(kSecretBytes));
    if (!store_.add(endpoint, seal(number, secret))) return url_taken();
    acts_.note(by_, "webhook.added", webhook_code(number), {}, audit_words(endpoint, wanted.why));
    log::info("webhook_added", {{"number", number}});
    return WebhookSecretShown{endpoint, secret};
}

Result<WebhookEdited> WebhookService::edit(const WebhookEdit& edit) {
    if (const auto good = good_why(edit.why); !good) return std::unexpected(good.error());
    const auto held = hold(edit.number);
    if (!held) return std::unexpected(held.error());
    if (edit.version != std::to_string(held->version)) return WebhookEdited{*held, true};
    WebhookEndpoint changed = *held;
    if (edit.name) {
        const auto name = webhook_name(*edit.name);
        if (!name) return std::unexpected(name.error());
        changed.name = *name;
    }
    if (edit.url) {
        const auto url = webhook_url(*edit.url, policy_);
        if (!url) return std::unexpected(url.error());
        if (store_.has_url(*url, edit.number)) return url_taken();
        changed.url = *url;
    }
    if (edit.events) {
        const auto events = wanted_events(*edit.events);
        if (!events) return std::unexpected(events.error());
        changed.events = *events;
    }
    const bool is_elsewhere = changed.url != held->url;
    if (is_elsewhere) changed.failing_since.reset();
    const std::string now = audit_words(changed, edit.why);
    auto saved = put(std::move(changed), "webhook.changed", audit_words(*held), now);
    if (!saved) return std::unexpected(saved.error());
    if (is_elsewhere) store_.hasten(edit.number, clock_.now());
    return WebhookEdited{*std::move(saved)};
}

Result<WebhookEndpoint> WebhookService::pause(std::int64_t number) {
    auto held = hold(number);
    if (!held || held->state == WebhookState::paused) return held;
    const auto before = name_of(held->state);
    if (!held->stopped_at) held->stopped_at = clock_.now();
    held->state = WebhookState::paused;
    return put(*std::move(held), "webhook.paused", before, "paused");
}

Result<WebhookEndpoint> WebhookService::resume(std::int64_t number) {
    auto held = hold(number);
    if (!held || held->state == WebhookState::active) return held;
    const auto before = name_of(held->state);
    held->state = WebhookState::active;
    held->stopped_at.reset();
    held->failing_since.reset();
    store_.hasten(number, clock_.now());
    return put(*std::move(held), "webhook.resumed", before, "active");
}

Result<WebhookSecretShown> WebhookService::rotate(std::int64_t number) {
    if (policy_.sealing_key.empty())
        return fail(Reason::invalid, "webhooks.noCryptoKey", "crypto.key", "ValidationError", "setting");
    auto held = hold(number);
    if (!held) return std::unexpected(held.error());
    const TimePoint now = clock_.now();
    if (held->old_secret_until && now < *held->old_secret_until) return refused("webhooks.rotatedLately", number);
    const std::string secret = webhook_secret(secrets::random_bytes(kSecretBytes));
    const SealedSecrets before = store_.secrets(number);
    held->old_secret_until = now + kOldSecretGood;
    store_.set_secrets(number, {seal(number, secret), before.now, held->old_secret_until});
    auto saved = put(*std::move(held), "webhook.secretChanged", {}, {});
    if (!saved) return std::unexpected(saved.error());
    return WebhookSecretShown{*std::move(saved), secret};
}

Done WebhookService::remove(std::int64_t number) {
    const auto held = hold(number);
    if (!held) return std::unexpected(held.error());
    store_.remove(number);
    acts_.note(by_, "webhook.removed", webhook_code(number), audit_words(*held), {});
    log::info("webhook_removed", {{"number", number}});
    return {};
}

Result<std::vector<WebhookDelivery>> WebhookService::deliveries(const DeliveryQuestion& question) {
    const auto found = find(question.endpoint);
    if (!found) return std::unexpected(found.error());
    return store_.deliveries(question);
}

Result<WebhookDelivery> WebhookService::test(std::int64_t number) {
    const auto held = hold_active(number);
    if (!held) return std::unexpected(held.error());
    const TimePoint now = clock_.now();
    const std::string code = std::to_string(number);
    const WebhookEvent event{
        .id = webhook_event_id("test/" + secrets::random_id()),
        .type = kTestEvent,
        .subject = code,
        .data = R"({"webhook":)" + code + R"(,"read":"/backoffice/api/webhooks/)" + code + R"(/deliveries"})",
        .at = now};
    store_.add_event(event, now);
    const std::int64_t sequence = store_.add_asked(number, event.id, now);
    store_.wake(number);
    store_.announce();
    acts_.note(by_, "webhook.tested", webhook_code(number), {}, std::to_string(sequence));
    return store_.delivery(number, sequence).value();
}

Result<WebhookDelivery> WebhookService::send(std::int64_t number, std::int64_t sequence) {
    const auto held = hold_active(number);
    if (!held) return std::unexpected(held.error());
    if (!store_.delivery(number, sequence))
        return fail(Reason::not_found, "webhooks.deliveryUnknown", std::to_string(sequence), "NotFoundError",
                    "delivery");
    store_.send_again(number, sequence, clock_.now());
    store_.wake(number);
    store_.announce();
    acts_.note(by_, "webhook.sentAgain", webhook_code(number), {}, std::to_string(sequence));
    return store_.delivery(number, sequence).value();
}

Result<int> WebhookService::send_since(std::int64_t number, TimePoint since) {
    const TimePoint now = clock_.now();
    if (since > now || since + kWebhookLogKept < now)
        return fail(Reason::invalid, "webhooks.since", "since", "ValidationError", "parameter");
    const auto held = hold_active(number);
    if (!held) return std::unexpected(held.error());
    const WebhookStore::ReportedSince reported{number, since, held->events};
    if (store_.count_reported(reported, kMostSentAgain + 1) > kMostSentAgain)
        return fail(Reason::invalid, "webhooks.tooManyToSend", "since", "ValidationError", "parameter");
    const int count = store_.send_all_again(reported, now);
    store_.wake(number);
    store_.announce();
    acts_.note(by_, "webhook.sentAgain", webhook_code(number), iso_time(since), std::to_string(count));
    return count;
}

}  // namespace spaza
