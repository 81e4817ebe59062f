#pragma once

#include <string>
#include <vector>

#include "platform/config/config.hpp"
#include "shop/accounts/social/social.hpp"

namespace spaza::app {

/// The identity providers this shop is registered at, with their addresses; all simulated with identity.idsim_url.
IdentityProviders identity_providers(const Config& config);

/// Why no browser would take or make a passkey with these settings; "" when nothing is wrong.
std::string passkey_problem(const Config& config);

std::vector<std::string> letters_of(const IdentityProviders& providers);

}  // namespace spaza::app
