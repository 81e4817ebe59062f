#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"

namespace spaza::app::integration {

/// Where a bulk read stands between two pages.
struct BulkCursor {
    std::string kind;        // products, prices, stock, orders
    bool of_changes{false};  // of what changed since `from`; otherwise of all there is
    std::string from;        // positions of the change log: what changed after this one
    std::string to;          // and not after this one, which the next read of changes goes on from
    TimePoint to_taken;      // when that was
    std::string after;       // the key of the last row given
};

/// Where a read of changes begins.
struct BulkSince {
    std::string kind;
    std::string position;
    TimePoint taken;
};

// Texts that mean something to the shop alone; nothing for a text that is none of them.
std::string text_of(const BulkCursor& cursor);
std::optional<BulkCursor> cursor_in(std::string_view text);
std::string text_of(const BulkSince& since);
std::optional<BulkSince> since_in(std::string_view text);

}  // namespace spaza::app::integration
