#pragma once

#include "shop/cart/cart_service.hpp"
#include "shop/cart/saved_carts_store.hpp"

namespace spaza {

/// A saved cart with today's prices and stock.
struct SavedCartView {
    SavedCart saved;
    CartView view;
};

/// Carts a customer puts aside under a name and takes up again, on any device.
class SavedCartService {
public:
    SavedCartService(SavedCartStore& store, CartService& carts, const SavedCartPolicy& policy, const Clock& clock)
        : store_{store}, carts_{carts}, policy_{policy}, clock_{clock} {}

    std::vector<SavedCartView> of(const CustomerId& customer, const StoreCode& zone);
    Result<SavedCartView> find(const CustomerId& customer, const std::string& code, const StoreCode& zone);
    /// The wish list as a stock OCC client finds it among the saved carts (cart_rules.hpp: wishlist_name).
    SavedCartView wishlist(const CustomerId& customer, const StoreCode& zone);
    /// Puts the customer's cart aside, which is empty from then on; a saved one gets another name. Under the name
    /// of the wish list no cart is put aside: the answer is that list.
    Result<SavedCartView> save(const CustomerId& customer, const std::string& cart, std::string name,
                               std::string description, const StoreCode& zone);
    /// Puts what was saved in the customer's cart, beside what is there, as far as it can be had. Saved it is no
    /// more when all of it could.
    Result<Reorder> restore(const CustomerId& customer, const std::string& code, const StoreCode& zone);
    /// The same for a stock OCC client, which goes on with the saved cart itself: it is the current one again, as
    /// it was put aside.
    Result<CartView> take_up(const CustomerId& customer, const std::string& code, const StoreCode& zone);
    /// Saves the same once more under another name.
    Result<SavedCartView> clone(const CustomerId& customer, const std::string& code, std::string name,
                                std::string description, const StoreCode& zone);
    Result<SavedCartView> remove(const CustomerId& customer, const std::string& code, const StoreCode& zone);

    TimePoint expires_at(const SavedCart& saved) const { return saved.saved_at + policy_.kept; }

private:
    Result<SavedCartView> wishlist(const CustomerId& customer, const std::string& cart, const StoreCode& zone);
    Result<SavedCart> saved(const CustomerId& customer, const std::string& code);
    Result<SavedCartView> keep(SavedCart cart, const StoreCode& zone);
    SavedCartView shown(SavedCart saved, const StoreCode& zone) const;

    SavedCartStore& store_;
    CartService& carts_;
    const SavedCartPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
