#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "app/application.hpp"
#include "app/search_steering.hpp"
#include "app/wiring/wiring.hpp"
#include "base/assets.hpp"
#include "platform/log/log.hpp"
#include "shop/catalogue/catalogue_routes.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/content/content.hpp"
#include "shop/content/content_service.hpp"
#include "shop/merchandising/merchandising.hpp"
#include "shop/promotions/labels_rules.hpp"
#include "shop/search/explanation_service.hpp"
#include "shop/search/search_routes.hpp"
#include "shop/search/search_snapshot.hpp"

namespace spaza::app {
namespace {

struct CatalogueCards final : ProductCards {
    CatalogueCards(const CatalogueService& service, const CatalogueSnapshot& products)
        : catalogue{service}, snapshot{products} {}
    std::string cards(const std::vector<ProductCode>& products, const ShopContext& context) const override {
        return catalogue.cards(products, context.zone, {});
    }
    std::string favourites(const std::vector<ProductCode>& products, const ShopContext& context) const override {
        return catalogue.cards(products, context.zone, R"(,"isFavorite":true)");
    }
    std::string brands(const CategoryCode& code, std::size_t most) const override {
        constexpr std::size_t kTelling = 5000;  // products listed first say enough of a large category
        const auto all = snapshot.view()->catalogue;
        const CategoryNode* category = all->category(code.value);
        if (!category) return "[]";
        std::map<BrandIndex, std::size_t> counts;
        for (std::size_t n = 0; n < std::min(kTelling, category->products.size()); ++n)
            ++counts[all->brand_of[category->products[n]]];
        std::vector<std::pair<std::size_t, BrandIndex>> ordered;
        for (const auto& [brand, count] : counts) ordered.emplace_back(count, brand);
        std::ranges::sort(ordered, [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        std::string out{"["};
        for (std::size_t n = 0; n < std::min(most, ordered.size()); ++n) {
            const BrandNode& brand = all->brands[ordered[n].second];
            out += out.size() > 1 ? ",{" : "{";
            out += "\"code\":";
            append_json_text(out, brand.code.value);
            append_text_member(out, "name", brand.name);
            append_text_member(out, "url", brand.url);
            out += '}';
        }
        return out + "]";
    }
    std::vector<std::pair<std::string, std::string>> departments() const override {
        const auto all = snapshot.view()->catalogue;
        std::vector<std::pair<std::string, std::string>> found;
        if (const CategoryNode* root = all->category(std::string{kRootCategory}))
            for (const CategoryIndex child : root->children) {
                const CategoryNode& department = all->categories[child];
                if (!department.products.empty()) found.emplace_back(department.code.value, department.name);
            }
        return found;
    }
    const CatalogueService& catalogue;
    const CatalogueSnapshot& snapshot;
};

/// The retailer's own list, or the one built in.
std::string synonyms(const Config& config) {
    if (config.search.synonyms.empty())
        return std::string{asset("server/assets/search/synonyms.txt").value_or("")};
    std::ifstream file{config.search.synonyms};
    if (!file) throw ConfigProblem{"search.synonyms: cannot read " + config.search.synonyms};
    std::string text{std::istreambuf_iterator<char>{file}, {}};
    if (const auto problems = search::SearchWords{text}.problems(); !problems.empty())
        throw ConfigProblem{"search.synonyms: " + config.search.synonyms + ", " + problems.front()};
    return text;
}

/// Rules of searches and what was learned, in step with the database.
search::SteeringSnapshot& wire_steering(Application& application) {
    auto& steering = application.keeper.keep(std::make_shared<search::SteeringSnapshot>());
    const auto load = [&steering, &database = application.database, &clock = application.clock] {
        steering.publish(
            database.reading([&](storage::Session& session) { return search_steering(session, clock); }));
    };
    application.changes.tell(
        {.changed =
             [load](const std::vector<storage::Change>& changes) {
                 if (std::ranges::find(changes, kSearchSteeringChanged, &storage::Change::kind) != changes.end())
                     load();
             },
         .lost_track = load});
    load();
    application.steering = &steering;
    return steering;
}

void follow(Application& application, CatalogueSnapshot& snapshot) {
    application.changes.tell({.changed =
                                  [&snapshot](const std::vector<storage::Change>& changes) {
                                      std::vector<std::pair<std::string, std::string>> reported;
                                      reported.reserve(changes.size());
                                      for (const storage::Change& change : changes)
                                          reported.emplace_back(change.kind, change.key);
                                      snapshot.apply(reported);
                                  },
                              .lost_track = [&snapshot] { snapshot.load(); }});
}

}  // namespace

void wire_catalogue(Application& application) {
    Keeper& keeper = application.keeper;
    auto& store = keeper.keep(std::make_shared<SqlCatalogueStore>(
        application.database,
        [promotions = application.promotions, &clock = application.clock] {
            return promotion_labels(promotions->promotion_set(), clock.now());
        },
        application.media, application.config.shop.most_units));
    auto& snapshot = keeper.keep(std::make_shared<CatalogueSnapshot>(store));
    auto& found = keeper.keep(std::make_shared<search::SearchSnapshot>(synonyms(application.config)));
    snapshot.on_catalogue([&found](const std::shared_ptr<const Catalogue>& all) { found.index(all); });
    snapshot.before_publishing([&found](const CatalogueView& view) { found.prepare(view); });
    follow(application, snapshot);
    snapshot.load();
    log::info("catalogue_loaded", {{"products", static_cast<std::int64_t>(snapshot.view()->catalogue->size())}});

    const auto& catalogue = keeper.keep(
        std::make_shared<CatalogueService>(snapshot, *application.stores, application.clock, *application.terms));
    const search::SteeringSnapshot& steering = wire_steering(application);
    const auto& search = keeper.keep(std::make_shared<search::SearchService>(
        found, steering, catalogue, application.clock, [](std::string_view key) { return http::message(key); }));
    application.explanations =
        &keeper.keep(std::make_shared<search::ExplanationService>(found, steering, catalogue, application.clock));
    application.products = &snapshot;
    application.catalogue = &snapshot;
    application.shelves = &snapshot;
    application.cards = &keeper.keep(std::make_shared<CatalogueCards>(catalogue, snapshot));
    add_catalogue_routes(application.router, catalogue);
    search::add_search_routes(application.router, search, [&application](const std::string& preview) {
        const ContentService& content = *application.content_service;  // keeps the tokens
        return !preview.empty() && content.view(content.content(), preview, {}).has_value();
    });
}

}  // namespace spaza::app
