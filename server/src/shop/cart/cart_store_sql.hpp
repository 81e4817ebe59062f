#pragma once

#include <set>

#include "platform/storage/storage.hpp"
#include "shop/cart/cart_store.hpp"

namespace spaza {

class SqlCartStore final : public CartStore {
public:
    explicit SqlCartStore(storage::Session& session) : session_{session} {}

    std::optional<Cart> by_code(const CartCode& code, Hold hold) override;
    std::optional<Cart> by_guid(const std::string& guid, Hold hold) override;
    std::optional<Cart> current(const CustomerId& customer, Hold hold, CartKind kind) override;
    std::vector<Cart> additional(const CustomerId& customer) override;
    bool add(const Cart& cart) override;
    bool save(Cart& cart) override;

private:
    std::optional<Cart> find(std::string_view where, const std::string& key, Hold hold);

    storage::Session& session_;
    std::set<std::string> held_;  // codes nobody else can change before the commit
};

}  // namespace spaza
