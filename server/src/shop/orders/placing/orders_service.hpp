#pragma once

#include "shop/checkout/checkout_service.hpp"
#include "shop/orders/orders_store.hpp"
#include "shop/payment/payment_service.hpp"
#include "shop/stock/reservation_service.hpp"

namespace spaza {

/// An order and the attempt with which it is to be paid.
struct PlacedOrder {
    Order order;
    PaymentAttempt attempt;
    PaymentMode mode;
    CustomerContact payer;
    bool existed{false};  // the cart had become this order before
};

/// Places orders and takes their payment; finds the customer's own.
class OrderService {
public:
    OrderService(OrderStore& store, CartService& carts, CheckoutService& checkout, ReservationService& stock,
                 PromotionService& promotions, PaymentService& payments, CustomerDirectory& customers,
                 const StoreReader& stores, const OrderPolicy& policy, const Clock& clock)
        : store_{store},
          carts_{carts},
          checkout_{checkout},
          stock_{stock},
          promotions_{promotions},
          payments_{payments},
          customers_{customers},
          stores_{stores},
          policy_{policy},
          clock_{clock} {}

    /// Checks the cart once more, reserves its stock and makes it an order. A cart that is one already gives
    /// that order again.
    Result<PlacedOrder> place(const OrderRequest& request);

    /// Another try to pay an order that is not paid; takes its stock again when the reservation is over. Of a
    /// pre-order whose deposit is paid it is the balance, once that is asked for.
    Result<PlacedOrder> pay_again(const CustomerId& customer, const OrderCode& code, const std::string& mode);

    /// Until when an order may be paid at the prices it was placed at.
    TimePoint payable_until(const OrderSummary& order) const {
        return order.created_at + policy_.reservation_lives;
    }
    static constexpr const char* kPaidTooLate = "OrderTooLateError";
    /// Closes an order whose payment failed and which may be paid no more, and puts its items into the shopper's
    /// cart at today's prices, once; a pre-order, which has a page of its own, is only closed. True when this call
    /// did it.
    Result<bool> return_to_cart(const CustomerId& customer, const OrderCode& code, const StoreCode& zone);

    /// The order's payment that is under way in this mode, or another try as `pay_again`; without a mode as
    /// before.
    Result<PlacedOrder> continue_payment(const CustomerId& customer, const OrderCode& code, std::string mode);
    /// The latest of an order's payments, or that of this reference.
    Result<PlacedOrder> payment_of(const CustomerId& customer, const OrderCode& code,
                                   const std::string& reference);

    /// The ways to pay the balance, while it is to be paid.
    std::vector<PaymentMode> balance_modes(const Order& order);

    Result<Order> find(const CustomerId& customer, const OrderCode& code);
    Result<Order> of_cart(const CustomerId& customer, const std::string& cart_id);

    /// What the payment page shows of a cart: the order when there is one already, else the total.
    struct PaymentPage {
        CartCode cart;  // also once it is ordered
        std::vector<PaymentMode> modes;
        Money total;
        std::optional<Order> order;
        std::optional<DepositSplit> deposit;  // then only that is paid now
    };
    Result<PaymentPage> payment_page(const CustomerId& customer, const std::string& cart_id,
                                     const StoreCode& zone);

    /// The order a payment is about, for the way back to the shop.
    std::optional<OrderCode> paid_with(const std::string& merchant_ref);

private:
    Result<PlacedOrder> existing(const Order& order);
    bool is_payable(const Order& order, TimePoint now) const;
    Result<PlacedOrder> pay_balance(const Order& seen, OrderHead& held, const std::string& mode);

    OrderStore& store_;
    CartService& carts_;
    CheckoutService& checkout_;
    ReservationService& stock_;
    PromotionService& promotions_;
    PaymentService& payments_;
    CustomerDirectory& customers_;
    const StoreReader& stores_;
    const OrderPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
