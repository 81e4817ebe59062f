#pragma once

#include "platform/storage/storage.hpp"
#include "shop/cart/saved_carts_store.hpp"

namespace spaza {

class SqlSavedCartStore final : public SavedCartStore {
public:
    explicit SqlSavedCartStore(storage::Session& session) : session_{session} {}

    std::vector<SavedCart> of(const CustomerId& customer) override;
    std::optional<SavedCart> find(const CustomerId& customer, const CartCode& code) override;
    void add(const SavedCart& cart) override;
    bool rename(const SavedCart& cart) override;
    bool replace(const SavedCart& before, const std::vector<SavedCartEntry>& entries) override;
    bool remove(const CustomerId& customer, const CartCode& code) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
