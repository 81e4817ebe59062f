#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "base/published.hpp"
#include "platform/log/log.hpp"
#include "shop/stores/stores_rules.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "shop/stores/stores_store_sql.hpp"

namespace spaza::app {

void wire_stores(Application& application) {
    auto& stores = application.keeper.keep(std::make_shared<StoreSnapshot>());
    auto& home =
        application.keeper.keep(std::make_shared<Published<StoreCode>>(std::make_shared<const StoreCode>()));
    const StoreCode configured{application.config.shop.default_zone};
    const auto load = [&stores, &home, &database = application.database, configured] {
        database.reading([&](storage::Session& session) {
            SqlPointOfServiceStore store{session};
            stores.publish(store.load(), {configured, store.first_imported()});
            return true;
        });
        const StoreCode zone = spaza::default_zone(stores);
        home.store(std::make_shared<const StoreCode>(zone));
        if (!configured.empty() && zone != configured)
            log::warn("unknown_default_zone",
                      {{"shop.default_zone", configured.value}, {"taken_instead", zone.value}});
    };
    const auto is_store = [](const storage::Change& change) { return change.kind == "store"; };
    application.changes.tell({.changed =
                                  [load, is_store](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::any_of(changes, is_store)) load();
                                  },
                              .lost_track = load});
    load();
    log::info("default_zone", {{"zone", default_zone(stores).value}});
    application.stores = &stores;
    application.router.set_default_zone([&home] { return *home.load(); });
    application.router.set_zone_check([&stores](const StoreCode& zone) { return stores.find(zone).has_value(); });
}

}  // namespace spaza::app
