#include "shop/pictures/drawings_rules.hpp"

#include <stdexcept>

#include "base/json.hpp"
#include "shop/pictures/pictures_rules.hpp"

namespace spaza {
namespace {

struct IndexEntry {
    std::string name;
    std::string department;
    std::vector<Colourway> colourways;
};
BOOST_DESCRIBE_STRUCT(IndexEntry, (), (name, department, colourways))

}  // namespace

BOOST_DESCRIBE_STRUCT(Colourway, (), (body, accent, screen))

std::map<std::string, Drawing, std::less<>> load_drawings(const std::vector<Asset>& assets) {
    std::map<std::string, Drawing, std::less<>> drawings;
    for (const Asset& file : assets) {
        if (file.path != "server/assets/artwork/index.json") continue;
        const auto entries = json::read<std::vector<IndexEntry>>(file.content);
        if (!entries) throw std::runtime_error{"artwork/index.json is malformed at " + entries.error().subject};
        for (const IndexEntry& entry : *entries)
            drawings.emplace(entry.name, Drawing{entry.name, entry.department, all_colourways(entry.colourways),
                                                 entry.colourways.size()});
    }
    return drawings;
}

}  // namespace spaza
