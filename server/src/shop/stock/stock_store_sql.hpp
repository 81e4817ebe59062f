#pragma once

#include "platform/storage/storage.hpp"
#include "shop/stock/stock_store.hpp"

namespace spaza {

/// Every change is noted in the change log, in the same transaction.
class SqlStockStore final : public StockStore {
public:
    explicit SqlStockStore(storage::Session& session) : session_{session} {}

    bool reserve(const ProductCode& product, const StoreCode& store, int units) override;
    void release(const ProductCode& product, const StoreCode& store, int units) override;
    void sell(const ProductCode& product, const StoreCode& store, int units) override;
    void put_back(const ProductCode& product, const StoreCode& store, int units) override;
    void take_in(const ProductCode& product, const StoreCode& store, int units) override;
    int lock_free(const ProductCode& product, const StoreCode& store) override;
    int free(const ProductCode& product, const StoreCode& store) override;

private:
    int free_units(const ProductCode& product, const StoreCode& store, std::string_view locked);
    bool change(std::string_view sql, const ProductCode& product, const StoreCode& store, int units);

    storage::Session& session_;
};

}  // namespace spaza
