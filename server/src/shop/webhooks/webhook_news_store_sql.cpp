#include "shop/webhooks/webhook_news_store_sql.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "platform/storage/change_window.hpp"
#include "shop/webhooks/webhook_events.hpp"
#include "shop/webhooks/webhooks_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

/// Kinds of the change log that are reported. Those without a history of their own are read only where somebody
/// wants to hear of their noun; `all_type`: what is reported when more changed than can be named.
struct ReportedKind {
    std::string_view kind;
    std::string_view noun{};  // "": it has a history
    std::string_view all_type{};
    std::string_view read_all{};
};
constexpr std::array kKinds{
    ReportedKind{"order"},
    ReportedKind{"payment"},
    ReportedKind{"refund"},
    ReportedKind{"return"},
    ReportedKind{"customer", "customer."},
    ReportedKind{"product", "product.", "product.allChanged", "/backoffice/api/integration/products"},
    ReportedKind{"price", "product.", "product.allPricesChanged", "/backoffice/api/integration/prices"},
    ReportedKind{"stock", "stock.", "stock.allChanged", "/backoffice/api/integration/stock"},
};

constexpr int kKeysAtOnce = 100;
constexpr std::size_t kEventsAtOnce = 200;
/// Changes are kept for 72 hours.
constexpr std::chrono::hours kHeld{70};
/// A line of a history that is older is not news: it was reported, and may have been forgotten since.
constexpr std::chrono::hours kNewFor{7 * 24};
constexpr std::chrono::hours kMovedAtLeast{1};

const ReportedKind* reported_kind(std::string_view kind) {
    const auto* const found = std::ranges::find(kKinds, kind, &ReportedKind::kind);
    return found == kKinds.end() ? nullptr : found;
}

}  // namespace

std::optional<SqlWebhookNewsStore::Position> SqlWebhookNewsStore::position(std::string_view lock) {
    return session_.row(
        "SELECT from_position, to_position, kind, after_key, opened_at, moved_at, began_at FROM webhook_position "
        "WHERE one = 1" +
            std::string{lock},
        {}, [](const Row& row) {
            return Position{.from = row.get<std::string>(0),
                            .to = row.get<std::string>(1),
                            .kind = row.get<std::string>(2),
                            .after = row.get<std::string>(3),
                            .opened_at = from_millis(row.integer(4)),
                            .moved_at = from_millis(row.integer(5)),
                            .began_at = from_millis(row.integer(6))};
        });
}

void SqlWebhookNewsStore::move(const Position& position) {
    session_.execute(
        "UPDATE webhook_position SET from_position = $1, to_position = $2, kind = $3, after_key = $4, opened_at = "
        "$5, moved_at = $6, began_at = $7 WHERE one = 1",
        {position.from, position.to, position.kind, position.after, to_millis(position.opened_at),
         to_millis(position.moved_at), to_millis(position.began_at)});
}

std::vector<SqlWebhookNewsStore::Listener> SqlWebhookNewsStore::listeners() {
    return session_.rows(
        "SELECT number, events, state FROM webhook_endpoint WHERE state <> 'removed' ORDER BY number", {},
        [](const Row& row) {
            return Listener{row.integer(0), split_events(row.text(1)),
                            row.text(2) == name_of(WebhookState::active)};
        });
}

bool SqlWebhookNewsStore::is_anybody_listening() {
    return session_
        .row("SELECT 1 FROM webhook_endpoint WHERE state <> 'removed' LIMIT 1", {},
             [](const Row&) { return true; })
        .has_value();
}

void SqlWebhookNewsStore::begin(TimePoint now) {
    const std::string here = storage::change_position(session_);
    move({.from = here, .to = {}, .kind = {}, .after = {}, .opened_at = now, .moved_at = now, .began_at = now});
}

bool SqlWebhookNewsStore::is_lost(const Position& position, TimePoint now) {
    return now - position.moved_at > kHeld || !storage::is_change_position(session_, position.from) ||
           (!position.kind.empty() && !storage::is_change_position(session_, position.to));
}

bool SqlWebhookNewsStore::is_due(TimePoint now) {
    const auto at = position({});
    if (!at) return false;
    if (at->from.empty()) return is_anybody_listening();
    return !at->kind.empty() || now - at->moved_at > kMovedAtLeast || is_lost(*at, now) ||
           storage::is_any_changed(session_, at->from, storage::change_position(session_));
}

WebhookNews SqlWebhookNewsStore::tell(TimePoint now) {
    auto at = position(session_.skip_locked());
    if (!at) return {};  // another process does
    const auto all = listeners();
    WebhookNews news;
    if (all.empty()) {
        move({.from = {}, .to = {}, .kind = {}, .after = {}, .opened_at = now, .moved_at = now, .began_at = now});
        return news;
    }
    if (at->from.empty()) {
        begin(now);
        return news;
    }
    if (is_lost(*at, now)) {
        news.is_lost = true;
        begin(now);
        return news;
    }
    if (at->kind.empty()) {
        at->to = storage::change_position(session_);
        at->opened_at = now;
        at->kind = kKinds.front().kind;
        at->after.clear();
    }
    if (!reported_kind(at->kind)) {  // a node of another release reads it: all once more, which has the same ids
        at->kind = kKinds.front().kind;
        at->after.clear();
    }
    Events events;
    while (!at->kind.empty() && events.size() < kEventsAtOnce) {
        const ReportedKind* const kind = reported_kind(at->kind);
        if (is_heard(all, kind->noun) && read_some(*at, now, events)) continue;
        const ReportedKind* const next = kind + 1;
        at->kind = next == kKinds.end() ? std::string_view{} : next->kind;
        at->after.clear();
    }
    news.is_more = !at->kind.empty();
    if (!news.is_more) {
        at->from = std::exchange(at->to, {});
        at->moved_at = now;
    }
    news.reported = write(events, all, now);
    move(*at);
    return news;
}

bool SqlWebhookNewsStore::is_heard(const std::vector<Listener>& listeners, std::string_view noun) {
    return noun.empty() || std::ranges::any_of(listeners, [&](const Listener& listener) {
               return std::ranges::any_of(listener.events,
                                          [&](const std::string& each) { return event_noun(each) == noun; });
           });
}

bool SqlWebhookNewsStore::read_some(Position& at, TimePoint now, Events& events) {
    const ReportedKind* const kind = reported_kind(at.kind);
    const storage::ChangeWindow window{at.kind, at.from, at.to};
    if (!kind->all_type.empty() && at.after.empty() && storage::is_all_changed(session_, window)) {
        add_all(kind->all_type, kind->read_all, at, now, events);
        return false;
    }
    const auto keys = storage::changed_keys(session_, window, at.after, kKeysAtOnce);
    const TimePoint since = std::max(at.began_at, now - kNewFor);
    for (const std::string& key : keys) {
        if (at.kind == "order") add_order(key, since, events);
        if (at.kind == "payment") add_payment(key, at, now, events);
        if (at.kind == "refund") add_refund(key, since, events);
        if (at.kind == "return") add_return(key, since, events);
        if (at.kind == "customer") add_customer(key, at, now, events);
        if (at.kind == "product") add_product(key, at, now, events);
        if (at.kind == "price") add_price(key, at, now, events);
        if (at.kind == "stock") add_stock(key, at, now, events);
    }
    if (!keys.empty()) at.after = keys.back();
    return keys.size() == kKeysAtOnce;
}

/// Lines of histories are kept whether anybody wants them or not: whoever does later is not notified of old ones.
int SqlWebhookNewsStore::write(const Events& events, const std::vector<Listener>& listeners, TimePoint now) {
    std::vector<const WebhookEvent*> reported;
    for (const WebhookEvent& each : events) {
        const bool is_new =
            session_.execute(
                "INSERT INTO webhook_event (id, type, subject, data, at, created_at) VALUES ($1, $2, "
                "$3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
                {each.id, each.type, each.subject, each.data, to_millis(each.at), to_millis(now)}) == 1;
        if (is_new) reported.push_back(&each);
    }
    for (const Listener& listener : listeners)
        if (listener.is_active) deliver(reported, listener, now);
    if (!reported.empty()) session_.announce(kWebhookTopic);
    return static_cast<int>(reported.size());
}

void SqlWebhookNewsStore::deliver(const std::vector<const WebhookEvent*>& reported, const Listener& listener,
                                  TimePoint now) {
    const auto is_wanted = [&](const WebhookEvent* each) { return wants(listener.events, each->type); };
    const auto count = std::ranges::count_if(reported, is_wanted);
    if (count == 0) return;
    const auto last = session_.row(
        "UPDATE webhook_endpoint SET sequence = sequence + $2 WHERE number = $1 AND state = 'active' "
        "RETURNING sequence",
        {listener.number, count}, [](const Row& row) { return row.integer(0); });
    if (!last) return;  // paused or removed at this very moment
    std::int64_t sequence = *last - count;
    for (const WebhookEvent* const each : reported)
        if (is_wanted(each))
            session_.later(
                "INSERT INTO webhook_delivery (endpoint, sequence, event_id, state, due_at, created_at) "
                "VALUES ($1, $2, $3, 'waiting', $4, $4)",
                {listener.number, ++sequence, each->id, to_millis(now)});
}

}  // namespace spaza
