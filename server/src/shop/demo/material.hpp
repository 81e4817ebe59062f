#pragma once

#include "base/assets.hpp"
#include "shop/demo/demo.hpp"

namespace spaza::demo {

/// Reads server/assets/demo/*.toml. Throws std::runtime_error naming the file and line when one is malformed.
Material load_material(const std::vector<Asset>& assets);

}  // namespace spaza::demo
