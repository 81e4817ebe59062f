#include "shop/search/measures.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "shop/search/tokens.hpp"

namespace spaza::search {

namespace {

struct Conversion {
    std::string_view from;
    std::string_view to;
    double factor;
    double slack;  // of the result, for shops and shoppers round differently
};
constexpr std::array<Conversion, 6> kConversions{{{"cm", "in", 1 / 2.54, 0.6},
                                                  {"tb", "gb", 1000, 24},
                                                  {"kw", "w", 1000, 0},
                                                  {"kwh", "wh", 1000, 50},
                                                  {"ml", "l", 0.001, 0},
                                                  {"mm", "cm", 0.1, 0}}};
constexpr double kAbout = 0.125;

}  // namespace

std::optional<Measure> measure_of(std::string_view word) {
    Measure measure{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), measure.number);
    if (error != std::errc{} || end == word.data() + word.size()) return std::nullopt;
    measure.unit.assign(end, word.data() + word.size());
    if (!std::all_of(measure.unit.begin(), measure.unit.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
        return std::nullopt;
    return measure;
}

Measures::Measures(const Catalogue& catalogue) : catalogue_{catalogue} {
    for (std::size_t i = 0; i < catalogue.attributes.size(); ++i) {
        const AttributeColumn& attribute = catalogue.attributes[i];
        if (!attribute.facet || attribute.type != AttributeColumn::Type::number || attribute.unit.empty())
            continue;
        const auto words = words_of("1" + attribute.unit);
        if (words.size() == 1) columns_.push_back({i, words[0].substr(1)});
    }
}

std::vector<Measures::Meant> Measures::meant(const Measure& measure, bool about) const {
    std::vector<Meant> found;
    const auto look = [&](std::string_view unit, double number, double slack) {
        if (about) slack = std::max(slack, number * kAbout);
        for (const Column& column : columns_) {
            if (column.unit != unit) continue;
            const AttributeColumn& attribute = catalogue_.attributes[column.index];
            for (std::uint16_t value = 0; value < attribute.numbers.size(); ++value) {
                const double away = std::abs(attribute.numbers[value] - number);
                if (away > slack + 1e-9) continue;
                found.push_back({.word = attribute.texts[value] + column.unit,
                                 .column = column.index,
                                 .value = value,
                                 .closeness = static_cast<float>(1 - 2 * away / std::max(number, 1.0))});
            }
        }
    };
    look(measure.unit, measure.number, 0);
    for (const Conversion& conversion : kConversions)
        if (conversion.from == measure.unit)
            look(conversion.to, measure.number * conversion.factor, conversion.slack);
    return found;
}

bool Measures::holds(const Meant& meant, Ordinal product) const {
    const AttributeColumn& attribute = catalogue_.attributes[meant.column];
    const auto& members = attribute.members[attribute.sets[product]];
    return std::find(members.begin(), members.end(), meant.value) != members.end();
}

}  // namespace spaza::search
