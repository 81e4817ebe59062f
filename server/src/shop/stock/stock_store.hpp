#pragma once

#include "base/codes.hpp"

namespace spaza {

/// Stock is kept per product and point of service as on hand and reserved (design §4).
struct StockStore {
    virtual ~StockStore() = default;
    /// False when so many are not free; nothing is changed then.
    virtual bool reserve(const ProductCode& product, const StoreCode& store, int units) = 0;
    /// Gives reserved units back.
    virtual void release(const ProductCode& product, const StoreCode& store, int units) = 0;
    /// Reserved units leave the shelf for good.
    virtual void sell(const ProductCode& product, const StoreCode& store, int units) = 0;
    /// Sold units that never left come back to the shelf.
    virtual void put_back(const ProductCode& product, const StoreCode& store, int units) = 0;
    /// Units come to a shelf that may not have been there.
    virtual void take_in(const ProductCode& product, const StoreCode& store, int units) = 0;
    /// Units free now, locked against others until the transaction ends.
    virtual int lock_free(const ProductCode& product, const StoreCode& store) = 0;
    /// The same as it stands, for nobody in particular.
    virtual int free(const ProductCode& product, const StoreCode& store) = 0;
};

}  // namespace spaza
