#include <memory>

#include "app/application.hpp"
#include "app/page_figures.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/events/events_routes.hpp"
#include "shop/events/events_service.hpp"
#include "shop/events/events_store_sql.hpp"

namespace spaza::app {

void wire_events(Application& application) {
    using Body = Transactional<EventService>::Body;
    const auto with_service = [&application](storage::Session& session, const Body& body) {
        SqlEventStore store{session};
        EventService events{store, application.clock};
        return body(events);
    };
    add_event_routes(
        application.router,
        {[&application, with_service](const Body& body) {
             application.database.read([&](storage::Session& session) { with_service(session, body); });
         },
         [&application, with_service](const Body& body) {
             application.database.write([&](storage::Session& session) { return with_service(session, body); });
         }},
        [figures = std::make_shared<const PageFigures>(application.figures)](
            const std::vector<PageEvent>& events) { figures->hear(events); });
}

}  // namespace spaza::app
