#pragma once

#include <functional>
#include <string_view>

#include "base/assets.hpp"
#include "shop/demo/demo.hpp"

namespace spaza::demo {

/// Puts dates into a text that leaves places for them.
using FillDates = std::function<std::string(std::string)>;

/// Reads a folder of server/assets: figures as TOML, pages as YAML, dates filled in. Throws std::runtime_error
/// naming the file and line when one is malformed.
Material load_material(const std::vector<Asset>& assets, const FillDates& fill,
                       std::string_view shop_folder = "demo");

}  // namespace spaza::demo
