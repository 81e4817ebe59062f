#include "shop/catalogue/relations_rules.hpp"

#include <algorithm>
#include <set>

namespace spaza {
namespace {

constexpr std::size_t kLookedAt = 5000;  // the most popular of a department

}  // namespace

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
    const std::vector<Ordinal>& department = all.categories[path.front()].products;  // popular ones first
    const std::size_t looked_at = std::min(department.size(), kLookedAt);
    std::vector<Ordinal> chosen;
    std::set<CategoryIndex> kinds{leaf};
    const auto choose = [&](auto fits) {
        for (std::size_t i = 0; i < looked_at && chosen.size() < most; ++i) {
            const Ordinal each = department[i];
            const CategoryIndex kind = all.category_of[each];
            if (!fits(kind) || view.prices->cents[each] == Prices::kNone || (all.flags[each] & kLiquor) != 0)
                continue;
            if (kinds.insert(kind).second) chosen.push_back(each);
        }
    };
    // First what stands elsewhere in the department (soundbars with televisions), then its neighbours.
    choose([&](CategoryIndex kind) {
        const auto& other = all.categories[kind].path;
        return path.size() < 2 || other.size() < 2 || other[1] != path[1];
    });
    choose([](CategoryIndex) { return true; });
    return chosen;
}

}  // namespace spaza
