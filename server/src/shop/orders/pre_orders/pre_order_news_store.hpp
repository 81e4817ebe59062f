#pragma once

#include <vector>

#include "shop/orders/pre_orders/pre_order_news.hpp"

namespace spaza {

struct PreOrderNewsStore {
    virtual ~PreOrderNewsStore() = default;
    /// Pre-orders that are paid, or their deposit is, which nobody has begun to pick, with their product, that are
    /// not watched yet.
    virtual std::vector<PreOrderWatch> unwatched(int most) = 0;
    virtual std::vector<PreOrderWatch> watched() = 0;
    virtual void add(const PreOrderWatch& watch) = 0;
    /// False when somebody else has reported it meanwhile.
    virtual bool change(const PreOrderWatch& before, const PreOrderWatch& after) = 0;
};

}  // namespace spaza
