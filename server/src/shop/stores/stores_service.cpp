#include "shop/stores/stores_service.hpp"

#include <algorithm>
#include <iterator>

#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

auto unknown_product(const ProductCode& product) {
    return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
}

struct Candidate {
    const PointOfService* store;
    std::optional<double> distance;
};

void order(std::vector<Candidate>& found, bool by_distance, bool descending) {
    std::ranges::stable_sort(found, [&](const Candidate& a, const Candidate& b) {
        if (by_distance) return a.distance < b.distance;
        return a.store->display_name < b.store->display_name;
    });
    if (descending) std::ranges::reverse(found);
}

}  // namespace

Result<StorePage> StoreService::search(const StoreQuestion& question) const {
    const bool wants_stock = !question.product.empty();
    if (wants_stock && !shelves_.sells(question.product)) return unknown_product(question.product);

    const auto stores = stores_.all();
    std::vector<Candidate> found;
    for (const PointOfService& store : stores) {
        if (store.warehouse || !matches(store, question.text)) continue;
        Candidate candidate{&store, std::nullopt};
        if (question.near) {
            candidate.distance = rounded_km(distance_km(*question.near, store.at));
            if (*candidate.distance > question.radius_km) continue;
        }
        if (question.with_stock_only && shelves_.available(question.product, store.code) <= 0) continue;
        found.push_back(candidate);
    }
    order(found, question.near.has_value(), question.descending);

    StorePage page{.stores = {}, .total = found.size(), .near = question.near};
    const std::size_t first = std::min(found.size(), question.page * question.page_size);
    const std::size_t last = std::min(found.size(), first + question.page_size);
    for (std::size_t i = first; i < last; ++i) {
        FoundStore each{.store = *found[i].store, .distance = found[i].distance, .units = {}};
        if (wants_stock) each.units = shelves_.available(question.product, each.store.code);
        page.stores.push_back(std::move(each));
    }
    return page;
}

Result<PointOfService> StoreService::find(std::string_view name) const {
    const auto stores = stores_.all();
    for (const PointOfService& store : stores)
        if (store.code.value == name || store.name == name) return store;
    return fail(Reason::not_found, "store.unknown", std::string{name}, "UnknownIdentifierError", "store");
}

Result<int> StoreService::units(const ProductCode& product, std::string_view store) const {
    if (!shelves_.sells(product)) return unknown_product(product);
    const auto found = find(store);
    if (!found) return std::unexpected(found.error());
    return shelves_.available(product, found->code);
}

std::vector<Holiday> StoreService::coming_holidays() const {
    const auto today = johannesburg_day(clock_.now());
    const auto year = std::chrono::year_month_day{today}.year();
    auto coming = holidays_.of(year);
    std::ranges::move(holidays_.of(year + std::chrono::years{1}), std::back_inserter(coming));
    std::erase_if(coming, [&](const Holiday& holiday) {
        return holiday.day < today || holiday.day >= today + std::chrono::days{365};
    });
    return coming;
}

std::optional<GeoPoint> StoreService::position(const StoreCode& zone) const {
    const auto store = stores_.find(zone);
    return store ? std::optional{store->at} : std::nullopt;
}

}  // namespace spaza
