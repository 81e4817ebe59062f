#pragma once

#include "base/result.hpp"
#include "shop/orders/orders.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/payment/payment.hpp"

namespace spaza {

/// Orders with the same one are likely the same order twice (same shopper, entries and total).
std::string fingerprint(const CheckoutView& checkout, const CustomerId& customer);

/// Builds the order of a confirmed checkout; code, allocations and times of events come from the service.
/// `held_from`: the address that counts for what it holds.
Order order_of(const CheckoutView& checkout, const OrderRequest& request, const OrderCode& code,
               const std::string& held_from, TimePoint now, const OrderPolicy& policy);

/// What is paid when it is placed: the whole, or its deposit.
PaymentDue due_first(const OrderSummary& order);

/// Six characters that cannot be taken for one another, from what nobody can guess (two letters of it for each).
std::string collection_code_of(std::string_view random);

/// The shopper has waited long enough to be asked to look again later (spec §4).
bool payment_unknown(const Order& order, TimePoint now);

}  // namespace spaza
