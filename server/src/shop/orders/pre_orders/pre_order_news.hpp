#pragma once

#include <optional>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// What the shopper of a pre-order was last notified of its release.
struct PreOrderWatch {
    OrderCode order;
    ProductCode product;
    std::optional<TimePoint> release_at;
    bool missed_told{false};
};

enum class PreOrderNews { none, moved, missed };

}  // namespace spaza
