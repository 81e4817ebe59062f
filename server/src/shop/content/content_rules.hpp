#pragma once

#include "shop/content/content.hpp"

namespace spaza {

/// Compacts the component's properties and notes the products they name (`productCodes`, divided by spaces).
/// Properties that are no JSON object become an empty one.
void prepare(ContentComponent& component);

}  // namespace spaza
