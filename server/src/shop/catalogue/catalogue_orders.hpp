#pragma once

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// Makes the orders of a catalogue (by name, newest, top rated) and each product's place in them.
void put_in_order(Catalogue& catalogue);

}  // namespace spaza
