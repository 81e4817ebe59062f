#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "shop/stores/stores_store_sql.hpp"

namespace spaza::app {

void wire_stores(Application& application) {
    auto& stores = application.keeper.keep(std::make_shared<StoreSnapshot>());
    const auto load = [&stores, &database = application.database] {
        stores.publish(
            database.reading([](storage::Session& session) { return SqlPointOfServiceStore{session}.load(); }));
    };
    const auto is_store = [](const storage::Change& change) { return change.kind == "store"; };
    application.changes.tell({.changed =
                                  [load, is_store](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::any_of(changes, is_store)) load();
                                  },
                              .lost_track = load});
    load();
    application.stores = &stores;
    application.router.set_zone_check([&stores](const StoreCode& zone) { return stores.find(zone).has_value(); });
}

}  // namespace spaza::app
