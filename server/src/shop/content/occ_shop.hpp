#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace spaza {

/// What the pages of a stock OCC client say of the shop itself.
struct OccShopFacts {
    std::string name;
    std::string logo;  // address of a picture; empty: the name in letters
    std::function<std::vector<std::pair<std::string, std::string>>()> departments;  // code and name
};

}  // namespace spaza
