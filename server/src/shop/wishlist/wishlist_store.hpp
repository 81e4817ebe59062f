#pragma once

#include <optional>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

struct WishlistStore {
    virtual ~WishlistStore() = default;
    virtual void add(const CustomerId& customer, const ProductCode& product, TimePoint at) = 0;
    virtual void remove(const CustomerId& customer, const ProductCode& product) = 0;
    /// When the latest of them came; nothing for an empty list.
    virtual std::optional<TimePoint> latest(const CustomerId& customer) = 0;
    /// Latest first.
    virtual std::vector<ProductCode> products(const CustomerId& customer) = 0;
};

}  // namespace spaza
