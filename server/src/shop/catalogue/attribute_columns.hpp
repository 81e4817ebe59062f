#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// Turns attribute texts (`{"screenSize":55,"ports":["HDMI"]}`) into the catalogue's columns.
class AttributeColumns {
public:
    explicit AttributeColumns(Catalogue& catalogue);

    /// Reads one text, which many products may share.
    void read(TextNumber attributes);
    /// Writes the columns, after all texts are read.
    void fill();

private:
    struct Numbers {
        std::unordered_map<std::string, std::uint16_t> values;
        std::unordered_map<std::string, std::uint16_t> sets;
        bool too_many{false};
    };
    struct Cell {
        std::uint16_t column;
        std::uint16_t set;
    };

    Catalogue& catalogue_;
    std::vector<Numbers> numbers_;
    std::vector<Cell> cells_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> cells_of_;  // begin and end, by text
};

}  // namespace spaza
