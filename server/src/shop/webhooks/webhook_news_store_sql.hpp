#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza {

/// What one look at the change log came to.
struct WebhookNews {
    int reported{};       // events
    bool is_more{false};  // to be looked at at once
    bool is_lost{false};  // what changed is not kept any more: it begins anew, now
};

/// Makes events of what changed. The change log is written in the transaction that changes something, and read
/// from where it was left off; the position is moved in the transaction that writes the events: each change is
/// reported, and once, whatever process is switched off in between. One process does so at a time.
class SqlWebhookNewsStore {
public:
    explicit SqlWebhookNewsStore(storage::Session& session) : session_{session} {}

    /// Whether something may have to be reported; to be asked in a read, before anything is written.
    bool is_due(TimePoint now);
    WebhookNews tell(TimePoint now);

private:
    struct Position {
        std::string from;
        std::string to;
        std::string kind;
        std::string after;
        TimePoint opened_at;
        TimePoint moved_at;
        TimePoint began_at;
    };
    struct Listener {
        std::int64_t number{};
        std::vector<std::string> events;
        bool is_active{false};
    };
    using Events = std::vector<WebhookEvent>;

    std::optional<Position> position(std::string_view lock);
    void move(const Position& position);
    std::vector<Listener> listeners();
    bool is_anybody_listening();
    /// Begins anew: what happened before `now` is not reported.
    void begin(TimePoint now);
    bool is_lost(const Position& position, TimePoint now);
    /// Whether anybody wants to hear of `order.`; of "" always.
    static bool is_heard(const std::vector<Listener>& listeners, std::string_view noun);
    /// The next page of one kind; answers whether there is another one.
    bool read_some(Position& position, TimePoint now, Events& events);
    int write(const Events& events, const std::vector<Listener>& listeners, TimePoint now);
    void deliver(const std::vector<const WebhookEvent*>& reported, const Listener& listener, TimePoint now);

    /// That more changed than can be named.
    void add_all(std::string_view type, std::string_view read, const Position& position, TimePoint now,
                 Events& events);
    void add_order(const std::string& code, TimePoint since, Events& events);
    void add_payment(const std::string& attempt, const Position& position, TimePoint now, Events& events);
    void add_refund(const std::string& refund, TimePoint since, Events& events);
    void add_return(const std::string& code, TimePoint since, Events& events);
    void add_customer(const std::string& key, const Position& position, TimePoint now, Events& events);
    void add_product(const std::string& code, const Position& position, TimePoint now, Events& events);
    void add_price(const std::string& code, const Position& position, TimePoint now, Events& events);
    void add_stock(const std::string& key, const Position& position, TimePoint now, Events& events);

    storage::Session& session_;
};

}  // namespace spaza
