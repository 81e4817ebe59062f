#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/social/provider_service.hpp"
#include "shop/accounts/social/social_service.hpp"

namespace spaza {

/// What the calls about identities of providers need; must outlive the router.
struct SocialCalls {
    AccountCalls accounts;
    Transactional<SocialService> identities;
    ProviderService& providers;
};

/// socialLogin, startSocialLogin and users/{user}/identities.
void add_social_routes(http::Router& router, const SocialCalls& calls);

/// GET /identity/{provider}/start and …/callback, where browsers leave for a provider and come back.
void add_provider_routes(http::Router& router, const SocialCalls& calls);

}  // namespace spaza
