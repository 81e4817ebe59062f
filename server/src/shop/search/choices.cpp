#include "shop/search/choices.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "shop/search/facet_values.hpp"

namespace spaza::search {

namespace {

struct CategoryChoice final : Choice {
    CategoryChoice(const Catalogue& all, const std::vector<CategoryIndex>& chosen)
        : of{all.category_of}, nodes{all.categories}, inside(all.categories.size()) {
        // A category and one inside it: the inner one is meant.
        for (const CategoryIndex index : chosen) {
            const bool outer = std::any_of(chosen.begin(), chosen.end(), [&](CategoryIndex other) {
                const auto& path = all.categories[other].path;
                return other != index && (std::find(path.begin(), path.end(), index) != path.end() ||
                                          all.categories[index].code.value == kRootCategory);
            });
            if (outer) continue;
            for (std::size_t each = 0; each < all.categories.size(); ++each) {
                const auto& path = all.categories[each].path;
                if (all.categories[index].code.value == kRootCategory ||
                    std::find(path.begin(), path.end(), index) != path.end())
                    inside[each] = true;
            }
        }
    }
    bool holds(Ordinal product) const override { return inside[of[product]]; }
    Bitset held(std::size_t products) const override {
        Bitset held{products};
        for (std::size_t i = 0; i < inside.size(); ++i)
            if (inside[i] && (!nodes[i].parent || !inside[*nodes[i].parent]))
                for (const Ordinal product : nodes[i].products) held.set(product);
        return held;
    }
    const std::vector<CategoryIndex>& of;
    const std::vector<CategoryNode>& nodes;
    std::vector<bool> inside;
};

struct BrandChoice final : Choice {
    BrandChoice(const Catalogue& all, const std::vector<std::string>& values)
        : of{all.brand_of}, nodes{all.brands}, chosen(all.brands.size()) {
        for (const std::string& value : values)
            if (const auto found = all.brand_by_code.find(value); found != all.brand_by_code.end())
                chosen[found->second] = true;
    }
    bool holds(Ordinal product) const override { return chosen[of[product]]; }
    Bitset held(std::size_t products) const override {
        Bitset held{products};
        for (std::size_t i = 0; i < chosen.size(); ++i)
            if (chosen[i])
                for (const Ordinal product : nodes[i].products) held.set(product);
        return held;
    }
    const std::vector<BrandIndex>& of;
    const std::vector<BrandNode>& nodes;
    std::vector<bool> chosen;
};

struct PriceChoice final : Choice {
    PriceChoice(const Prices& all, const std::vector<std::string>& values) : cents{all.cents} {
        for (const std::string& value : values) {
            const auto range = parse_range(value);
            if (!range) continue;
            constexpr double kMost = 1e15;
            ranges.emplace_back(std::llround(std::clamp(range->from * 100, 0.0, kMost)),
                                std::llround(std::clamp(range->to * 100, -1.0, kMost)));
        }
    }
    bool holds(Ordinal product) const override {
        const std::int64_t price = cents[product];
        return price != Prices::kNone && std::any_of(ranges.begin(), ranges.end(), [price](const auto& range) {
                   return range.first <= price && price <= range.second;
               });
    }
    Bitset held(std::size_t products) const override {  // in the order of memory: many times faster than by price
        Bitset held{products};
        auto& words = held.words();
        for (const auto& [low, high] : ranges) {
            const auto span = static_cast<std::uint64_t>(high - low);
            if (high < low) continue;
            for (std::size_t product = 0; product < products; ++product)
                words[product / 64] |=
                    static_cast<std::uint64_t>(static_cast<std::uint64_t>(cents[product] - low) <= span)
                    << (product % 64);
        }
        return held;
    }
    const std::vector<std::int64_t>& cents;
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges;
};

struct RatingChoice final : Choice {
    RatingChoice(const Catalogue& all, const std::vector<std::string>& values) : ratings{all.ratings} {
        for (const std::string& value : values)
            if (const auto stars = parse_number(value)) least = std::min(least, *stars * 100);
    }
    bool holds(Ordinal product) const override { return ratings[product] >= least; }
    const std::vector<std::uint16_t>& ratings;
    double least{std::numeric_limits<double>::infinity()};
};

struct DealChoice final : Choice {
    explicit DealChoice(const CatalogueView& view)
        : promoted{view.catalogue->promoted}, reduced{view.prices->reduced} {}
    bool holds(Ordinal product) const override { return promoted.test(product) || reduced.test(product); }
    Bitset held(std::size_t) const override {
        Bitset held = promoted;
        return held |= reduced;
    }
    const Bitset& promoted;
    const Bitset& reduced;
};

struct SetChoice final : Choice {
    explicit SetChoice(const Bitset& set) : present{set} {}
    bool holds(Ordinal product) const override { return present.test(product); }
    Bitset held(std::size_t) const override { return present; }
    const Bitset& present;
};

struct CodeChoice final : Choice {
    CodeChoice(const Catalogue& all, const std::vector<std::string>& values) : chosen{all.size()} {
        for (const std::string& value : values)
            if (const auto product = all.find(value)) chosen.set(*product);
    }
    bool holds(Ordinal product) const override { return chosen.test(product); }
    Bitset held(std::size_t) const override { return chosen; }
    Bitset chosen;
};

struct StoreChoice final : Choice {
    StoreChoice(const StockBoard& stock, std::size_t products, const std::vector<std::string>& values)
        : present{products} {
        for (std::size_t column = 0; column < stock.stores().size(); ++column)
            if (std::any_of(values.begin(), values.end(), [&](const std::string& value) {
                    return value == "*" || value == stock.stores()[column].value;
                }))
                present |= stock.in_stock(column);
    }
    bool holds(Ordinal product) const override { return present.test(product); }
    Bitset held(std::size_t) const override { return present; }
    Bitset present;
};

struct AttributeChoice final : Choice {
    AttributeChoice(const AttributeColumn& attribute, const std::vector<std::string>& values)
        : sets{attribute.sets}, chosen(attribute.members.size()) {
        std::vector<bool> good(attribute.texts.size());
        for (std::size_t value = 0; value < attribute.texts.size(); ++value)
            for (const std::string& wanted : values) {
                const auto range =
                    attribute.type == AttributeColumn::Type::number ? parse_range(wanted) : std::nullopt;
                good[value] = good[value] || attribute.texts[value] == wanted ||
                              (range && range->holds(attribute.numbers[value]));
            }
        for (std::size_t set = 0; set < attribute.members.size(); ++set)
            for (const std::uint16_t value : attribute.members[set]) chosen[set] = chosen[set] || good[value];
    }
    bool holds(Ordinal product) const override { return chosen[sets[product]]; }
    const std::vector<std::uint16_t>& sets;
    std::vector<bool> chosen;
};

}  // namespace

bool is_category_facet(std::string_view facet) { return facet == "allCategories" || facet == "category"; }

Bitset Choice::held(std::size_t products) const {
    Bitset held{products};
    for (Ordinal product = 0; product < products; ++product)
        if (holds(product)) held.set(product);
    return held;
}

std::vector<std::unique_ptr<Choice>> choices(const CatalogueView& view, const Query& query, const Scope& scope) {
    const Catalogue& all = *view.catalogue;
    std::map<std::string, std::vector<std::string>> values;
    for (const auto& [facet, value] : query.filters)
        values[is_category_facet(facet) ? "allCategories" : facet].push_back(value);

    std::vector<std::unique_ptr<Choice>> made;
    const auto add = [&](const std::string& facet, std::unique_ptr<Choice> choice) {
        choice->facet = facet;
        made.push_back(std::move(choice));
    };
    for (auto& [facet, wanted] : values) {
        if (is_category_facet(facet)) {
            std::vector<CategoryIndex> chosen;
            bool own = false;
            for (const std::string& code : wanted) {
                const auto found = all.category_by_code.find(code);
                if (found == all.category_by_code.end()) continue;
                own = own || scope.category == found->second;
                if (scope.category != found->second) chosen.push_back(found->second);
            }
            if (!chosen.empty() || !own) add(facet, std::make_unique<CategoryChoice>(all, chosen));
        } else if (facet == "brand") {
            const bool own = scope.brand && wanted.size() == 1 && wanted[0] == all.brands[*scope.brand].code.value;
            if (!own) add(facet, std::make_unique<BrandChoice>(all, wanted));
        } else if (facet == "price") {
            add(facet, std::make_unique<PriceChoice>(*view.prices, wanted));
        } else if (facet == "rating") {
            add(facet, std::make_unique<RatingChoice>(all, wanted));
        } else if (facet == "deal") {
            add(facet, std::make_unique<DealChoice>(view));
        } else if (facet == "new") {
            add(facet, std::make_unique<SetChoice>(all.fresh));
        } else if (facet == "code") {
            add(facet, std::make_unique<CodeChoice>(all, wanted));
        } else if (facet == "availableInStores") {
            add(facet, std::make_unique<StoreChoice>(*view.stock, all.size(), wanted));
        } else if (const auto* attribute = facet_attribute(all, facet)) {
            add(facet, std::make_unique<AttributeChoice>(*attribute, wanted));
        }
    }
    return made;
}

}  // namespace spaza::search
