#pragma once

#include <vector>

#include "shop/notify_me/notify_me.hpp"

namespace spaza {

struct NotifyMeStore {
    virtual ~NotifyMeStore() = default;
    /// A second wish replaces the first.
    virtual void add(const StockNotice& notice) = 0;
    virtual bool waits(const CustomerId& customer, const ProductCode& product) = 0;
    virtual std::vector<ProductCode> wanted_products() = 0;
    virtual std::vector<StockNotice> waiting_for(const ProductCode& product) = 0;
    /// False when somebody else has taken it.
    virtual bool take(const StockNotice& notice) = 0;
};

}  // namespace spaza
