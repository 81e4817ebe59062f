#pragma once

#include "platform/storage/storage.hpp"
#include "shop/wishlist/wishlist_store.hpp"

namespace spaza {

class SqlWishlistStore final : public WishlistStore {
public:
    explicit SqlWishlistStore(storage::Session& session) : session_{session} {}

    void add(const CustomerId& customer, const ProductCode& product, TimePoint at) override;
    void remove(const CustomerId& customer, const ProductCode& product) override;
    std::optional<TimePoint> latest(const CustomerId& customer) override;
    std::vector<ProductCode> products(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
