#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/postings.hpp"

namespace spaza::search {

/// A number with its unit as shoppers type it: `55in`, `8kg`.
struct Measure {
    double number;
    std::string unit;
};
/// Of a word as words_of writes it.
std::optional<Measure> measure_of(std::string_view word);

/// Finds products by what they measure: `8kg` those with a load of 8 kg, `139cm` those of 55 inch.
class Measures {
public:
    explicit Measures(const Catalogue& catalogue);

    /// Words of the values meant: exactly those, or with `about` those up to an eighth away.
    struct Meant {
        std::string word;  // as it stands in the index
        std::size_t column;
        std::uint16_t value;
        float closeness;  // 1 for the very number
    };
    std::vector<Meant> meant(const Measure& measure, bool about) const;
    /// The product has this value.
    bool holds(const Meant& meant, Ordinal product) const;

private:
    struct Column {
        std::size_t index;
        std::string unit;
    };
    const Catalogue& catalogue_;
    std::vector<Column> columns_;
};

}  // namespace spaza::search
