#include "app/webhook_keeper.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/webhooks/webhook_news_store_sql.hpp"
#include "shop/webhooks/webhook_post_store_sql.hpp"
#include "shop/webhooks/webhooks_rules.hpp"
#include "shop/webhooks/webhooks_service.hpp"

namespace spaza::app {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLookEvery{1000};
constexpr milliseconds kAnswerWithin{10'000};
/// Longer than a call and what is written after it can take; each try sets it anew.
constexpr std::chrono::minutes kTurnHeld{2};
constexpr int kSentAtOnce = 20;
/// No try begins later than that after the turn did: the others have waited.
constexpr std::chrono::seconds kTurnTakes{10};
/// So many endpoints are served at the same time by one process.
constexpr int kSenders = 3;
/// More than is kept of an answer: letters are not cut in halves.
constexpr std::size_t kMostRead = 4096;

WebhookAnswer answer_of(const WebhookPost& post, const WebhookTurn& turn, const WebhookDelivery& delivery) {
    const TimePoint now = post.clock.now();
    const auto secrets = good_secrets(turn.secrets, turn.endpoint, post.policy.sealing_key, now);
    if (secrets.empty()) return {.problem = "its secret cannot be read: crypto.key is another one"};
    if (!webhook_url(turn.url, post.policy))
        return {.problem = "it is not sent there any more: webhooks.private_hosts does not name its host"};
    const std::string body = webhook_body(delivery.event, delivery.sequence);
    const std::int64_t seconds = to_millis(now) / 1000;
    const auto began = std::chrono::steady_clock::now();
    http::OutboundAnswer answer = post.call(
        {.method = "POST",
         .url = turn.url,
         .headers = {{"Content-Type", "application/json"},
                     {"User-Agent", "webhooks/1"},
                     {"Webhook-Id", delivery.event.id},
                     {"Webhook-Timestamp", std::to_string(seconds)},
                     {"Webhook-Signature", webhook_signatures(secrets, delivery.event.id, seconds, body)}},
         .body = body,
         .timeout = kAnswerWithin,
         .most_bytes = kMostRead,
         .public_only = !post.policy.may_be_private(turn.url),
         .cut_long = true,
         .direct = true});
    return {.status = answer.status,
            .body = std::move(answer.body),
            .problem = std::move(answer.failure),
            .took = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began),
            .retry_after = answer.retry_after};
}

/// One try, and its line in the log; whether the turn goes on.
bool try_once(const WebhookPost& post, const WebhookTurn& turn, const WebhookDelivery& delivery) {
    const WebhookAnswer answer = answer_of(post, turn, delivery);
    const TimePoint now = post.clock.now();
    std::optional<WebhookOutcome> outcome;
    const bool goes_on = post.database.writing([&](storage::Session& session) {
        outcome.reset();
        SqlWebhookPostStore store{session};
        const auto endpoint = store.held(turn);
        if (!endpoint) return false;              // removed, or another worker's since
        if (endpoint->version != turn.version) {  // what the old address says is not about the new one
            if (verdict_of(answer.status) != WebhookVerdict::delivered) return false;
            outcome = WebhookOutcome{.state = DeliveryState::delivered, .due_at = now, .rests_until = {}};
            store.note(turn, delivery.sequence, answer, *outcome, now);
            return false;
        }
        outcome = outcome_of(*endpoint, delivery.tries + 1, answer, now);
        const bool is_held = store.settle(turn, delivery.sequence, answer, *outcome, now, now + kTurnHeld);
        return is_held && endpoint->state == WebhookState::active;
    });
    if (!outcome) return false;
    if (post.tried) post.tried(outcome->state);
    if (outcome->endpoint != WebhookState::active)
        log::warn("webhook_stopped", {{"number", turn.endpoint}, {"state", name_of(outcome->endpoint)}});
    return goes_on;
}

}  // namespace

bool tell_webhooks(storage::Database& database, TimePoint now) {
    if (!database.reading([&](storage::Session& session) { return SqlWebhookNewsStore{session}.is_due(now); }))
        return false;
    const WebhookNews news =
        database.writing([&](storage::Session& session) { return SqlWebhookNewsStore{session}.tell(now); });
    if (news.is_lost) log::error("webhook_changes_lost", {});
    return news.is_more;
}

bool send_webhooks(const WebhookPost& post, const std::stop_token& stop) {
    const TimePoint now = post.clock.now();
    if (!post.database.reading(
            [&](storage::Session& session) { return SqlWebhookPostStore{session}.is_due(now); }))
        return false;
    const std::string name = secrets::random_id();
    const auto turn = post.database.writing(
        [&](storage::Session& session) { return SqlWebhookPostStore{session}.claim(name, now, now + kTurnHeld); });
    if (!turn) return false;  // another worker was faster
    const auto due = post.database.reading([&](storage::Session& session) {
        return SqlWebhookPostStore{session}.due(turn->endpoint, now, kSentAtOnce);
    });
    for (const WebhookDelivery& each : due)
        if (stop.stop_requested() || post.clock.now() - now >= kTurnTakes || !try_once(post, *turn, each)) break;
    post.database.write([&](storage::Session& session) {
        SqlWebhookPostStore{session}.release(*turn);
        return true;
    });
    return true;
}

WebhookKeeper::WebhookKeeper(storage::Database& database, const Clock& clock, WebhookPolicy policy,
                             metrics::Registry& figures, Problem problem)
    : post_{.database = database, .clock = clock, .policy = std::move(policy)}, problem_{std::move(problem)} {
    const auto count = [&figures](const char* outcome) -> metrics::Counter& {
        return figures.counter("spaza_webhook_tries_total", "Tries to send an event by what became of them",
                               {{"outcome", outcome}});
    };
    post_.tried = [&delivered = count("delivered"), &delayed = count("delayed"),
                   &failed = count("failed")](DeliveryState became) {
        (became == DeliveryState::delivered ? delivered
         : became == DeliveryState::waiting ? delayed
                                            : failed)
            .add();
    };
    threads_.emplace_back([this](const std::stop_token& stop) { tell(stop); });
    for (int i = 0; i < kSenders; ++i) {
        auto& listener = *listeners_.emplace_back(database.listen(kWebhookTopic));
        threads_.emplace_back([this, &listener](const std::stop_token& stop) { send(listener, stop); });
    }
}

WebhookKeeper::~WebhookKeeper() {
    for (std::jthread& each : threads_) each.request_stop();
}

void WebhookKeeper::tell(const std::stop_token& stop) const {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        bool is_more = false;
        try {
            is_more = tell_webhooks(post_.database, post_.clock.now());
        } catch (const std::exception& failure) {
            problem_(failure.what());
        }
        if (is_more) continue;
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, kLookEvery, [] { return false; });
    }
}

void WebhookKeeper::send(storage::Listener& listener, const std::stop_token& stop) const {
    while (!stop.stop_requested()) {
        bool did = false;
        try {
            did = send_webhooks(post_, stop);
        } catch (const std::exception& failure) {
            problem_(failure.what());
        }
        if (!did) listener.wait(kLookEvery, stop);
    }
}

}  // namespace spaza::app
