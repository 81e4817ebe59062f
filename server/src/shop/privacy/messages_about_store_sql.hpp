#pragma once

#include <cstdint>
#include <vector>

#include "base/codes.hpp"
#include "platform/storage/storage.hpp"

namespace spaza {

/// The outbox's messages that say an email address or number a customer has or had, or the code of an order or
/// return of theirs. They are read here, page by page: as a condition in SQL it takes fifty times as long, while
/// nobody else can write.
std::vector<std::int64_t> messages_about(storage::Session& session, const CustomerId& customer);

}  // namespace spaza
