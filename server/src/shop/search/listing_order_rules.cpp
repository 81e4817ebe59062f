#include <algorithm>
#include <cmath>
#include <limits>

#include "shop/search/listing.hpp"

// In which order the products of a listing come.
namespace spaza::search {

namespace {

/// The first `end` of the set in this order: walking the order when the set is dense, picking when it is sparse.
std::vector<Ordinal> first_in_order(const Bitset& set, std::size_t count, const std::vector<Ordinal>& order,
                                    bool reversed, std::size_t end) {
    std::vector<Ordinal> first;
    end = std::min(end, count);
    first.reserve(end);
    const std::size_t size = order.size();
    for (std::size_t i = 0; i < size && first.size() < end; ++i) {
        const Ordinal product = order[reversed ? size - 1 - i : i];
        if (set.test(product)) first.push_back(product);
    }
    return first;
}

/// Walking an order costs about size / count steps for each product shown; sorting the set itself about count.
bool is_dense(std::size_t count, std::size_t size, std::size_t end) {
    return count * count >= size * std::max<std::size_t>(end, 1);
}

template <class Before>
std::vector<Ordinal> first_by(const Bitset& set, std::size_t end, Before before) {
    std::vector<Ordinal> products;
    products.reserve(set.count());
    set.for_each([&](Ordinal product) { products.push_back(product); });
    end = std::min(end, products.size());
    std::partial_sort(products.begin(), products.begin() + static_cast<std::ptrdiff_t>(end), products.end(),
                      before);
    products.resize(end);
    return products;
}

}  // namespace

/// What a product's text score is worth beyond its words: what the zone cannot have counts less, what sells and is
/// liked a little more.
Score ListingData::score(Ordinal product, float text, bool available, const Steered& steered) const {
    constexpr float kUnavailable = 0.75F;
    constexpr float kPopular = 0.15F;
    constexpr float kLiked = 0.1F;
    const auto products = static_cast<float>(view_.catalogue->size());
    const float place = std::log(1 + static_cast<float>(product)) / std::log(1 + products);  // 0 sells best
    const float rating = static_cast<float>(view_.catalogue->ratings[product]) / 500;
    return {.text = text,
            .availability = available ? 1 : kUnavailable,
            .popularity = kPopular * (1 - place),
            .rating = kLiked * rating,
            .boost = steered.boost_of(product, *view_.catalogue),
            .learned = steered.learned_of(product),
            .pinned = std::ranges::find(steered.pinned, product) != steered.pinned.end()};
}

std::vector<Ordinal> ListingData::page_of(const ListingRequest& request, const Counted& counted,
                                          const Bitset& available) const {
    const Catalogue& all = *view_.catalogue;
    const std::string& sort = request.query.sort;
    const std::size_t begin =
        request.page > counted.total / request.page_size ? counted.total : request.page * request.page_size;
    const std::size_t end = std::min(begin + request.page_size, counted.total);
    if (begin >= end) return {};
    const Bitset& set = counted.products;

    std::vector<Ordinal> products;
    const auto in_order = [&](const std::vector<Ordinal>& order, bool reversed, auto before) {
        products = is_dense(counted.total, all.size(), end)
                       ? first_in_order(set, counted.total, order, reversed, end)
                       : first_by(set, end, before);
    };
    const auto& cents = view_.prices->cents;
    if (sort == "price-asc" || sort == "price-desc") {
        const bool down = sort == "price-desc";
        const auto before = [&](Ordinal a, Ordinal b) {
            const bool priced = cents[a] != Prices::kNone;
            if (priced != (cents[b] != Prices::kNone)) return priced;
            if (!priced || cents[a] == cents[b]) return down && priced ? a > b : a < b;
            return down ? cents[a] > cents[b] : cents[a] < cents[b];
        };
        in_order(down ? view_.prices->by_price_down : view_.prices->by_price, false, before);
    } else if (sort == "name-asc" || sort == "name-desc" || sort == "newest" || sort == "topRated") {
        const auto& order = sort == "newest" ? all.by_newest : sort == "topRated" ? all.by_rating : all.by_name;
        const auto& ranks = sort == "newest"     ? all.rank_by_newest
                            : sort == "topRated" ? all.rank_by_rating
                                                 : all.rank_by_name;
        const bool down = sort == "name-desc";
        in_order(order, down,
                 [&](Ordinal a, Ordinal b) { return down ? ranks[a] > ranks[b] : ranks[a] < ranks[b]; });
    } else if (!counted.text.hits.empty() || !request.steered.pinned.empty()) {
        const Steered& steered = request.steered;
        Hits hits;
        for (const Hit& hit : counted.text.hits)
            if (set.test(hit.product) && std::ranges::find(steered.pinned, hit.product) == steered.pinned.end())
                hits.push_back(
                    {hit.product, score(hit.product, hit.score, available.test(hit.product), steered).total()});
        float place = std::numeric_limits<float>::max();
        for (const Ordinal product : steered.pinned)
            if (set.test(product)) hits.push_back({product, place = std::nextafter(place, 0.0F)});
        const auto middle = hits.begin() + static_cast<std::ptrdiff_t>(end);
        std::partial_sort(hits.begin(), middle, hits.end(), [](const Hit& a, const Hit& b) {
            return a.score != b.score ? a.score > b.score : a.product < b.product;
        });
        for (auto at = hits.begin(); at != middle; ++at) products.push_back(at->product);
    } else {
        const auto& words = set.words();
        std::size_t seen = 0;
        for (std::size_t i = 0; i < words.size() && products.size() < end; ++i) {
            for (std::uint64_t word = words[i]; word != 0 && products.size() < end; word &= word - 1, ++seen)
                products.push_back(
                    static_cast<Ordinal>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
        }
    }
    if (request.boosted && set.test(*request.boosted)) {
        std::erase(products, *request.boosted);
        products.insert(products.begin(), *request.boosted);
        products.resize(std::min(products.size(), end));
    }
    products.erase(products.begin(),
                   products.begin() + static_cast<std::ptrdiff_t>(std::min(begin, products.size())));
    return products;
}

std::vector<Ordinal> ListingData::mentions(const ListingRequest& request, const Counted& counted,
                                           const Bitset& available) const {
    constexpr std::size_t kShown = 12;
    const Scope& scope = request.scope;
    const bool narrowed = !request.query.filters.empty() || scope.category || scope.brand || scope.promotion ||
                          scope.promoted || counted.text.most || request.query.sort != "relevance";
    const bool last = request.page * request.page_size < counted.total &&
                      (request.page + 1) * request.page_size >= counted.total;
    if (request.query.text.empty() || narrowed || !last) return {};
    Hits hits = text_->mentions(counted.text.corrected.value_or(request.query.text));
    std::erase_if(hits, [&](const Hit& hit) { return counted.products.test(hit.product); });
    for (Hit& hit : hits) hit.score = score(hit.product, hit.score, available.test(hit.product), {}).total();
    const auto middle = hits.begin() + static_cast<std::ptrdiff_t>(std::min(kShown, hits.size()));
    std::partial_sort(hits.begin(), middle, hits.end(), [](const Hit& a, const Hit& b) {
        return a.score != b.score ? a.score > b.score : a.product < b.product;
    });
    std::vector<Ordinal> products;
    for (auto at = hits.begin(); at != middle; ++at) products.push_back(at->product);
    return products;
}

}  // namespace spaza::search
