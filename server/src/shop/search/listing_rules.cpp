#include <algorithm>
#include <array>
#include <cmath>

#include "shop/search/choices.hpp"
#include "shop/search/facet_rules.hpp"
#include "shop/search/listing.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kMostKept = 512;
constexpr std::size_t kMostChoices = 32;
constexpr std::size_t kFewOf = 16;  // candidates beyond one in so many are filtered 64 at a time

bool is_availability(std::string_view facet) { return facet == "availability"; }

std::string key_of(const ListingRequest& request) {
    std::string key;
    const auto put = [&](std::string_view part) {
        key += std::to_string(part.size());
        key += ':';
        key += part;
    };
    put(request.query.text);
    const auto place = [&](const auto& where) { put(where ? std::to_string(*where) : ""); };
    place(request.scope.category);
    place(request.scope.brand);
    place(request.scope.promotion);
    put(request.scope.promoted ? "1" : "");
    for (const Ordinal product : request.steered.pinned) put(std::to_string(product));
    put("");  // where the pinned end
    for (const auto& [facet, value] : request.query.filters) {
        put(facet);
        put(value);
    }
    return key;
}

Bitset set_of(std::size_t size, const std::vector<Ordinal>& products) {
    Bitset set{size};
    for (const Ordinal product : products) set.set(product);
    return set;
}

std::vector<Ordinal> list_of(const Bitset& set) {
    std::vector<Ordinal> products;
    products.reserve(set.count());
    set.for_each([&](Ordinal product) { products.push_back(product); });
    return products;
}

/// Candidates by the choices they hold for: all of them, or all but one, for that one's facet counts what choosing
/// otherwise would show.
struct Split {
    Bitset results;
    std::vector<std::vector<Ordinal>> but_for;  // by choice, results included
};

using Choices = std::vector<std::unique_ptr<Choice>>;

/// Costs a look at each candidate.
Split split_one_by_one(const Choices& chosen, const std::vector<Ordinal>& candidates, std::size_t products) {
    Split split{Bitset{products}, std::vector<std::vector<Ordinal>>(chosen.size())};
    for (const Ordinal product : candidates) {
        std::size_t failed = 0;
        std::size_t which = 0;
        for (std::size_t i = 0; i < chosen.size() && failed < 2; ++i)
            if (!chosen[i]->holds(product)) {
                ++failed;
                which = i;
            }
        if (failed == 1) split.but_for[which].push_back(product);
        if (failed > 0) continue;
        split.results.set(product);
        for (auto& list : split.but_for) list.push_back(product);
    }
    return split;
}

/// Costs a few steps for each 64 products of the catalogue, and what the choices hold for.
Split split_at_once(const Choices& chosen, const Bitset& base) {
    std::vector<Bitset> held;
    for (const auto& choice : chosen) held.push_back(choice->held(base.size()));
    std::vector<Bitset> after(chosen.size(), Bitset{base.size(), true});  // of all choices behind each
    for (std::size_t i = chosen.size() - 1; i > 0; --i) {
        after[i - 1] = after[i];
        after[i - 1] &= held[i];
    }
    Split split{base, {}};
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        Bitset others = split.results;
        others &= after[i];
        split.but_for.push_back(list_of(others));
        split.results &= held[i];
    }
    return split;
}

}  // namespace

Bitset deliverable(const CatalogueView& view, const StoreCode& zone, const StoreCode& warehouse) {
    const Catalogue& all = *view.catalogue;
    Bitset set{all.size()};
    if (const auto column = view.stock->column(zone)) set = view.stock->in_stock(*column);
    set.remove(all.online_only);
    if (const auto column = view.stock->column(warehouse)) set |= view.stock->in_stock(*column);
    return set.remove(all.pickup_only);
}

Bitset collectable(const CatalogueView& view, const StoreCode& zone) {
    const Catalogue& all = *view.catalogue;
    Bitset set{all.size()};
    if (const auto column = view.stock->column(zone)) set = view.stock->in_stock(*column);
    return set.remove(all.online_only).remove(all.delivery_only);
}

ListingData::ListingData(CatalogueView view, std::shared_ptr<const TextIndex> text)
    : view_{std::move(view)}, text_{std::move(text)} {
    const Prices& prices = *view_.prices;
    live_.price_bands.reserve(prices.cents.size());
    for (const std::int64_t cents : prices.cents)
        live_.price_bands.push_back(
            static_cast<std::uint8_t>(cents == Prices::kNone ? kPriceBands.size() : price_band_of(cents)));
    live_.stars.reserve(view_.catalogue->size());
    for (const std::uint16_t rating : view_.catalogue->ratings)
        live_.stars.push_back(static_cast<std::uint8_t>(rating / 100));
    live_.deals = view_.catalogue->promoted;
    live_.deals |= prices.reduced;
}

std::shared_ptr<const Counted> ListingData::counted(const ListingRequest& request, const std::string& availability,
                                                    const Bitset* available) const {
    std::string key = key_of(request) + availability;
    const bool kept = request.whole_facet.empty();  // all values of a facet are asked for seldom, and may be many
    if (kept) {
        const std::lock_guard lock{mutex_};
        if (const auto found = kept_.find(key); found != kept_.end()) {
            recent_.splice(recent_.begin(), recent_, found->second);
            return found->second->counted;
        }
    }
    const Catalogue& all = *view_.catalogue;
    auto counted = std::make_shared<Counted>();
    Bitset base{all.size(), true};
    if (!request.query.text.empty()) {
        TextAnswer answer = text_->find(request.query.text);
        base = Bitset{all.size()};
        for (const Hit& hit : answer.hits) base.set(hit.product);
        for (const Ordinal product : request.steered.pinned) base.set(product);  // whatever its words are
        counted->text = std::move(answer);
    }
    const Scope& scope = request.scope;
    if (scope.category) base &= set_of(all.size(), all.categories[*scope.category].products);
    if (scope.brand) base &= set_of(all.size(), all.brands[*scope.brand].products);
    if (scope.promotion) base &= set_of(all.size(), all.promotions[*scope.promotion].products);
    if (scope.promoted) base &= all.promoted;
    if (available) base &= *available;

    auto chosen = choices(view_, request.query, scope);
    if (chosen.size() > kMostChoices) chosen.resize(kMostChoices);
    const FacetCounter counter{view_, live_, request.query, scope, request.whole_facet};
    if (chosen.empty()) {
        const std::vector<Ordinal> candidates = list_of(base);
        counted->products = std::move(base);
        counted->total = candidates.size();
        counted->facets = counter.all(candidates);
    } else {
        Split split = base.count() * kFewOf < all.size() ? split_one_by_one(chosen, list_of(base), all.size())
                                                         : split_at_once(chosen, base);
        counted->products = std::move(split.results);
        const std::vector<Ordinal> results = list_of(counted->products);
        counted->total = results.size();
        counted->facets = counter.all(results);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            auto facet = counter.one(chosen[i]->facet, split.but_for[i]);
            if (!facet || facet->values.empty()) continue;
            const auto same = std::find_if(counted->facets.begin(), counted->facets.end(),
                                           [&](const Facet& each) { return each.code == facet->code; });
            if (same != counted->facets.end())
                *same = std::move(*facet);
            else
                counted->facets.push_back(std::move(*facet));
        }
    }
    if (!kept) return counted;
    const std::lock_guard lock{mutex_};
    if (kept_.contains(key)) return counted;
    recent_.push_front({std::move(key), counted});
    kept_.emplace(recent_.front().key, recent_.begin());
    if (recent_.size() > kMostKept) {
        kept_.erase(recent_.back().key);
        recent_.pop_back();
    }
    return counted;
}

Listing ListingData::list(const ListingRequest& request) const {
    ListingRequest core = request;
    std::vector<std::string> wanted;
    std::erase_if(core.query.filters, [&](const auto& filter) {
        if (!is_availability(filter.first)) return false;
        wanted.push_back(filter.second);
        return true;
    });
    const auto chosen = [&](std::string_view value) {
        return std::find(wanted.begin(), wanted.end(), value) != wanted.end();
    };
    const std::uint64_t stock = view_.stock->edition();  // before it is read
    const Bitset sent = deliverable(view_, request.zone, request.warehouse);
    const Bitset collected = collectable(view_, request.zone);
    Bitset today{view_.catalogue->size()};
    if (request.collects_today) (today = collected).remove(view_.catalogue->pre_order);
    const auto without = counted(core, {}, nullptr);
    auto with = without;
    if (!wanted.empty()) {
        Bitset available{view_.catalogue->size()};
        if (chosen("delivery")) available |= sent;
        if (chosen("pickup")) available |= collected;
        if (chosen("sameDay")) available |= today;
        const std::string availability =
            "|" + request.zone.value + (chosen("delivery") ? "|d" : "|") + (chosen("pickup") ? "p" : "") +
            (chosen("sameDay") ? request.collects_today ? "t|" : "n|" : "|") + std::to_string(stock);
        with = counted(core, availability, &available);
    }

    Listing listing;
    listing.total = with->total;
    listing.facets = with->facets;
    listing.found = {.corrected = with->text.corrected,
                     .exact = with->text.exact,
                     .page = with->text.page,
                     .about = with->text.about,
                     .most = with->text.most,
                     .left_out = with->text.left_out,
                     .not_sold = with->text.not_sold,
                     .near = with->text.near};
    Bitset available = sent;
    available |= collected;
    listing.products = page_of(core, *with, available);
    if (request.explained)
        for (const Ordinal product : listing.products) {
            const auto& hits = with->text.hits;  // rising by product
            const auto hit = std::ranges::lower_bound(hits, product, {}, &Hit::product);
            const bool found = hit != hits.end() && hit->product == product;
            listing.scores.push_back(
                score(product, found ? hit->score : 1, available.test(product), request.steered));
        }
    if (request.mentioning && wanted.empty()) listing.mentions = mentions(core, *with, available);
    listing.crumbs = crumbs_of(view_, request.query, request.scope);
    Facet availability{.code = "availability", .name = {}, .values = {}};
    const auto add = [&](const char* code, const Bitset& set) {
        const std::size_t count = without->products.count_common(set);
        if (count > 0 || chosen(code)) availability.values.push_back({code, {}, count, chosen(code)});
    };
    add("delivery", sent);
    add("pickup", collected);
    add("sameDay", today);
    drop_what_narrows_nothing(availability, without->total);
    if (!availability.values.empty()) {
        const auto after = std::find_if(listing.facets.begin(), listing.facets.end(), [](const Facet& facet) {
            return facet.code != "allCategories" && facet.code != "brand" && facet.code != "price";
        });
        listing.facets.insert(after, std::move(availability));
    }
    return listing;
}

}  // namespace spaza::search
