#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shop/addresses/addresses.hpp"
#include "shop/cart/cart.hpp"
#include "shop/stock/trading_type.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// How a shipment reaches the shopper (spec §3 shipment modes).
enum class Delivery { doorstep, pickup, online_only };

/// Shipments are known by point of service and trading type (spec §4).
using ShipmentKey = std::pair<StoreCode, TradingType>;

/// When a way of delivery has it there, or why it cannot be had.
struct DeliveryEstimate {
    std::string text;  // "Delivered by Fri 12 June"
    std::optional<std::chrono::sys_days> by{};
};

struct DeliveryOption {
    Delivery code{};
    bool available{};
    bool selected{};
    Money cost{};          // of delivering the order when this is chosen and the rest stays as it is
    std::string estimate;  // "Delivered by Fri 12 June"; why not, when it is not available
    std::optional<std::chrono::sys_days> by{};  // the day it tells
};

struct Shipment {
    StoreCode pos;
    TradingType type{};
    std::vector<int> entries;  // numbers in the cart
    std::vector<DeliveryOption> options;
    bool liquor{};  // some of it is
    ShipmentKey key() const { return {pos, type}; }
    const DeliveryOption* selected() const {
        for (const DeliveryOption& option : options)
            if (option.selected) return &option;
        return nullptr;
    }
};

/// Someone else who collects.
struct Recipient {
    std::string name;
    std::string uid;  // cellphone number
};

/// What an OCC client has set on a cart, step by step.
struct CheckoutSteps {
    AddressId address;
    std::optional<Delivery> mode;
    std::string payment_mode;     // empty: not chosen
    std::int64_t cart_version{};  // of the cart its mode was chosen for
};

/// What the shopper chose, and the sums they saw when they confirmed it.
struct CheckoutChoice {
    std::map<ShipmentKey, Delivery> deliveries;
    std::optional<Recipient> recipient;
    std::optional<Money> confirmed_total;
    std::optional<Money>
        confirmed_payment;          // at once: the deposit, or all; unknown where an earlier release confirmed
    std::string confirmed_address;  // its fingerprint
    bool of_age{};                  // the shopper has shown to be old enough for liquor
    CheckoutSteps steps{};
};

/// Where a delivery goes; the JSON is the address as the shopper sees it, kept with the order.
struct DeliveryAddress {
    AddressId id;
    Address saved{};            // in the customer's list
    std::string fingerprint{};  // another one: the parcel would go elsewhere, or to somebody else
    std::optional<GeoPoint> at{};
    bool invalid{};    // its postal code is not on the map any more: nothing can be sent there
    StoreCode zone{};  // whose store serves it; empty where none does
};

struct CustomerContact {
    std::string first_name;
    std::string last_name;
    std::string email;
    std::string cellphone;
    bool email_proven{false};  // a code or a mail has shown that it is theirs
    bool is_blocked{false};    // by the shop: may not buy
    bool mobile_proven{false};
};

/// What checkout and orders ask of accounts and addresses.
struct CustomerDirectory {
    virtual ~CustomerDirectory() = default;
    /// The address deliveries go to now.
    virtual std::optional<DeliveryAddress> delivery_address(const CustomerId& customer) = 0;
    virtual CustomerContact contact(const CustomerId& customer) = 0;
};

struct CheckoutView {
    StoreCode zone;  // of the delivery address; the shopper's own while there is none
    CartView cart;
    std::vector<Shipment> shipments;
    PricedCart priced;  // with the delivery the selection costs
    std::optional<DeliveryAddress> address;
    std::optional<Recipient> recipient;
    std::vector<int> sold_out;  // entries that cannot be had as requested
    bool confirmed{};           // the selection, total and address are as the shopper confirmed them
    bool address_changed{};     // since the shopper confirmed it
    bool has_liquor{};
    bool of_age{};
    std::optional<DepositSplit> deposit{};  // of a pre-order

    /// When the order is placed.
    Money to_pay() const { return deposit ? deposit->now : priced.total; }
};

/// A store that could hand over a shipment.
struct PickupStore {
    StoreCode store;
    std::optional<double> distance_km;  // from the address deliveries go to, when there is one
    std::string estimate;
    int available{};       // of what it has fewest of
    bool selected{false};  // the shipment comes from here as things stand
};

}  // namespace spaza
