#pragma once

#include <cstdint>
#include <string_view>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// The next number of the series `name`, from 1, without gaps: only a committed transaction uses one up. Others
/// that want one wait until this transaction ends, so ask for it last.
std::int64_t next_number(Session& session, std::string_view name);

/// The first of the next `count` numbers of the series, all of which are taken.
std::int64_t next_numbers(Session& session, std::string_view name, std::int64_t count);

}  // namespace spaza::storage
