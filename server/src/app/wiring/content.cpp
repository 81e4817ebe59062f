#include <algorithm>
#include <mutex>

#include "app/application.hpp"
#include "app/identity_settings.hpp"
#include "app/payment_worker.hpp"
#include "app/wiring/first_order.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/content/content_routes.hpp"
#include "shop/content/content_store_sql.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza::app {
namespace {

struct PricedProducts final : LeafletProducts {
    explicit PricedProducts(const ProductReader& reader) : products{reader} {}
    std::optional<LeafletDocument::Offer> offer(const ProductCode& code) const override {
        const auto facts = products.find(code);
        if (!facts) return std::nullopt;
        return LeafletDocument::Offer{facts->name, formatted(facts->price),
                                      facts->was_price ? formatted(*facts->was_price) : std::string{}};
    }
    const ProductReader& products;
};

/// The guest's home page where a cache in front of the shop can keep it: the same for all, no cookie, no token.
http::Response cached_home(const http::Router& router, const http::Request& asked) {
    http::Request request;
    request.method = "GET";
    request.target = "/occ/v2/spaza/channel/" + asked.context.channel + "/zone/" +
                     http::percent_encode(asked.context.zone.value) +
                     "/cms/pages?pageLabelOrId=homepage&fields=FULL";
    request.path = request.target.substr(0, request.target.find('?'));
    http::Response response = router.dispatch(std::move(request));
    if (response.status == 200)
        response.headers.emplace_back("Cache-Control", "public, max-age=60, stale-while-revalidate=600");
    return response;
}

DefaultPlace place_of_default(const StoreReader& stores) {
    const PointOfService store = default_store(stores);
    return {.zone = store.code,
            .town = town_of(store),
            .postal_code = store.postal_code,
            .latitude = store.at.latitude,
            .longitude = store.at.longitude};
}

}  // namespace

void wire_content(Application& application) {
    auto& pages = application.keeper.keep(std::make_shared<ContentSnapshot>());
    // One load after the other: an older one must not take the place of a newer.
    auto& loading = application.keeper.keep(std::make_shared<std::mutex>());
    const auto load = [&pages, &loading, &database = application.database] {
        const std::scoped_lock one{loading};
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
    application.reload_content = load;
    auto& service =
        application.keeper.keep(std::make_shared<ContentService>(pages, *application.cards, application.clock));
    const Config::Shop& shop = application.config.shop;
    application.content = &pages;
    application.content_service = &service;
    const auto& products = application.keeper.keep(std::make_shared<PricedProducts>(*application.products));
    add_content_routes(
        application.router, service, products,
        {.name = shop.name,
         .terms = [&terms = *application.terms, &clock = application.clock] { return terms.at(clock.now()); },
         .map_tiles = application.config.maps.tiles,
         .map_attribution = application.config.maps.attribution,
         .product_content_script = application.config.plugins.product_content,
         .reviews_script = application.config.plugins.reviews,
         .ways_to_pay = [&commerce = *application.commerce] { return commerce.ways_to_pay(); },
         .default_place = [&stores = *application.stores] { return place_of_default(stores); },
         .first_order_offer = first_order_words(application),
         .identity_providers = letters_of(identity_providers(application.config))},
        {.name = shop.name, .logo = shop.logo, .departments = [&cards = *application.cards] {
             return cards.departments();
         }});
    application.router.add(
        "GET", "/cache/{channel}/{zone}/homepage.json",
        [&router = application.router](const http::Request& request) { return cached_home(router, request); },
        {.work = http::Work::memory});
}

}  // namespace spaza::app
