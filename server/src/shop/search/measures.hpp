#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/search_words.hpp"

namespace spaza::search {

/// A number with its unit as shoppers type it: `55in`, `8kg`.
struct Measure {
    double number;
    std::string unit;
};
/// Of a word as words_of writes it.
std::optional<Measure> measure_of(std::string_view word);

/// The same in other units, as words_of writes it: `380mm` is `38cm`.
std::vector<std::string> also_written(const Measure& measure);

/// How well products hold something by one specification.
class AttributeTest {
public:
    AttributeTest(const AttributeColumn& column, std::vector<float> by_set, std::vector<float> values)
        : column_{&column}, by_set_{std::move(by_set)}, values_{std::move(values)} {}

    /// 0 where it does not hold, 1 where it does entirely.
    float operator()(Ordinal product) const { return by_set_[column_->sets[product]]; }
    /// What the product says of it, as far as it counts for the order: the more the better.
    float value(Ordinal product) const { return values_.empty() ? 0 : values_[column_->sets[product]]; }
    const AttributeColumn& column() const { return *column_; }
    bool ranks() const { return !values_.empty(); }

private:
    const AttributeColumn* column_;
    std::vector<float> by_set_;
    std::vector<float> values_;
};

/// How far a measure may be off: as shops round, an eighth, or as far as it may be (what is nearest counts most).
enum class Slack { none, about, any };

/// Finds products by what they measure: `8kg` those with a load of 8 kg, `139cm` those of 55 inch.
class Measures {
public:
    explicit Measures(const Catalogue& catalogue);

    /// Specifications in which something measures so.
    std::vector<AttributeTest> tests(const Measure& measure, Slack slack) const;
    /// The same of one specification, for a number in its own unit.
    std::optional<AttributeTest> test(const std::string& attribute, double number, Slack slack) const;
    /// The same of one that is a text, where it is just this number: size 8.
    std::optional<AttributeTest> test_of_text(const std::string& attribute, double number) const;
    /// Specifications without a unit, or with any, that have just this number.
    std::vector<AttributeTest> tests_of_number(double number) const;
    /// Of a condition of the retailer's words.
    std::optional<AttributeTest> test(const Condition& condition) const;

private:
    struct Column {
        std::size_t index;
        std::string unit;
    };
    AttributeTest near(const AttributeColumn& column, double number, double least, Slack slack) const;

    const Catalogue& catalogue_;
    std::vector<Column> columns_;
};

}  // namespace spaza::search
