#include "shop/search/facet_rules.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "shop/search/choices.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kMostValues = 60;
constexpr std::size_t kMostStars = 5;
/// An attribute is a filter of a listing when at least one in so many of its products has it.
constexpr std::size_t kLeastShare = 4;

bool is_chosen(const Query& query, std::string_view facet, std::string_view value) {
    return std::any_of(query.filters.begin(), query.filters.end(),
                       [&](const auto& filter) { return filter.first == facet && filter.second == value; });
}

/// How many products have each value of a column. Four tables, because counting the same value twice in a row
/// waits for the first to be written.
template <class Column>
std::vector<std::uint32_t> histogram(const Column& column, std::size_t values,
                                     const std::vector<Ordinal>& products) {
    std::vector<std::uint32_t> counts(values);
    std::size_t i = 0;
    if (products.size() > 4 * values) {
        std::vector<std::uint32_t> more(3 * values);
        std::uint32_t* const second = more.data();
        std::uint32_t* const third = second + values;
        std::uint32_t* const fourth = third + values;
        for (; i + 4 <= products.size(); i += 4) {
            ++counts[column[products[i]]];
            ++second[column[products[i + 1]]];
            ++third[column[products[i + 2]]];
            ++fourth[column[products[i + 3]]];
        }
        for (std::size_t value = 0; value < values; ++value)
            counts[value] += second[value] + third[value] + fourth[value];
    }
    for (; i < products.size(); ++i) ++counts[column[products[i]]];
    return counts;
}

/// Leaves out what is chosen nowhere and found nowhere.
void drop_empty(Facet& facet) {
    std::erase_if(facet.values, [](const FacetValue& value) { return value.count == 0 && !value.selected; });
}

/// Of steps that hold as many products each, and so the same ones, one is enough: the chosen one or else the
/// highest. They come from the highest down.
void drop_same_steps(Facet& facet) {
    std::vector<FacetValue> kept;
    for (FacetValue& value : facet.values) {
        const bool same = !kept.empty() && kept.back().count == value.count;
        if (!same || (value.selected && kept.back().selected))
            kept.push_back(std::move(value));
        else if (value.selected)
            kept.back() = std::move(value);
    }
    facet.values = std::move(kept);
}

}  // namespace

void drop_what_narrows_nothing(Facet& facet, std::size_t total) {
    const std::size_t dropped = std::erase_if(
        facet.values, [&](const FacetValue& value) { return value.count >= total && !value.selected; });
    facet.all_values -= std::min(facet.all_values, dropped);
}

std::vector<std::uint32_t> FacetCounter::by_category(const std::vector<Ordinal>& products) const {
    return histogram(view_.catalogue->category_of, view_.catalogue->categories.size(), products);
}

Facet FacetCounter::categories(const std::vector<std::uint32_t>& leaves) const {
    const Catalogue& all = *view_.catalogue;
    std::vector<std::uint32_t> counts = leaves;
    for (std::size_t i = 0; i < leaves.size(); ++i)
        for (std::optional<CategoryIndex> above = all.categories[i].parent; leaves[i] && above;
             above = all.categories[*above].parent)
            counts[*above] += leaves[i];

    // Children of where we are, and along the way to what is chosen its sisters and children.
    std::vector<CategoryIndex> shown;
    const auto show_children = [&](std::optional<CategoryIndex> of) {
        if (!of) return;
        for (const CategoryIndex child : all.categories[*of].children)
            if (std::find(shown.begin(), shown.end(), child) == shown.end()) shown.push_back(child);
    };
    const auto root = all.category_by_code.find(std::string{kRootCategory});
    const auto start = scope_.category                      ? scope_.category
                       : root == all.category_by_code.end() ? std::nullopt
                                                            : std::optional{root->second};
    show_children(start);
    for (const auto& [facet, value] : query_.filters) {
        const auto chosen =
            is_category_facet(facet) ? all.category_by_code.find(value) : all.category_by_code.end();
        if (chosen == all.category_by_code.end() || chosen->second == start) continue;
        show_children(all.categories[chosen->second].parent);
        show_children(chosen->second);
    }
    Facet facet{.code = "allCategories", .name = {}, .category = true, .values = {}};
    for (const CategoryIndex index : shown) {
        const CategoryNode& node = all.categories[index];
        facet.values.push_back({node.code.value, node.name, counts[index],
                                is_chosen(query_, "allCategories", node.code.value) ||
                                    is_chosen(query_, "category", node.code.value)});
    }
    drop_empty(facet);
    return facet;
}

Facet FacetCounter::brands(const std::vector<Ordinal>& products) const {
    const Catalogue& all = *view_.catalogue;
    const auto counts = histogram(all.brand_of, all.brands.size(), products);
    Facet facet{.code = "brand", .name = {}, .values = {}};
    for (std::size_t i = 0; i < counts.size(); ++i)
        facet.values.push_back({all.brands[i].code.value, all.brands[i].name, counts[i],
                                is_chosen(query_, "brand", all.brands[i].code.value)});
    drop_empty(facet);
    std::stable_sort(facet.values.begin(), facet.values.end(), [](const FacetValue& a, const FacetValue& b) {
        return a.selected != b.selected ? a.selected : a.count > b.count;
    });
    facet.all_values = facet.values.size();
    facet.values.resize(std::min(facet.values.size(), most_values("brand")));
    return facet;
}

std::size_t FacetCounter::most_values(std::string_view facet) const {
    return facet == whole_ ? std::numeric_limits<std::size_t>::max() : kMostValues;
}

Facet FacetCounter::prices(const std::vector<Ordinal>& products) const {
    const auto counts = histogram(live_.price_bands, kPriceBands.size() + 1, products);  // the last: no price
    Facet facet{.code = "price", .name = {}, .values = {}};
    for (std::size_t i = 0; i < kPriceBands.size(); ++i) {
        Band band = price_band(i);
        const bool selected = is_chosen(query_, "price", band.code);
        facet.values.push_back({std::move(band.code), std::move(band.name), counts[i], selected});
    }
    for (const auto& [code, value] : query_.filters) {  // a range of the shopper's own
        const auto range = code == "price" ? parse_range(value) : std::nullopt;
        const bool known = std::any_of(facet.values.begin(), facet.values.end(),
                                       [&](const auto& each) { return each.code == value; });
        if (!range || known) continue;
        const auto inside = std::count_if(products.begin(), products.end(), [&](Ordinal product) {
            const std::int64_t cents = view_.prices->cents[product];
            return cents != Prices::kNone && range->holds(static_cast<double>(cents) / 100);
        });
        facet.values.push_back({value, price_range_name(*range), static_cast<std::size_t>(inside), true});
    }
    drop_empty(facet);
    for (const Ordinal product : products) {
        const std::int64_t cents = view_.prices->cents[product];
        if (cents == Prices::kNone) continue;
        facet.least = std::min(facet.least, cents);
        facet.most = std::max(facet.most, cents);
    }
    return facet;
}

Facet FacetCounter::ratings(const std::vector<Ordinal>& products) const {
    auto counts = histogram(live_.stars, kMostStars + 1, products);
    for (std::size_t stars = kMostStars; stars > 1; --stars)
        counts[stars - 1] += counts[stars];  // as many or more
    Facet facet{.code = "rating", .name = {}, .values = {}};
    for (std::size_t stars = 4; stars >= 1; --stars) {
        const std::string code = std::to_string(stars);
        facet.values.push_back({code, code + "+", counts[stars], is_chosen(query_, "rating", code)});
    }
    drop_empty(facet);
    drop_same_steps(facet);
    return facet;
}

Facet FacetCounter::flagged(const char* code, const Bitset& set, const std::vector<Ordinal>& products) const {
    const auto count =
        std::count_if(products.begin(), products.end(), [&](Ordinal product) { return set.test(product); });
    Facet facet{.code = code, .name = {}, .values = {}};
    facet.values.push_back({"true", "Yes", static_cast<std::size_t>(count), is_chosen(query_, code, "true")});
    drop_empty(facet);
    return facet;
}

Facet FacetCounter::attribute(const AttributeColumn& attribute, const std::vector<Ordinal>& products) const {
    const auto sets = histogram(attribute.sets, attribute.members.size(), products);
    Facet facet{.code = attribute.code, .name = attribute.name, .values = {}};
    if (!attribute.bands.empty()) {
        std::vector<std::size_t> counts(attribute.bands.size());
        for (std::size_t set = 1; set < sets.size(); ++set) {
            std::vector<bool> counted(counts.size());
            for (const std::uint16_t value : attribute.members[set])
                if (const auto band = attribute_band_of(attribute, attribute.numbers[value]);
                    band && !counted[*band]) {
                    counted[*band] = true;
                    counts[*band] += sets[set];
                }
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            Band band = attribute_band(attribute, i);
            const bool selected = is_chosen(query_, attribute.code, band.code);
            facet.values.push_back({std::move(band.code), std::move(band.name), counts[i], selected});
        }
        drop_empty(facet);
        return facet;
    }
    std::vector<std::size_t> counts(attribute.texts.size());
    for (std::size_t set = 1; set < sets.size(); ++set)
        for (const std::uint16_t value : attribute.members[set]) counts[value] += sets[set];
    std::vector<std::uint16_t> order;
    for (std::uint16_t value = 0; value < counts.size(); ++value)
        if (counts[value] > 0 || is_chosen(query_, attribute.code, attribute.texts[value])) order.push_back(value);
    std::sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : attribute.texts[a] < attribute.texts[b];
    });
    facet.all_values = order.size();
    if (const std::size_t most = most_values(attribute.code); order.size() > most) {
        std::stable_partition(order.begin(), order.end(), [&](std::uint16_t value) {  // what is chosen is shown
            return is_chosen(query_, attribute.code, attribute.texts[value]);
        });
        order.resize(most);
    }
    if (attribute.type == AttributeColumn::Type::number)
        std::sort(order.begin(), order.end(),
                  [&](std::uint16_t a, std::uint16_t b) { return attribute.numbers[a] < attribute.numbers[b]; });
    for (const std::uint16_t value : order)
        facet.values.push_back({attribute.texts[value], shown_value(attribute, value), counts[value],
                                is_chosen(query_, attribute.code, attribute.texts[value])});
    return facet;
}

std::optional<Facet> FacetCounter::one(const std::string& code, const std::vector<Ordinal>& products) const {
    auto facet = counted(code, products);
    if (facet) drop_what_narrows_nothing(*facet, products.size());
    return facet;
}

std::optional<Facet> FacetCounter::counted(const std::string& code, const std::vector<Ordinal>& products) const {
    if (code == "allCategories") return categories(by_category(products));
    if (code == "brand") return brands(products);
    if (code == "price") return prices(products);
    if (code == "rating") return ratings(products);
    if (code == "deal") return flagged("deal", live_.deals, products);
    if (code == "new") return flagged("new", view_.catalogue->fresh, products);
    const auto* column = facet_attribute(*view_.catalogue, code);
    return column ? std::optional{attribute(*column, products)} : std::nullopt;
}

std::vector<Facet> FacetCounter::all(const std::vector<Ordinal>& products) const {
    std::vector<Facet> facets;
    const auto leaves = by_category(products);
    const auto add = [&](Facet facet) {
        drop_what_narrows_nothing(facet, products.size());
        if (!facet.values.empty()) facets.push_back(std::move(facet));
    };
    add(categories(leaves));
    add(brands(products));
    add(prices(products));
    add(ratings(products));
    add(flagged("deal", live_.deals, products));
    add(flagged("new", view_.catalogue->fresh, products));
    for (std::size_t i = 0; i < view_.catalogue->attributes.size(); ++i) {
        const AttributeColumn& column = view_.catalogue->attributes[i];
        if (!column.facet) continue;
        std::size_t at_most = 0;  // products that may have it
        for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf)
            at_most += std::min(leaves[leaf], column.use[leaf]);
        if (at_most * kLeastShare >= products.size() && at_most > 0) add(attribute(column, products));
    }
    return facets;
}

std::vector<Crumb> crumbs_of(const CatalogueView& view, const Query& query, const Scope& scope) {
    const Catalogue& all = *view.catalogue;
    std::vector<Crumb> crumbs;
    for (const auto& [facet, value] : query.filters) {
        Crumb crumb{facet, {}, value, value};
        if (is_category_facet(facet)) {
            const auto found = all.category_by_code.find(value);
            if (found != all.category_by_code.end()) {
                if (scope.category == found->second) continue;
                crumb.value_name = all.categories[found->second].name;
            }
        } else if (facet == "brand") {
            const auto found = all.brand_by_code.find(value);
            if (found != all.brand_by_code.end()) {
                if (scope.brand == found->second) continue;
                crumb.value_name = all.brands[found->second].name;
            }
        } else if (facet == "price") {
            for (std::size_t i = 0; i < kPriceBands.size(); ++i)
                if (Band band = price_band(i); band.code == value) crumb.value_name = std::move(band.name);
            if (const auto range = parse_range(value); range && crumb.value_name == value)
                crumb.value_name = price_range_name(*range);
        } else if (facet == "rating") {
            crumb.value_name = value + "+";
        } else if (const auto* attribute = facet_attribute(all, facet)) {
            crumb.facet_name = attribute->name;
            for (std::uint16_t i = 0; i < attribute->texts.size(); ++i)
                if (attribute->texts[i] == value) crumb.value_name = shown_value(*attribute, i);
            for (std::size_t i = 0; i < attribute->bands.size(); ++i)
                if (Band band = attribute_band(*attribute, i); band.code == value)
                    crumb.value_name = std::move(band.name);
        }
        crumbs.push_back(std::move(crumb));
    }
    return crumbs;
}

}  // namespace spaza::search
