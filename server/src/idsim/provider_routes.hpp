#pragma once

#include "idsim/provider.hpp"
#include "platform/http/http.hpp"

namespace spaza::idsim {

/// A provider's discovery document, key set, pages and token endpoint, and below `/admin` what tests ask of it.
/// `provider` must outlive the router.
void add_provider_routes(http::Router& router, Provider& provider);

}  // namespace spaza::idsim
