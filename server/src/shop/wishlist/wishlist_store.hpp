#pragma once

#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

struct WishlistStore {
    virtual ~WishlistStore() = default;
    virtual void add(const CustomerId& customer, const ProductCode& product, TimePoint at) = 0;
    virtual void remove(const CustomerId& customer, const ProductCode& product) = 0;
    /// Latest first.
    virtual std::vector<ProductCode> products(const CustomerId& customer) = 0;
};

}  // namespace spaza
