#pragma once

#include <optional>
#include <string_view>

#include "platform/http/http.hpp"
#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/accounts_wire.hpp"

namespace spaza {

/// Another site's form must not sign a shopper in as somebody else: the cookie would be set all the same.
std::optional<http::Response> foreign_sign_in(const http::Request& request);

wire::User user_of(const AccountCalls& calls, const std::optional<CustomerId>& customer,
                   const PlaceQuery& query = {}, std::string_view cart_code = {});

/// Who is signed in, or a guest, with the tokens; browsers get the refresh token as a cookie.
http::Response session_answer(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                              const SessionTokens& tokens, const char* message_key, const PlaceQuery& query = {});

/// There is such an account: 200 with `isExisting`, and nothing is changed.
http::Response existing_account(const FieldSet& fields);

}  // namespace spaza
