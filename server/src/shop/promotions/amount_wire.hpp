#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"
#include "base/money.hpp"

namespace spaza::wire {

/// OCC's Price, as carts and orders show it.
struct Amount {
    std::string currencyIso{"ZAR"};
    Money value;
    std::string priceType{"BUY"};
    std::string formattedValue;
};
BOOST_DESCRIBE_STRUCT(Amount, (), (currencyIso, value, priceType, formattedValue))

inline Amount amount(Money value) { return {.value = value, .formattedValue = formatted(value)}; }

}  // namespace spaza::wire
