#pragma once

#include <string>
#include <vector>

#include "shop/content/content.hpp"

namespace spaza {

/// A component under the type names of stock OCC clients.
struct OccComponent {
    std::string uid;
    std::string json;
    bool in_slot{true};  // else only found by its uid, as part of another
};

/// What such a client can draw of an editor's component: a picture strip and its banners, a row of products, a
/// text, one banner for each tile of a grid, and as it came whatever is of a type of another system. Nothing for
/// lists of pages and brands, which it does not know.
std::vector<OccComponent> occ_components(const ContentComponent& component);

}  // namespace spaza
