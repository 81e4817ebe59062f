#include "shop/catalogue/attribute_columns.hpp"

#include <algorithm>
#include <boost/json/value.hpp>

#include "shop/catalogue/json_texts.hpp"

namespace spaza {

AttributeColumns::AttributeColumns(Catalogue& catalogue)
    : catalogue_{catalogue}, numbers_(catalogue.attributes.size()), cells_of_(catalogue.texts.size()) {}

void AttributeColumns::read(TextNumber text) {
    const boost::json::value json = parsed(catalogue_.texts[text]);
    const auto* object = json.if_object();
    if (!object) return;
    const auto begin = static_cast<std::uint32_t>(cells_.size());
    for (const auto& [code, value] : *object) {
        const auto found = catalogue_.attribute_by_code.find(std::string{code});
        if (found == catalogue_.attribute_by_code.end()) continue;
        AttributeColumn& attribute = catalogue_.attributes[found->second];
        Numbers& known = numbers_[found->second];
        if (!attribute.facet || known.too_many) continue;
        std::vector<std::uint16_t> members;
        const auto add = [&](const boost::json::value& each) {
            const std::string shown = value_text(each);
            const auto [at, fresh] =
                known.values.emplace(shown, static_cast<std::uint16_t>(attribute.texts.size()));
            if (fresh) {
                attribute.texts.push_back(shown);
                attribute.numbers.push_back(each.is_number() ? each.to_number<double>() : 0);
            }
            members.push_back(at->second);
        };
        if (const auto* list = value.if_array())
            for (const auto& each : *list) add(each);
        else
            add(value);
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
        if (members.empty()) continue;
        const std::string key{reinterpret_cast<const char*>(members.data()), members.size() * sizeof members[0]};
        const auto [set, fresh] = known.sets.emplace(key, static_cast<std::uint16_t>(attribute.members.size()));
        if (fresh) attribute.members.push_back(std::move(members));
        cells_.push_back({static_cast<std::uint16_t>(found->second), set->second});
        // A column numbers its values in 16 bits; one with more different ones is no use as a filter.
        constexpr std::size_t kMost = 65'000;
        known.too_many = attribute.members.size() > kMost || attribute.texts.size() > kMost;
    }
    cells_of_[text] = {begin, static_cast<std::uint32_t>(cells_.size())};
}

void AttributeColumns::fill() {
    for (std::size_t column = 0; column < catalogue_.attributes.size(); ++column) {
        AttributeColumn& attribute = catalogue_.attributes[column];
        if (numbers_[column].too_many) attribute.facet = false;
        if (!attribute.facet) continue;
        attribute.sets.resize(catalogue_.size());
        attribute.use.resize(catalogue_.categories.size());
    }
    for (Ordinal product = 0; product < catalogue_.size(); ++product) {
        const auto [begin, end] = cells_of_[catalogue_.parts[product].attributes];
        for (std::uint32_t i = begin; i < end; ++i) {
            AttributeColumn& attribute = catalogue_.attributes[cells_[i].column];
            if (!attribute.facet) continue;
            attribute.sets[product] = cells_[i].set;
            ++attribute.use[catalogue_.category_of[product]];
        }
    }
}

}  // namespace spaza
