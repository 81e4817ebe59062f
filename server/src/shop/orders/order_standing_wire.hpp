#pragma once

#include "shop/orders/orders_wire.hpp"

// Where an order and its payment stand, in the words of the API.
namespace spaza::wire {

/// While its deposit is paid and the balance is not, what the order waits for.
std::string status_display(const spaza::Order& order, const Texts& texts);
/// What happened, in a few words: not the state the order was in.
std::string event_display(const TimelineRow& row, const Texts& texts);
std::optional<OrderDeposit> deposit_of(const spaza::Order& order, const Texts& texts);
std::optional<std::string> payable_until(const spaza::Order& order, TimePoint now, std::chrono::minutes lives);
/// Until when its goods are kept although it is not paid.
std::optional<std::string> held_until(const spaza::Order& order, TimePoint now);
/// What came to nothing, and not because the shopper called it off: paid for and not to be had, or never paid.
std::optional<std::string> failure_scenario(const spaza::Order& order);

}  // namespace spaza::wire
