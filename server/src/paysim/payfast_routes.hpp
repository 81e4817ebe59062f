#pragma once

#include "paysim/payfast_sandbox.hpp"
#include "platform/http/http.hpp"

namespace spaza::paysim {

/// Everything below /payfast: the page, the confirmation, the history, and what tests ask.
void add_payfast_routes(http::Router& router, PayfastSandbox& sandbox);

}  // namespace spaza::paysim
