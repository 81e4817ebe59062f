#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/content/content_routes.hpp"
#include "shop/content/content_store_sql.hpp"

namespace spaza::app {
void wire_content(Application& application) {
    auto& pages = application.keeper.keep(std::make_shared<ContentSnapshot>());
    const auto load = [&pages, &database = application.database] {
        pages.publish(database.reading([](storage::Session& session) { return SqlContentStore{session}.load(); }));
    };
    application.changes.tell({.changed =
                                  [load](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::find(changes, "content", &storage::Change::kind) !=
                                          changes.end())
                                          load();
                                  },
                              .lost_track = load});
    load();
    auto& service = application.keeper.keep(std::make_shared<ContentService>(pages, *application.cards));
    const Config::Shop& shop = application.config.shop;
    add_content_routes(application.router, service,
                       {.free_delivery_over = Money::cents(shop.free_delivery_cents),
                        .delivery_cost = Money::cents(shop.delivery_fee_cents),
                        .map_tiles = application.config.maps.tiles,
                        .map_attribution = application.config.maps.attribution});
}

}  // namespace spaza::app
