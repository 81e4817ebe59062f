#pragma once

#include "shop/demo/demo.hpp"
#include "shop/pictures/pictures.hpp"

namespace spaza::demo {

/// Hands over every row of the demo shop in the order an import wants them, one at a time: memory does not grow
/// with the number of products. The same plan gives the same rows. Answers the number of products made.
std::size_t generate(const Plan& plan, const Material& material,
                     const std::map<std::string, Drawing, std::less<>>& drawings, const Take& take);

/// Fills in `{offerEnds}`, `{day-3}` and the other dates content leaves places for.
std::string dated(std::string text, std::chrono::sys_days today);

}  // namespace spaza::demo
