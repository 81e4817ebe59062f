#pragma once

#include "base/holidays.hpp"
#include "base/result.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/checkout/checkout_store.hpp"
#include "shop/checkout/liquor.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

class CheckoutService {
public:
    CheckoutService(CheckoutStore& store, CartService& carts, CustomerDirectory& customers,
                    const ProductReader& products, const StoreReader& stores, const HolidayCalendar& holidays,
                    const TermsReader& terms, const LiquorPolicy& liquor, const Clock& clock)
        : store_{store},
          carts_{carts},
          customers_{customers},
          products_{products},
          stores_{stores},
          holidays_{holidays},
          terms_{terms},
          liquor_{liquor},
          clock_{clock} {}

    /// The cart in shipments with their options, what was chosen before kept where it can be.
    Result<CheckoutView> view(const CustomerId& customer, const std::string& cart_id, const StoreCode& zone);

    /// Keeps how these shipments are to be had, so that the sums are theirs; the checkout is to be confirmed
    /// after.
    Result<CheckoutView> choose(const CustomerId& customer, const std::string& cart_id, const StoreCode& zone,
                                const std::map<ShipmentKey, Delivery>& deliveries);

    /// Keeps the choice when it fits and everything can still be had.
    Result<CheckoutView> confirm(const CustomerId& customer, const std::string& cart_id, const StoreCode& zone,
                                 const std::map<ShipmentKey, Delivery>& deliveries,
                                 const std::optional<Recipient>& recipient,
                                 const std::optional<AgeDeclaration>& age = {});

    /// Stores that could hand over the whole shipment, nearest first.
    Result<std::vector<PickupStore>> pickup_stores(const CustomerId& customer, const std::string& cart_id,
                                                   const StoreCode& zone, const StoreCode& pos,
                                                   std::optional<TradingType> type);
    Result<CheckoutView> change_pickup_store(const CustomerId& customer, const std::string& cart_id,
                                             const StoreCode& zone, const ShipmentKey& from, const StoreCode& to);

    /// For order generation, on a cart it holds: the confirmed checkout, checked once more.
    Result<CheckoutView> ready_to_order(const Cart& cart, const StoreCode& asked);
    /// From where a shipment's entries may be taken; `zone` is the view's.
    std::vector<StoreCode> sources_of(const Shipment& shipment, const StoreCode& zone) const;

private:
    /// Units in stock where this product may be sold.
    int may_be_had(const ProductCode& product, const StoreCode& store) const;
    /// How a promise tells its day: an order is read on other days than it was placed, so its days have names.
    enum class Days { spoken, named };
    /// By the zone that serves the delivery address, whatever zone was asked with.
    CheckoutView look_at(const Cart& cart, const StoreCode& asked, Days days = Days::spoken);
    DeliveryEstimate estimate(const CartView& cart, const Shipment& shipment, Delivery way, bool can,
                              const StoreCode& zone, Days days) const;
    /// What each option would make the order's delivery cost.
    void price_options(CheckoutView& view) const;
    /// Where a shipment is handed over, for the hours of that province.
    std::string province_of(const Shipment& shipment, Delivery way, const StoreCode& zone) const;
    DeliveryEstimate on_its_day(const Shipment& shipment, Delivery way, std::chrono::sys_days day,
                                const StoreCode& zone) const;
    Result<Cart> active_cart(const CustomerId& customer, const std::string& cart_id, Hold hold);

    CheckoutStore& store_;
    CartService& carts_;
    CustomerDirectory& customers_;
    const ProductReader& products_;
    const StoreReader& stores_;
    const HolidayCalendar& holidays_;
    const TermsReader& terms_;
    const LiquorPolicy& liquor_;
    const Clock& clock_;
};

}  // namespace spaza
