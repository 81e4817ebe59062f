#include <algorithm>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/content/content_routes.hpp"
#include "shop/content/content_store_sql.hpp"

namespace spaza::app {
namespace {

struct NoCards final : ProductCards {
    std::string cards(const std::vector<ProductCode>&, const ShopContext&) const override { return {}; }
};

}  // namespace

void wire_content(Application& application) {
    static const NoCards kNoCards;
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
    const ProductCards& cards = application.cards ? *application.cards : kNoCards;
    auto& service = application.keeper.keep(std::make_shared<ContentService>(pages, cards));
    add_content_routes(application.router, service, ShopFacts{});
}

}  // namespace spaza::app
