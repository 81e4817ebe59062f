#include "shop/orders/orders_words.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 12> kStatuses{
    "CREATED", "PAYMENT_PENDING", "PAYMENT_CAPTURED", "PAYMENT_NOT_CAPTURED", "READY",     "OPEN",
    "ON_HOLD", "ORDER_SPLIT",     "PROCESSING_ERROR", "CANCELLING",           "CANCELLED", "COMPLETED"};
constexpr std::array<std::string_view, 12> kDisplays{"created",    "pending",    "processing", "error",
                                                     "processing", "open",       "onHold",     "processing",
                                                     "error",      "cancelling", "cancelled",  "completed"};
constexpr std::array<std::string_view, 12> kEvents{"placed",  "placed",     "paid",      "notPaid",
                                                   "packing", "packing",    "onHold",    "inParts",
                                                   "error",   "cancelling", "cancelled", "completed"};
constexpr std::array<std::string_view, 5> kPayments{"pending", "succeed", "failed", "partlyRefunded", "refunded"};
constexpr std::array<std::string_view, 8> kConsignments{
    "WAITING",          "READY",           "PICKPACK",           "SHIPPED",
    "READY_FOR_PICKUP", "PICKUP_COMPLETE", "DELIVERY_COMPLETED", "CANCELLED"};
constexpr std::array<std::string_view, 8> kConsignmentDisplays{"waiting",   "ready",     "picked",    "shipped",
                                                               "forPickup", "collected", "delivered", "cancelled"};
constexpr std::array<std::string_view, 3> kReservations{"held", "committed", "released"};

template <class Enum, std::size_t N>
Enum named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) throw std::invalid_argument{"unknown order word: " + std::string{name}};
    return static_cast<Enum>(found - names.begin());
}

}  // namespace

std::string_view order_status_name(OrderStatus status) { return kStatuses.at(static_cast<std::size_t>(status)); }

std::optional<OrderStatus> order_status_named(std::string_view name) {
    const auto found = std::ranges::find(kStatuses, name);
    if (found == kStatuses.end()) return std::nullopt;
    return static_cast<OrderStatus>(found - kStatuses.begin());
}

std::string_view order_status_display(OrderStatus status) {
    return kDisplays.at(static_cast<std::size_t>(status));
}
std::string_view occ_status_display(OrderStatus status) {
    if (status == OrderStatus::payment_pending) return "created";
    if (status == OrderStatus::on_hold) return "processing";
    return order_status_display(status);
}
std::string_view order_event_display(OrderStatus status) { return kEvents.at(static_cast<std::size_t>(status)); }
std::string_view payment_status_name(PaymentStatus status) {
    return kPayments.at(static_cast<std::size_t>(status));
}
PaymentStatus payment_status_named(std::string_view name) { return named<PaymentStatus>(kPayments, name); }
std::string_view consignment_status_name(ConsignmentStatus status) {
    return kConsignments.at(static_cast<std::size_t>(status));
}
std::optional<ConsignmentStatus> consignment_status_named(std::string_view name) {
    const auto found = std::ranges::find(kConsignments, name);
    if (found == kConsignments.end()) return std::nullopt;
    return static_cast<ConsignmentStatus>(found - kConsignments.begin());
}
std::vector<std::string_view> consignment_status_names() { return {kConsignments.begin(), kConsignments.end()}; }
std::string_view consignment_status_display(ConsignmentStatus status) {
    return kConsignmentDisplays.at(static_cast<std::size_t>(status));
}
std::string_view reservation_name(Reservation each) { return kReservations.at(static_cast<std::size_t>(each)); }
Reservation reservation_named(std::string_view name) { return named<Reservation>(kReservations, name); }

}  // namespace spaza
