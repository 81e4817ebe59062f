#include <algorithm>
#include <unordered_map>

#include "shop/search/text_query.hpp"

// Where to look instead, when the shop does not have the kind of thing named.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

constexpr std::size_t kMostNearDepartments = 3;
constexpr int kSameSection = 1;
constexpr int kNamedBeside = 2;  // `fridge water filter`: fridges
constexpr int kSharesWord = 3;   // `rice cooker`: cookers
constexpr int kForIt = 4;        // `bakkie`: bakkie gear

bool shares_word(const std::string& a, const std::vector<std::string>& names) {
    const std::string last = a.substr(a.rfind(' ') == std::string::npos ? 0 : a.rfind(' ') + 1);
    return std::ranges::any_of(names, [&](const std::string& name) { return (' ' + name).ends_with(' ' + last); });
}

}  // namespace

std::vector<CategoryIndex> TextQuery::near_departments(const QueryTree& tree) const {
    const Catalogue& all = *index_.catalogue_;
    std::unordered_map<CategoryIndex, int> nearness;
    const auto put = [&](const Meaning& kind, int near) {
        const auto add = [&](CategoryIndex category) {
            if (!all.categories[category].products.empty())
                nearness[category] = std::max(nearness[category], near);
        };
        for (const CategoryIndex category : kind.categories) add(category);
        if (kind.categories.empty())
            for (const std::string& name : kind.names)
                for (const NamedThings::Named& named : index_.things_.of(name))
                    if (named.how() == NamedThings::How::whole) {
                        add(all.category_of[named.product()]);
                        break;
                    }
    };
    const Part* meant = kind_meant(tree);
    for (const Part& part : tree.parts) {
        if (part.is != Is::kind || part.unwanted) continue;
        if (&part != meant) {
            put(*part.meaning, kNamedBeside);
            continue;
        }
        for (CategoryIndex category = 0; category < all.categories.size(); ++category) {
            if (joined_stems(words_of(all.categories[category].name)).starts_with(part.stems + ' '))
                put({.categories = {category}}, kForIt);
        }
        if (part.meaning->section != 0)
            for (const Meaning* kind : index_.lexicon_.kinds_of_section(part.meaning->section))
                put(*kind, shares_word(part.stems, kind->names) ? kSharesWord : kSameSection);
    }
    std::vector<CategoryIndex> near;
    for (const auto& [category, how] : nearness) near.push_back(category);
    std::ranges::sort(near, [&](CategoryIndex a, CategoryIndex b) {
        if (nearness[a] != nearness[b]) return nearness[a] > nearness[b];
        const std::size_t in_a = all.categories[a].products.size();
        const std::size_t in_b = all.categories[b].products.size();
        return in_a != in_b ? in_a > in_b : a < b;
    });
    near.resize(std::min(near.size(), kMostNearDepartments));
    return near;
}

}  // namespace spaza::search
