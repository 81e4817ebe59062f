#include "shop/search/explanation_rules.hpp"

#include <algorithm>
#include <array>

#include "base/money.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

using Is = QueryPart::Is;
using Where = ExplainedWord::Where;

constexpr std::size_t kMostMeanings = 6;

std::string attribute_name(const Catalogue& all, const std::string& code) {
    if (code == kSizeAttribute) return "Size";
    const auto found = all.attribute_by_code.find(code);
    return found == all.attribute_by_code.end() ? code : all.attributes[found->second].name;
}

std::string condition_in_words(const Catalogue& all, const Condition& condition) {
    std::string words = attribute_name(all, condition.attribute);
    const bool is_share = condition.of_hundred;
    switch (condition.is) {
        case Condition::Is::equal: words += " is "; break;
        case Condition::Is::at_least: words += is_share ? " from the share " : " at least "; break;
        case Condition::Is::at_most: words += is_share ? " up to the share " : " at most "; break;
    }
    return words + condition.value;
}

std::string property_in_words(const Catalogue& all, const Property& property) {
    std::string words;
    for (const Condition& condition : property.conditions)
        words += (words.empty() ? "" : ", ") + condition_in_words(all, condition);
    if (property.category.empty()) return words;
    const auto found = all.category_by_code.find(property.category);
    const std::string where =
        found == all.category_by_code.end() ? property.category : all.categories[found->second].name;
    return words.empty() ? where : where + ": " + words;
}

std::vector<std::string> means_of(const QueryPart& part, const Catalogue& all) {
    std::vector<std::string> means;
    if (part.meaning) {
        for (const CategoryIndex each : part.meaning->categories) means.push_back(department_name(all, each));
        for (const BrandIndex each : part.meaning->brands) means.push_back(all.brands[each].name);
        for (const Property& each : part.meaning->properties) means.push_back(property_in_words(all, each));
    }
    for (const Meaning& unit : part.units) means.push_back(attribute_name(all, unit.unit_of));
    if (means.size() > kMostMeanings) {
        const std::size_t more = means.size() - kMostMeanings;
        means.resize(kMostMeanings);
        means.push_back("and " + std::to_string(more) + " more");
    }
    return means;
}

ExplainedPart part_of(const PriceWords& prices) {
    ExplainedPart part{.is = "price", .said = prices.said};
    if (prices.from) part.means.push_back("from " + formatted(*prices.from));
    if (prices.to) part.means.push_back("up to " + formatted(*prices.to));
    if (prices.cheapest) part.means.emplace_back("the cheapest first");
    if (prices.dearest) part.means.emplace_back("the dearest first");
    return part;
}

std::vector<std::string> stems_of(std::string_view text) {
    std::vector<std::string> stems;
    for (const std::string& word : words_of(text)) stems.push_back(stemmer().stem(word));
    return stems;
}

/// All the words, in any order.
bool has_all(const std::vector<std::string>& stems, std::string_view said) {
    const auto wanted = stems_of(said);
    return !wanted.empty() && std::ranges::all_of(wanted, [&](const std::string& each) {
        return std::ranges::find(stems, each) != stems.end();
    });
}

}  // namespace

std::string department_name(const Catalogue& all, CategoryIndex category) {
    const CategoryNode& node = all.categories[category];
    if (node.path.empty()) return node.name;
    std::string name;
    for (const CategoryIndex each : node.path) name += (name.empty() ? "" : " / ") + all.categories[each].name;
    return name;
}

std::vector<ExplainedPart> parts_in_words(const QueryTree& tree, const Catalogue& all) {
    static constexpr std::array<std::string_view, 8> kNames{"kind",      "brand",  "model", "measure",
                                                            "attribute", "number", "word",  "filler"};
    std::vector<ExplainedPart> parts;
    for (const QueryPart& part : tree.parts)
        parts.push_back({.is = std::string{kNames[static_cast<std::size_t>(part.is)]},
                         .said = part.said,
                         .means = means_of(part, all),
                         .unwanted = part.unwanted});
    if (tree.prices) parts.push_back(part_of(*tree.prices));
    return parts;
}

std::vector<ExplainedWord> words_found(const QueryTree& tree, const Catalogue& all, Ordinal product) {
    const auto name = stems_of(all.names[product]);
    const auto& path = all.categories[all.category_of[product]].path;
    std::vector<ExplainedWord> found;
    for (const QueryPart& part : tree.parts) {
        if (part.is == Is::filler || part.unwanted) continue;
        const auto is_of_kind = [&](CategoryIndex each) { return std::ranges::find(path, each) != path.end(); };
        Where where = Where::elsewhere;
        if (part.is == Is::kind && part.meaning && std::ranges::any_of(part.meaning->categories, is_of_kind))
            where = Where::kind;
        else if (part.is == Is::brand && part.meaning &&
                 std::ranges::find(part.meaning->brands, all.brand_of[product]) != part.meaning->brands.end())
            where = Where::brand;
        else if (has_all(name, part.said))
            where = Where::name;
        else if (part.is == Is::model && !part.said.empty() &&
                 squeezed(all.names[product]).find(squeezed(part.said)) != std::string::npos)
            where = Where::name;
        found.push_back({part.said, where});
    }
    return found;
}

}  // namespace spaza::search
