#pragma once

#include "app/shop_facts.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// The pages and categories of a shop, as its database has them now.
Addresses known_addresses(storage::Session& session);

}  // namespace spaza::app
