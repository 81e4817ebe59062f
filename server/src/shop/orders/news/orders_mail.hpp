#pragma once

#include <string>

#include "shop/orders/orders.hpp"
#include "shop/payment/payment.hpp"

namespace spaza {

/// What the mails about an order are filled with, as JSON.
std::string order_mail(const Order& order, const CustomerContact& contact);
/// That money was given back, how much and why.
std::string refund_mail(const Order& order, const Refund& refund, const CustomerContact& contact);
/// That a part of it was picked, shipped, …
std::string step_mail(const Order& order, const OrderConsignment& part, const CustomerContact& contact);
/// That the release of what was ordered before it is out moved or passed: `preOrderMoved`, `preOrderOpen`,
/// `preOrderMissed`.
std::string release_mail(const std::string& what, const Order& order, const std::string& day,
                         const CustomerContact& contact);
/// Of a pre-order in two parts: `depositPaid`, `balanceAsked`, `balanceReminder`; with a link to its order.
std::string balance_mail(const std::string& what, const Order& order, const CustomerContact& contact,
                         const std::string& shop);
/// Where the shopper looks at the order, and pays what is left of it.
std::string order_link(const std::string& shop, const OrderCode& order);
/// That units of it were cancelled, and what is given back.
std::string cancellation_mail(const Order& order, const Cancellation& cancellation,
                              const CustomerContact& contact);

}  // namespace spaza
