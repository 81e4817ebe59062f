#pragma once

#include "platform/http/http.hpp"

namespace spaza::paysim {

/// The television licence authority, which answers by the last digit of the number: 0–4 licensed, 5 and 6 with
/// something outstanding, 7 and 8 without a licence, 9 out of order.
void add_sabc_routes(http::Router& router);

}  // namespace spaza::paysim
