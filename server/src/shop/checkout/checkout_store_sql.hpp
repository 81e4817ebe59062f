#pragma once

#include "platform/storage/storage.hpp"
#include "shop/checkout/checkout_store.hpp"

namespace spaza {

class SqlCheckoutStore final : public CheckoutStore {
public:
    explicit SqlCheckoutStore(storage::Session& session) : session_{session} {}
    CheckoutChoice load(const CartCode& cart) override;
    void save(const CartCode& cart, const CheckoutChoice& choice, TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
