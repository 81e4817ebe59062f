#include "shop/catalogue/catalogue_orders.hpp"

#include <algorithm>
#include <future>
#include <numeric>

#include "shop/catalogue/text_order.hpp"

namespace spaza {

namespace {

std::vector<std::uint32_t> ranks_of(const std::vector<Ordinal>& order) {
    std::vector<std::uint32_t> ranks(order.size());
    for (std::uint32_t place = 0; place < order.size(); ++place) ranks[order[place]] = place;
    return ranks;
}

std::vector<Ordinal> order_by_name(const Catalogue& all) {
    Arena folded;
    std::string name;
    std::vector<TextKey<Ordinal>> names;
    names.reserve(all.size());
    for (Ordinal product = 0; product < all.size(); ++product) {
        name.assign(all.names[product]);
        for (char& c : name)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        names.push_back({.text = folded.put(name), .of = product});
    }
    sort_texts<Ordinal>(names);
    std::vector<Ordinal> order;
    order.reserve(names.size());
    for (const auto& each : names) order.push_back(each.of);
    return order;
}

template <class Before>
std::vector<Ordinal> order_by(std::size_t size, Before before) {
    std::vector<Ordinal> order(size);
    std::iota(order.begin(), order.end(), Ordinal{0});
    std::sort(order.begin(), order.end(), before);
    return order;
}

}  // namespace

void put_in_order(Catalogue& all) {
    auto rest = std::async(std::launch::async, [&all] {
        all.by_newest = order_by(all.size(), [&](Ordinal a, Ordinal b) {
            return all.released[a] != all.released[b] ? all.released[a] > all.released[b] : a < b;
        });
        all.rank_by_newest = ranks_of(all.by_newest);
        all.by_rating = order_by(all.size(), [&](Ordinal a, Ordinal b) {
            if (all.ratings[a] != all.ratings[b]) return all.ratings[a] > all.ratings[b];
            return all.reviews[a] != all.reviews[b] ? all.reviews[a] > all.reviews[b] : a < b;
        });
        all.rank_by_rating = ranks_of(all.by_rating);
    });
    all.by_name = order_by_name(all);
    all.rank_by_name = ranks_of(all.by_name);
    rest.get();
}

}  // namespace spaza
