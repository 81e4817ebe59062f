#pragma once

#include "base/result.hpp"
#include "shop/addresses/addresses_service.hpp"
#include "shop/checkout/checkout_service.hpp"
#include "shop/occ/occ_checkout.hpp"
#include "shop/occ/preferred_payment_store.hpp"
#include "shop/payment/payment_service.hpp"

namespace spaza {

/// The checkout as OCC clients walk through it: an address, a delivery mode and payment details are set on the
/// cart, one after the other, and an order is placed without a confirmation of its own. A view of the shop's
/// checkout: choosing the mode confirms it, with all that is checked there.
class OccCheckoutService {
public:
    OccCheckoutService(CheckoutStore& store, CheckoutService& checkout, CartService& carts,
                       AddressService& addresses, PaymentService& payments, PreferredPaymentStore& preferred,
                       CustomerDirectory& customers, const Clock& clock)
        : store_{store},
          checkout_{checkout},
          carts_{carts},
          addresses_{addresses},
          payments_{payments},
          preferred_{preferred},
          customers_{customers},
          clock_{clock} {}

    Result<OccCheckout> look_at(const CustomerId& customer, const std::string& cart_id, const StoreCode& zone);
    /// None while the cart has no address.
    Result<std::vector<DeliveryModeOffer>> modes(const CustomerId& customer, const std::string& cart_id,
                                                 const StoreCode& zone);

    Result<Address> add_address(const CustomerId& customer, const std::string& cart_id, const AddressForm& form);
    Result<Address> set_address(const CustomerId& customer, const std::string& cart_id, const AddressId& address);
    Done remove_address(const CustomerId& customer, const std::string& cart_id);
    Done set_mode(const CustomerId& customer, const std::string& cart_id, Delivery mode, const StoreCode& zone);
    Done remove_mode(const CustomerId& customer, const std::string& cart_id);
    Done set_payment_mode(const CustomerId& customer, const std::string& cart_id, const std::string& mode,
                          const StoreCode& zone);

    /// Before an order is placed. What the customer changed in the cart since they chose the mode, they have seen;
    /// a total that changed by itself they have not.
    Result<OccReadiness> prepare(const CustomerId& customer, const std::string& cart_id, const StoreCode& zone);

    const std::vector<PaymentMode>& payment_modes() const { return payments_.all_modes(); }
    /// The one an order is paid by when its cart names none; "" when there is no way to pay.
    std::string default_payment_mode(const CustomerId& customer);
    Done prefer_payment_mode(const CustomerId& customer, const std::string& mode);
    std::optional<Address> delivery_address(const CustomerId& customer) const {
        return addresses_.in_use(customer);
    }

private:
    Result<Cart> active_cart(const CustomerId& customer, const std::string& cart_id, Hold hold);
    DeliveryModeOffer offer(const CheckoutView& view, Delivery mode,
                            const std::map<ShipmentKey, Delivery>& deliveries) const;
    Done use_address(const Cart& cart, const AddressId& address);
    /// Of those that are offered.
    std::string default_of(const std::vector<PaymentMode>& offered, const CustomerId& customer);

    CheckoutStore& store_;
    CheckoutService& checkout_;
    CartService& carts_;
    AddressService& addresses_;
    PaymentService& payments_;
    PreferredPaymentStore& preferred_;
    CustomerDirectory& customers_;
    const Clock& clock_;
};

}  // namespace spaza
