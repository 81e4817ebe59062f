#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/promotions/promotions_snapshot.hpp"
#include "shop/promotions/promotions_store_sql.hpp"

namespace spaza::app {

void wire_promotions(Application& application) {
    auto& book = application.keeper.keep(std::make_shared<PromotionSnapshot>());
    const auto load = [&book, &database = application.database, &clock = application.clock] {
        book.publish(database.reading(
            [&](storage::Session& session) { return SqlPromotionStore{session}.load(clock.now()); }));
    };
    application.changes.tell({.changed =
                                  [load](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::find(changes, "promotion", &storage::Change::kind) !=
                                          changes.end())
                                          load();
                                  },
                              .lost_track = load});
    load();
    application.promotions = &book;
}

}  // namespace spaza::app
