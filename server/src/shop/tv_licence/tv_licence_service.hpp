#pragma once

#include "base/result.hpp"
#include "shop/tv_licence/tv_licence.hpp"
#include "shop/tv_licence/tv_licence_store.hpp"

namespace spaza {

class TvLicenceService {
public:
    TvLicenceService(TvLicenceStore& store, const TvLicencePolicy& policy, const Clock& clock)
        : store_{store}, policy_{policy}, clock_{clock} {}

    bool required() const { return policy_.required; }

    /// Keeps what the authority said of somebody, until it is put on a cart.
    TvLicence keep(const LicenceQuestion& question, const LicenceAnswer& answer,
                   const std::optional<CustomerId>& customer);

    /// The licence a cart's televisions are bought with. Only who had it checked may use it; once it was used, or
    /// is too old, it must be checked again.
    Result<TvLicence> put_on(const std::string& id, const std::optional<CustomerId>& customer,
                             const CartCode& cart);
    std::optional<TvLicence> of_cart(const CartCode& cart);
    void take_off(const CartCode& cart) { store_.take_off(cart); }
    /// A guest's cart is the customer's now, and so is its licence, unless the customer's has one.
    void move(const CartCode& from, const CartCode& to);
    /// The order's for good; false when it is on another cart by now.
    bool ordered(const TvLicence& licence, const CartCode& cart, const OrderCode& order) {
        return store_.set_order(licence.id, cart, order);
    }

    /// Throws when a number cannot be unsealed: the key is not the one it was sealed with.
    std::vector<SoldTelevision> sold(TimePoint from, TimePoint before);

private:
    TimePoint oldest() const { return clock_.now() - policy_.check_lives; }

    TvLicenceStore& store_;
    const TvLicencePolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
