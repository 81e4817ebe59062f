#pragma once

#include <optional>

#include "shop/cart/saved_carts.hpp"

namespace spaza {

struct SavedCartStore {
    virtual ~SavedCartStore() = default;
    /// The latest first.
    virtual std::vector<SavedCart> of(const CustomerId& customer) = 0;
    virtual std::optional<SavedCart> find(const CustomerId& customer, const CartCode& code) = 0;
    virtual void add(const SavedCart& cart) = 0;
    virtual bool rename(const SavedCart& cart) = 0;
    /// Leaves these entries of it, or nothing; false when it is not as `before` any more.
    virtual bool replace(const SavedCart& before, const std::vector<SavedCartEntry>& entries) = 0;
    virtual bool remove(const CustomerId& customer, const CartCode& code) = 0;
};

}  // namespace spaza
