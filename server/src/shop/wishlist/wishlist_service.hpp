#pragma once

#include "base/result.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/wishlist/wishlist_store.hpp"

namespace spaza {

/// What a customer keeps for later.
class WishlistService {
public:
    static constexpr std::size_t kMost = 500;

    WishlistService(WishlistStore& store, const ProductReader& products, const Clock& clock)
        : store_{store}, products_{products}, clock_{clock} {}

    Done add(const CustomerId& customer, const ProductCode& product) {
        if (!products_.find(product))
            return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
        if (store_.products(customer).size() >= kMost)
            return fail(Reason::invalid, "wishlist.full", product.value, "ValidationError", "product");
        store_.add(customer, product, clock_.now());
        return Done{};
    }
    Done remove(const CustomerId& customer, const ProductCode& product) {
        store_.remove(customer, product);
        return Done{};
    }
    /// When something was put on it last; nothing for an empty list.
    std::optional<TimePoint> latest(const CustomerId& customer) { return store_.latest(customer); }
    /// Those still sold, latest first.
    std::vector<ProductCode> products(const CustomerId& customer) {
        auto all = store_.products(customer);
        std::erase_if(all, [&](const ProductCode& each) { return !products_.find(each); });
        return all;
    }

private:
    WishlistStore& store_;
    const ProductReader& products_;
    const Clock& clock_;
};

}  // namespace spaza
