#pragma once

#include "shop/checkout/checkout.hpp"

namespace spaza {

struct CheckoutStore {
    virtual ~CheckoutStore() = default;
    /// An empty choice when nothing was chosen yet.
    virtual CheckoutChoice load(const CartCode& cart) = 0;
    virtual void save(const CartCode& cart, const CheckoutChoice& choice, TimePoint now) = 0;
};

}  // namespace spaza
