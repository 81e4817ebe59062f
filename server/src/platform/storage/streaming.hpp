#pragma once

#include <functional>
#include <string>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Calls `each` for every row of a SELECT without values, and never holds many of them in memory. `name` tells it
/// from others that are read at the same time in this transaction.
void stream(Session& session, const std::string& name, const std::string& select,
            const std::function<void(const Row&)>& each);

/// After a text in ORDER BY: letters in the order of their bytes, on both engines.
std::string_view in_byte_order(const Session& session);

}  // namespace spaza::storage
