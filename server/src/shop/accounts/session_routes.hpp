#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "platform/http/human_door.hpp"
#include "shop/accounts/session_cache.hpp"
#include "shop/accounts/sessions_service.hpp"
#include "shop/accounts/sign_in_service.hpp"

namespace spaza {

/// Browsers keep the refresh token where no script can read it; the app gets it in the answer.
bool keeps_refresh_token_in_cookie(std::string_view channel);
std::string refresh_cookie(const http::Request& request, const SessionTokens& tokens);
std::string cleared_refresh_cookie(const http::Request& request);
std::optional<std::string> refresh_token_of(const http::Request& request);
/// Keeps what the device is trusted by, beside what others who use it are.
std::string trust_cookie(const http::Request& request, const Visitor& visitor, std::string_view token);
/// Where somebody has just signed in: what the device's own tries are counted by from now on.
void add_device_cookie(http::Response& response, const http::Request& request, const SessionTokens& tokens);
/// A browser says that a page of another site sends this.
bool comes_from_elsewhere(const http::Request& request);
/// A page of another site can make the browser send the cookie, but not this header, nor our Origin.
bool comes_from_our_pages(const http::Request& request);

/// `stays`: as the form says in `keepSignedIn`.
Visitor visitor_of(const http::Request& request, std::string client, std::optional<bool> stays = std::nullopt);

/// POST /authorizationserver/oauth/token and /revoke (RFC 6749, RFC 7009). Everything given must outlive the
/// router.
void add_token_routes(http::Router& router, Transactional<SessionService> sessions, const SignInService& sign_in,
                      SessionCache& cache, const AccountPolicy& policy, const http::HumanDoor& humans);

/// What the router asks about every bearer token.
std::function<Result<http::Caller>(std::string_view)> authenticator(Transactional<SessionService> sessions,
                                                                    SessionCache& cache, const Clock& clock);

}  // namespace spaza
