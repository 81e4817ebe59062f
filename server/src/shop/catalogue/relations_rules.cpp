#include "shop/catalogue/relations_rules.hpp"

#include <algorithm>
#include <set>

namespace spaza {

std::vector<Ordinal> variants_of(const CatalogueView& view, Ordinal product) {
    const Catalogue& all = *view.catalogue;
    const TextNumber base = all.parts[product].base_product;
    if (base == 0) return {};
    const auto same = std::ranges::equal_range(all.variants, base, {}, &std::pair<TextNumber, Ordinal>::first);
    if (same.size() < 2) return {};
    std::vector<Ordinal> variants;
    for (const auto& [text, each] : same) variants.push_back(each);
    std::ranges::stable_sort(variants, {}, [&](Ordinal each) { return view.prices->cents[each]; });
    return variants;
}

std::string_view difference_of(const Catalogue& catalogue, const std::vector<Ordinal>& variants) {
    for (const AttributeColumn& column : catalogue.attributes) {
        if (column.sets.empty()) continue;
        std::set<std::uint16_t> seen;
        for (const Ordinal each : variants)
            if (column.sets[each] != 0) seen.insert(column.sets[each]);
        if (seen.size() == variants.size()) return column.name;
    }
    return {};
}

std::vector<Ordinal> goes_with(const CatalogueView& view, Ordinal product, std::size_t most) {
    const Catalogue& all = *view.catalogue;
    const CategoryIndex leaf = all.category_of[product];
    const auto& path = all.categories[leaf].path;
    if (path.empty()) return {};
    // The most popular product of each other kind in the department: products are numbered by relevance.
    std::vector<Ordinal> elsewhere;  // in another part of it: soundbars with televisions
    std::vector<Ordinal> neighbours;
    for (std::size_t kind = 0; kind < all.categories.size(); ++kind) {
        const CategoryNode& node = all.categories[kind];
        if (kind == leaf || node.own_products == 0 || node.path.empty() || node.path.front() != path.front())
            continue;
        const auto first = std::ranges::find_if(node.products, [&](Ordinal each) {
            return all.category_of[each] == kind && view.prices->cents[each] != Prices::kNone &&
                   (all.flags[each] & kLiquor) == 0;
        });
        if (first == node.products.end()) continue;
        const bool beside = path.size() >= 2 && node.path.size() >= 2 && node.path[1] == path[1];
        (beside ? neighbours : elsewhere).push_back(*first);
    }
    std::ranges::sort(elsewhere);
    std::ranges::sort(neighbours);
    std::vector<Ordinal> chosen = std::move(elsewhere);
    chosen.insert(chosen.end(), neighbours.begin(), neighbours.end());
    chosen.resize(std::min(chosen.size(), most));
    return chosen;
}

}  // namespace spaza
