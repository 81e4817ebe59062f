#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/promotions/promotions_snapshot.hpp"
#include "shop/promotions/promotions_store_sql.hpp"

namespace spaza::app {

void wire_promotions(Application& application) {
    auto& promotion_set = application.keeper.keep(std::make_shared<PromotionSnapshot>());
    const auto load = [&promotion_set, &database = application.database, &clock = application.clock] {
        promotion_set.publish(database.reading(
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
    application.promotions = &promotion_set;
}

}  // namespace spaza::app
