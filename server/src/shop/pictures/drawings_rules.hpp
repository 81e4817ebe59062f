#pragma once

#include <map>
#include <string>

#include "base/assets.hpp"
#include "shop/pictures/pictures.hpp"

namespace spaza {

/// The drawings listed in artwork/index.json, by name, each with all its colourways.
std::map<std::string, Drawing, std::less<>> load_drawings(const std::vector<Asset>& assets);

}  // namespace spaza
