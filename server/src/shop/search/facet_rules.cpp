#include "shop/search/facet_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

namespace spaza::search {

namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();
constexpr std::size_t kMostValues = 60;
/// An attribute is a filter of a listing when at least one in so many of its products has it.
constexpr std::size_t kLeastShare = 4;

std::optional<double> number_of(std::string_view text) {
    if (text.starts_with('R')) text.remove_prefix(1);
    double number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

std::string number_text(double number) {
    std::array<char, 64> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number).ptr};
}

std::string whole_rand(std::int64_t rand) {
    std::string text = formatted(Money::cents(rand * 100));
    return text.substr(0, text.size() - 3);
}

bool is_chosen(const Query& query, std::string_view facet, std::string_view value) {
    return std::any_of(query.filters.begin(), query.filters.end(),
                       [&](const auto& filter) { return filter.first == facet && filter.second == value; });
}

bool is_category_facet(std::string_view facet) { return facet == "allCategories" || facet == "category"; }

struct CategoryChoice final : Choice {
    CategoryChoice(const Catalogue& all, const std::vector<CategoryIndex>& chosen)
        : of{all.category_of}, inside(all.categories.size()) {
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
    const std::vector<CategoryIndex>& of;
    std::vector<bool> inside;
};

struct BrandChoice final : Choice {
    BrandChoice(const Catalogue& all, const std::vector<std::string>& values)
        : of{all.brand_of}, chosen(all.brands.size()) {
        for (const std::string& value : values)
            if (const auto found = all.brand_by_code.find(value); found != all.brand_by_code.end())
                chosen[found->second] = true;
    }
    bool holds(Ordinal product) const override { return chosen[of[product]]; }
    const std::vector<BrandIndex>& of;
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
    const std::vector<std::int64_t>& cents;
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges;
};

struct RatingChoice final : Choice {
    RatingChoice(const Catalogue& all, const std::vector<std::string>& values) : ratings{all.ratings} {
        for (const std::string& value : values)
            if (const auto stars = number_of(value)) least = std::min(least, *stars * 100);
    }
    bool holds(Ordinal product) const override { return ratings[product] >= least; }
    const std::vector<std::uint16_t>& ratings;
    double least{kUnlimited};
};

struct DealChoice final : Choice {
    explicit DealChoice(const CatalogueView& view)
        : promoted{view.catalogue->promoted}, reduced{view.prices->reduced} {}
    bool holds(Ordinal product) const override { return promoted.test(product) || reduced.test(product); }
    const Bitset& promoted;
    const Bitset& reduced;
};

struct CodeChoice final : Choice {
    CodeChoice(const Catalogue& all, const std::vector<std::string>& values) : chosen{all.size()} {
        for (const std::string& value : values)
            if (const auto product = all.find(value)) chosen.set(*product);
    }
    bool holds(Ordinal product) const override { return chosen.test(product); }
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

const AttributeColumn* facet_attribute(const Catalogue& all, std::string_view code) {
    for (const AttributeColumn& attribute : all.attributes)
        if (attribute.facet && attribute.code == code) return &attribute;
    return nullptr;
}

/// Leaves out what is chosen nowhere and found nowhere.
void drop_empty(Facet& facet) {
    std::erase_if(facet.values, [](const FacetValue& value) { return value.count == 0 && !value.selected; });
}

/// Nothing is chosen and no value would narrow the listing.
bool useless(const Facet& facet, std::size_t total) {
    return std::none_of(facet.values.begin(), facet.values.end(),
                        [&](const FacetValue& value) { return value.selected || value.count < total; });
}

}  // namespace

std::optional<Range> parse_range(std::string_view text) {
    const std::size_t dash = text.find('-', text.starts_with('-') ? 0 : 1);
    if (dash == std::string_view::npos || text.size() < 2) return std::nullopt;
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = text.substr(dash + 1);
    const auto low = from.empty() ? std::optional{-kUnlimited} : number_of(from);
    const auto high = to.empty() ? std::optional{kUnlimited} : number_of(to);
    if (!low || !high) return std::nullopt;
    return Range{*low, *high};
}

Band price_band(std::size_t number) {
    const std::int64_t from = kPriceBands[number];
    const std::string low = std::to_string(from);
    if (number + 1 == kPriceBands.size()) return {"R" + low + "-", whole_rand(from) + "+"};
    const std::int64_t to = kPriceBands[number + 1] - 1;
    return {"R" + low + "-R" + std::to_string(to) + ".99", whole_rand(from) + " – " + whole_rand(to)};
}

std::size_t price_band_of(std::int64_t cents) {
    std::size_t number = 0;
    while (number + 1 < kPriceBands.size() && cents >= kPriceBands[number + 1] * 100) ++number;
    return number;
}

Band attribute_band(const AttributeColumn& attribute, std::size_t number) {
    const std::string from = number_text(attribute.bands[number]);
    const std::string unit = attribute.unit.empty() ? "" : " " + attribute.unit;
    if (number + 1 == attribute.bands.size()) return {from + "-", from + unit + "+"};
    const double step = std::pow(10, -attribute.decimals);
    const double last = std::round((attribute.bands[number + 1] - step) / step) * step;
    const double scale = std::pow(10, attribute.decimals);
    const std::string to = number_text(std::round(last * scale) / scale);
    return {from + "-" + to, from + " – " + to + unit};
}

std::optional<std::size_t> attribute_band_of(const AttributeColumn& attribute, double number) {
    const auto above = std::upper_bound(attribute.bands.begin(), attribute.bands.end(), number);
    if (above == attribute.bands.begin()) return std::nullopt;
    return static_cast<std::size_t>(above - attribute.bands.begin()) - 1;
}

std::string shown_value(const AttributeColumn& attribute, std::uint16_t value) {
    const std::string& text = attribute.texts[value];
    if (attribute.type == AttributeColumn::Type::flag) return text == "true" ? "Yes" : "No";
    if (attribute.type == AttributeColumn::Type::text || attribute.unit.empty()) return text;
    return attribute.unit == "inch" ? text + "\"" : text + " " + attribute.unit;
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

std::vector<std::uint32_t> FacetCounter::by_category(const std::vector<Ordinal>& products) const {
    std::vector<std::uint32_t> leaves(view_.catalogue->categories.size());
    for (const Ordinal product : products) ++leaves[view_.catalogue->category_of[product]];
    return leaves;
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
    std::vector<std::uint32_t> counts(all.brands.size());
    for (const Ordinal product : products) ++counts[all.brand_of[product]];
    Facet facet{.code = "brand", .name = {}, .values = {}};
    for (std::size_t i = 0; i < counts.size(); ++i)
        facet.values.push_back({all.brands[i].code.value, all.brands[i].name, counts[i],
                                is_chosen(query_, "brand", all.brands[i].code.value)});
    drop_empty(facet);
    std::stable_sort(facet.values.begin(), facet.values.end(), [](const FacetValue& a, const FacetValue& b) {
        return a.selected != b.selected ? a.selected : a.count > b.count;
    });
    if (facet.values.size() > kMostValues) facet.values.resize(kMostValues);
    return facet;
}

Facet FacetCounter::prices(const std::vector<Ordinal>& products) const {
    std::array<std::size_t, kPriceBands.size()> counts{};
    for (const Ordinal product : products)
        if (const std::int64_t cents = view_.prices->cents[product]; cents != Prices::kNone)
            ++counts[price_band_of(cents)];
    Facet facet{.code = "price", .name = {}, .values = {}};
    for (std::size_t i = 0; i < counts.size(); ++i) {
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
        facet.values.push_back({value, value, static_cast<std::size_t>(inside), true});
    }
    drop_empty(facet);
    return facet;
}

Facet FacetCounter::ratings(const std::vector<Ordinal>& products) const {
    std::array<std::size_t, 5> counts{};
    for (const Ordinal product : products)
        for (std::size_t stars = 1; stars <= std::min<std::size_t>(4, view_.catalogue->ratings[product] / 100);
             ++stars)
            ++counts[stars];
    Facet facet{.code = "rating", .name = {}, .values = {}};
    for (std::size_t stars = 4; stars >= 1; --stars) {
        const std::string code = std::to_string(stars);
        facet.values.push_back({code, code + "+", counts[stars], is_chosen(query_, "rating", code)});
    }
    drop_empty(facet);
    return facet;
}

Facet FacetCounter::deals(const std::vector<Ordinal>& products) const {
    const DealChoice deal{view_};
    const auto count =
        std::count_if(products.begin(), products.end(), [&](Ordinal product) { return deal.holds(product); });
    Facet facet{.code = "deal", .name = {}, .values = {}};
    facet.values.push_back({"true", "Yes", static_cast<std::size_t>(count), is_chosen(query_, "deal", "true")});
    drop_empty(facet);
    return facet;
}

Facet FacetCounter::attribute(const AttributeColumn& attribute, const std::vector<Ordinal>& products) const {
    std::vector<std::uint32_t> sets(attribute.members.size());
    for (const Ordinal product : products) ++sets[attribute.sets[product]];
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
    if (order.size() > kMostValues) order.resize(kMostValues);
    if (attribute.type == AttributeColumn::Type::number)
        std::sort(order.begin(), order.end(),
                  [&](std::uint16_t a, std::uint16_t b) { return attribute.numbers[a] < attribute.numbers[b]; });
    for (const std::uint16_t value : order)
        facet.values.push_back({attribute.texts[value], shown_value(attribute, value), counts[value],
                                is_chosen(query_, attribute.code, attribute.texts[value])});
    return facet;
}

std::optional<Facet> FacetCounter::one(const std::string& code, const std::vector<Ordinal>& products) const {
    if (code == "allCategories") return categories(by_category(products));
    if (code == "brand") return brands(products);
    if (code == "price") return prices(products);
    if (code == "rating") return ratings(products);
    if (code == "deal") return deals(products);
    const auto* column = facet_attribute(*view_.catalogue, code);
    return column ? std::optional{attribute(*column, products)} : std::nullopt;
}

std::vector<Facet> FacetCounter::all(const std::vector<Ordinal>& products) const {
    std::vector<Facet> facets;
    const auto leaves = by_category(products);
    const auto add = [&](Facet facet) {
        if (!facet.values.empty() && !useless(facet, products.size())) facets.push_back(std::move(facet));
    };
    add(categories(leaves));
    add(brands(products));
    add(prices(products));
    add(ratings(products));
    add(deals(products));
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
