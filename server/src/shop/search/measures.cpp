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
constexpr std::array<Conversion, 11> kConversions{{{"cm", "in", 1 / 2.54, 0.6},
                                                   {"m", "cm", 100, 0},
                                                   {"tb", "gb", 1000, 24},
                                                   {"kw", "w", 1000, 0},
                                                   {"kwh", "wh", 1000, 50},
                                                   {"ml", "l", 0.001, 0},
                                                   {"mm", "cm", 0.1, 0},
                                                   {"mm", "m", 0.001, 0},
                                                   {"g", "kg", 0.001, 0},
                                                   {"kva", "w", 1000, 0},
                                                   {"va", "w", 1, 0}}};
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

std::vector<std::string> also_written(const Measure& measure) {
    std::vector<std::string> texts;
    const auto put = [&](double number, std::string_view unit) {
        std::array<char, 32> out{};
        const auto written = std::to_chars(out.data(), out.data() + out.size(), std::round(number * 1e6) / 1e6);
        if (number >= 0.001 && number < 1e6)
            texts.push_back(std::string{out.data(), written.ptr} + std::string{unit});
    };
    for (const Conversion& conversion : kConversions) {
        if (conversion.slack > 0) continue;
        if (conversion.from == measure.unit) put(measure.number * conversion.factor, conversion.to);
        if (conversion.to == measure.unit) put(measure.number / conversion.factor, conversion.from);
    }
    return texts;
}

namespace {

/// What a nominal number may be off: 9 000 BTU are sold as 2.6 kW, and as 2.5; a fridge of 300 litres holds 295.
double slack_of(const AttributeColumn& column) {
    return column.unit == "BTU" ? 0.06 : column.unit == "L" ? 0.025 : 0.008;
}

/// For each set of values what the best of them is worth.
template <class Worth>
std::vector<float> worth_by_set(const AttributeColumn& column, Worth&& worth) {
    std::vector<float> by_value(column.texts.size());
    for (std::size_t value = 0; value < by_value.size(); ++value) by_value[value] = worth(value);
    std::vector<float> by_set(column.members.size());
    for (std::size_t set = 0; set < by_set.size(); ++set)
        for (const std::uint16_t value : column.members[set]) by_set[set] = std::max(by_set[set], by_value[value]);
    return by_set;
}

bool any(const std::vector<float>& worth) {
    return std::any_of(worth.begin(), worth.end(), [](float each) { return each > 0; });
}

}  // namespace

Measures::Measures(const Catalogue& catalogue) : catalogue_{catalogue} {
    for (std::size_t i = 0; i < catalogue.attributes.size(); ++i) {
        const AttributeColumn& attribute = catalogue.attributes[i];
        if (!attribute.facet || attribute.type != AttributeColumn::Type::number || attribute.sets.empty())
            continue;
        const auto words = words_of("1" + attribute.unit);
        columns_.push_back({i, attribute.unit.empty() || words.size() != 1 ? "" : words[0].substr(1)});
    }
}

AttributeTest Measures::near(const AttributeColumn& column, double number, double least, Slack slack) const {
    double most = std::max(least, number * slack_of(column));
    if (slack == Slack::about) most = std::max(most, number * kAbout);
    auto by_set = worth_by_set(column, [&](std::size_t value) {
        const double away = std::abs(column.numbers[value] - number);
        if (slack == Slack::any) return static_cast<float>(1 / (1 + 4 * away / std::max(number, 1.0)));
        return away > most + 1e-9 ? 0.0F : static_cast<float>(1 - 4 * away / std::max(number, 1.0));
    });
    return {column, std::move(by_set), {}};
}

std::vector<AttributeTest> Measures::tests(const Measure& measure, Slack slack) const {
    std::vector<AttributeTest> found;
    const auto look = [&](std::string_view unit, double number, double least) {
        for (const Column& column : columns_) {
            if (column.unit != unit) continue;
            found.push_back(near(catalogue_.attributes[column.index], number, least, slack));
        }
    };
    look(measure.unit, measure.number, 0);
    for (const Conversion& conversion : kConversions)
        if (conversion.from == measure.unit)
            look(conversion.to, measure.number * conversion.factor, conversion.slack);
    return found;
}

std::optional<AttributeTest> Measures::test(const std::string& attribute, double number, Slack slack) const {
    for (const Column& column : columns_)
        if (catalogue_.attributes[column.index].code == attribute)
            return near(catalogue_.attributes[column.index], number, 0, slack);
    return std::nullopt;
}

std::optional<AttributeTest> Measures::test_of_text(const std::string& attribute, double number) const {
    const auto found = catalogue_.attribute_by_code.find(attribute);
    if (found == catalogue_.attribute_by_code.end()) return std::nullopt;
    const AttributeColumn& column = catalogue_.attributes[found->second];
    if (column.sets.empty() || column.type != AttributeColumn::Type::text) return std::nullopt;
    auto by_set = worth_by_set(column, [&](std::size_t value) {
        const std::string& text = column.texts[value];
        double reported{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), reported);
        return error == std::errc{} && end == text.data() + text.size() && std::abs(reported - number) < 1e-9
                   ? 1.0F
                   : 0.0F;
    });
    return any(by_set) ? std::optional{AttributeTest{column, std::move(by_set), {}}} : std::nullopt;
}

std::vector<AttributeTest> Measures::tests_of_number(double number) const {
    std::vector<AttributeTest> found;
    for (const Column& column : columns_) {
        const AttributeColumn& attribute = catalogue_.attributes[column.index];
        if (std::none_of(attribute.numbers.begin(), attribute.numbers.end(),
                         [&](double each) { return std::abs(each - number) < 1e-9; }))
            continue;
        found.push_back(near(attribute, number, 0, Slack::none));
    }
    return found;
}

std::optional<AttributeTest> Measures::test(const Condition& condition) const {
    const auto found = catalogue_.attribute_by_code.find(condition.attribute);
    if (found == catalogue_.attribute_by_code.end()) return std::nullopt;
    const AttributeColumn& column = catalogue_.attributes[found->second];
    if (column.sets.empty()) return std::nullopt;
    using Is = Condition::Is;
    std::vector<float> values;
    auto by_set = worth_by_set(column, [&](std::size_t value) {
        if (column.type != AttributeColumn::Type::number || condition.is == Is::equal)
            return folded(column.texts[value]) == folded(condition.value) ? 1.0F : 0.0F;
        const double number = column.numbers[value];
        return (condition.is == Is::at_least ? number >= condition.number : number <= condition.number) ? 1.0F
                                                                                                        : 0.0F;
    });
    if (!any(by_set)) return std::nullopt;
    if (condition.is != Is::equal)
        for (const auto& members : column.members) {
            float best = 0;
            for (const std::uint16_t value : members) best = static_cast<float>(column.numbers[value]);
            values.push_back(condition.is == Is::at_least ? best : -best);
        }
    return AttributeTest{column, std::move(by_set), std::move(values)};
}

}  // namespace spaza::search
