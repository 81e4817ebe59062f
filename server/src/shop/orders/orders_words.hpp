#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "shop/orders/orders.hpp"

namespace spaza {

/// OCC words: CREATED, PAYMENT_PENDING, …
std::string_view order_status_name(OrderStatus status);
std::optional<OrderStatus> order_status_named(std::string_view name);
/// Key of contract/messages `orderStatus.*`.
std::string_view order_status_display(OrderStatus status);
/// A word that stock OCC clients have a text for: created, open, processing, completed, cancelling, cancelled,
/// error.
std::string_view occ_status_display(OrderStatus status);
/// Key of contract/messages `orderEvent.*`: what happened when an order came to be so.
std::string_view order_event_display(OrderStatus status);
/// pending, succeed, failed, partlyRefunded, refunded.
std::string_view payment_status_name(PaymentStatus status);
PaymentStatus payment_status_named(std::string_view name);
/// OCC words: WAITING, READY, PICKPACK, …
std::string_view consignment_status_name(ConsignmentStatus status);
std::optional<ConsignmentStatus> consignment_status_named(std::string_view name);
/// All of them, in the order of a part's way.
std::vector<std::string_view> consignment_status_names();
/// Key of contract/messages `consignmentStatus.*`.
std::string_view consignment_status_display(ConsignmentStatus status);
std::string_view reservation_name(Reservation reservation);
Reservation reservation_named(std::string_view name);

}  // namespace spaza
