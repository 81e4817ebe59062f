#include "shop/events/events_store_sql.hpp"

#include "base/digest.hpp"
#include "base/json.hpp"

namespace spaza {

void SqlEventStore::keep(const std::vector<PageEvent>& events, TimePoint received) {
    for (const PageEvent& event : events) {
        const std::string id = random_hex(12);
        const std::string data = json::write(event.data);
        session_.execute(
            "INSERT INTO page_event (id, name, path, channel, session, happened_at, received_at, data) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            {id, event.name, event.path, event.channel, event.session, to_millis(event.at), to_millis(received),
             data});
    }
}

}  // namespace spaza
