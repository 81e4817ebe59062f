#pragma once

#include "platform/http/http.hpp"

namespace spaza::paysim {

/// A courier who collects returns: books the day that is asked for, 08:00 to 17:00, the same reference for the
/// same return. An address in postal code 9999 is not served (503), so that tests see a courier who does not come.
void add_collection_routes(http::Router& router);

}  // namespace spaza::paysim
