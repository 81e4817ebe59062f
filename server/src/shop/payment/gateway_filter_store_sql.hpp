#pragma once

#include <string>

#include "shop/payment/payment_store.hpp"

namespace spaza {

/// A condition on the column that names a gateway. The names are our own words.
inline std::string gateway_is(const std::string& column, const Whose& whose) {
    if (whose.gateways.empty()) return whose.all_but ? "1 = 1" : "1 = 0";
    std::string names;
    for (const std::string& each : whose.gateways) names += (names.empty() ? "'" : ", '") + each + '\'';
    return column + (whose.all_but ? " NOT IN (" : " IN (") + names + ')';
}

}  // namespace spaza
