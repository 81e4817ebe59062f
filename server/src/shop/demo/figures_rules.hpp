#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/money.hpp"

namespace spaza::demo {

/// Twelve digits and the check digit that belongs to them.
std::string ean13(std::string_view first_twelve);
/// The check digit of EAN-13: weights 1 and 3 from the left.
char ean13_check_digit(std::string_view first_twelve);

/// A price a shop would print near this many rand: 89.99, 449.00, 2 699.00, 12 499.00.
Money shelf_price(double rand);

/// The Friday on which this week's offers end, at midnight in Johannesburg; at least two days away.
std::chrono::sys_days offer_friday(std::chrono::sys_days today);

}  // namespace spaza::demo
