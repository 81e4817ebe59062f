#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/consents_service.hpp"

namespace spaza {

/// users/{user}/consenttemplates and users/{user}/consents, as OCC has them.
void add_consent_routes(http::Router& router, Transactional<ConsentService> consents);

}  // namespace spaza
