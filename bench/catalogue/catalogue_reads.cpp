// Times the catalogue in memory over a real database: start, listings with facets, text search, suggestions and
// product answers, each written out as JSON, in this thread. Times are of the processor, so that other work on the
// machine does not count. Usage: bench_catalogue_reads URL
#include <algorithm>
#include <ctime>
#include <fmt/core.h>
#include <fstream>
#include <functional>
#include <random>
#include <string>

#include "base/assets.hpp"
#include "platform/storage/storage.hpp"
#include "shop/catalogue/catalogue_service.hpp"
#include "shop/catalogue/catalogue_store_sql.hpp"
#include "shop/search/search_service.hpp"
#include "shop/search/steering_snapshot.hpp"
#include "shop/search/suggestions.hpp"
#include "shop/stores/stores_snapshot.hpp"
#include "shop/stores/stores_store_sql.hpp"
#include "shop/terms/terms_snapshot.hpp"

namespace {

using namespace spaza;
/// Milliseconds this thread has worked.
double worked() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double resident_mb() {
    std::ifstream status{"/proc/self/status"};
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    return 0;
}

void measure(const char* what, std::size_t rounds, const std::function<void(std::size_t)>& once) {
    std::vector<double> took;
    took.reserve(rounds);
    const double from = worked();
    for (std::size_t i = 0; i < rounds; ++i) {
        const double began = worked();
        once(i);
        took.push_back(worked() - began);
    }
    const double total = worked() - from;
    std::sort(took.begin(), took.end());
    const auto at = [&](double share) {
        return took[static_cast<std::size_t>(share * static_cast<double>(rounds - 1))];
    };
    fmt::print("{:<44} p50 {:8.3f} ms  p99 {:8.3f} ms  max {:8.3f} ms  {:8.0f}/s\n", what, at(0.5), at(0.99),
               took.back(), static_cast<double>(rounds) / total * 1000);
}

std::string word(std::string_view key) { return std::string{key}; }

}  // namespace

int main(int argc, char** argv) {
    const bool start_only = argc == 3 && std::string_view{argv[2]} == "start";
    if (argc != 2 && !start_only) {
        fmt::print(stderr, "usage: bench_catalogue_reads URL [start]\n");
        return 2;
    }
    const double began = worked();
    const auto database = storage::open(argv[1]);
    StoreSnapshot stores;
    stores.publish(
        database->reading([](storage::Session& session) { return SqlPointOfServiceStore{session}.load(); }));
    SqlCatalogueStore store{*database};
    CatalogueSnapshot snapshot{store};
    search::SearchSnapshot found{std::string{asset("server/assets/search/synonyms.txt").value_or("")}};
    double read_ms = 0;
    snapshot.on_catalogue([&](const std::shared_ptr<const Catalogue>& catalogue) {
        read_ms = worked() - began;
        found.index(catalogue);
    });
    snapshot.before_publishing([&](const CatalogueView& view) { found.prepare(view); });
    snapshot.load();
    const auto view = snapshot.view();
    const Catalogue& all = *view->catalogue;
    fmt::print("start: {:.0f} ms ({:.0f} reading, {:.0f} indexing), {} products, {} words, {:.0f} MB resident\n",
               worked() - began, read_ms, worked() - began - read_ms, all.size(), found.data()->text().words(),
               resident_mb());
    if (start_only) return 0;

    const SystemClock clock;
    TermsSnapshot terms;
    terms.publish(DatedTerms{{{.name = "cut_off", .value = "14:00"}}});
    const CatalogueService catalogue{snapshot, stores, clock, terms};
    const search::SteeringSnapshot steering;
    const search::SearchService service{found, steering, catalogue, clock, word};
    const StoreCode zone{"G205"};
    std::mt19937 random{7};
    const auto any = [&](std::size_t size) {
        return std::uniform_int_distribution<std::size_t>{0, size - 1}(random);
    };

    const auto list = [&](std::string query, std::string category = {}, std::size_t page = 0) {
        search::ListingQuestion question;
        question.query = std::move(query);
        question.category = std::move(category);
        question.page = page;
        question.zone = zone;
        if (!service.list(question)) throw std::runtime_error{"refused: " + question.query};
    };
    std::vector<std::string> categories;
    for (const CategoryNode& node : all.categories)
        if (!node.products.empty()) categories.push_back(node.code.value);
    const std::vector<std::string> texts{
        "television",  "55 inch tv",   "samsung",       "washing machine", "air fryer", "fridge 300l",
        "laptop 16gb", "kettle white", "braai",         "queen mattress",  "soundbar",  "televsion",
        "smart tv 4k", "gas hob",      "chest freezer", "inverter",        "tel",       "headphones black"};
    const std::vector<std::string> sorts{"relevance", "price-asc", "price-desc", "name-asc", "newest", "topRated"};
    const auto brand = [&] { return all.brands[all.brand_of[static_cast<Ordinal>(any(all.size()))]].code.value; };

    measure("product, DEFAULT", 50'000, [&](std::size_t) {
        (void)catalogue.product(ProductCode{std::string{all.code(static_cast<Ordinal>(any(all.size())))}}, zone,
                                FieldSet{Level::standard});
    });
    measure("product, FULL", 50'000, [&](std::size_t) {
        (void)catalogue.product(ProductCode{std::string{all.code(static_cast<Ordinal>(any(all.size())))}}, zone,
                                FieldSet{Level::full});
    });
    const auto named = FieldSet::parse("code,name,price(FULL),images(DEFAULT),stock(FULL),averageRating");
    measure("product, named fields", 20'000, [&](std::size_t) {
        (void)catalogue.product(ProductCode{std::string{all.code(static_cast<Ordinal>(any(all.size())))}}, zone,
                                *named);
    });
    measure("category listing, sorts, first time", categories.size(),
            [&](std::size_t i) { list(":relevance", categories[i]); });
    measure("category listing, sorts, any page", 3000, [&](std::size_t) {
        list(":" + sorts[any(sorts.size())], categories[any(categories.size())], any(4));
    });
    measure("category with brand and price, fresh", 3000, [&](std::size_t i) {
        const std::size_t low = 100 + i;
        list(":" + sorts[any(sorts.size())] + ":brand:" + brand() + ":brand:" + brand() +
                 ":price:" + std::to_string(low) + "-" + std::to_string(low * 9),
             categories[any(categories.size())]);
    });
    measure("everything with brand and price, fresh", 500, [&](std::size_t i) {
        list(":price-asc:brand:" + brand() + ":price:" + std::to_string(200 + i) + "-" +
             std::to_string(20'000 + i));
    });
    measure("deliverable in everything", 200, [&](std::size_t) { list(":relevance:availability:delivery"); });
    measure("text search, first time", texts.size(), [&](std::size_t i) { list(texts[i]); });
    measure("text search, fresh (price differs)", 3000, [&](std::size_t i) {
        list(texts[any(texts.size())] + ":" + sorts[any(sorts.size())] + ":price:" + std::to_string(i % 997) +
             "-100000");
    });
    measure("search for a product's name, fresh", 2000, [&](std::size_t) {
        std::string name{all.names[any(all.size())]};
        std::erase(name, ':');
        std::erase(name, '%');
        list(name);
    });
    measure("search for a model, fresh", 2000,
            [&](std::size_t) { list(std::string{all.models[any(all.size())]}); });
    measure("suggestions", 5000, [&](std::size_t) {
        std::string name{all.names[any(all.size())]};
        name.resize(std::min<std::size_t>(name.size(), 1 + any(12)));
        (void)service.suggest(name, 10, FieldSet{Level::standard});
    });
    fmt::print("resident afterwards: {:.0f} MB\n", resident_mb());
}
