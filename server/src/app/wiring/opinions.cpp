#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/notify_me/notify_me_routes.hpp"
#include "shop/reviews/reviews_routes.hpp"

namespace spaza::app {

void wire_opinions(Application& application) {
    add_review_routes(application.router, transactional(application, &Scope::reviews));
    add_notify_me_routes(application.router, transactional(application, &Scope::notices));

    // Stock has changed, in this process's memory too: its listener was added first.
    const auto tell = [&application, origin = application.config.serve.public_url] {
        bool wanted = false;
        application.database.read(
            [&](storage::Session& session) { wanted = !SqlNotifyMeStore{session}.wanted_products().empty(); });
        if (!wanted) return;
        const int told = transactional(application, &Scope::notices).write([&](NotifyMeService& notices) {
            return notices.tell_those_waiting(origin);
        });
        if (told > 0) log::info("back_in_stock", {{"letters", std::int64_t{told}}});
    };
    application.changes.tell({.changed =
                                  [tell](const std::vector<storage::Change>& changes) {
                                      const auto of_stock = [](const storage::Change& change) {
                                          return change.kind == "stock" || change.kind == "product";
                                      };
                                      if (std::ranges::any_of(changes, of_stock)) tell();
                                  },
                              .lost_track = tell});
}

}  // namespace spaza::app
