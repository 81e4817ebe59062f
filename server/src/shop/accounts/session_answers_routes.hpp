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

/// The second step that must follow before there is a session.
http::Response second_step_answer(const FieldSet& fields, const SecondStep& step);

/// How far somebody got: the session, or the second step. What every way to sign in answers.
http::Response entry_answer(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                            const Entry& entry, const char* message_key);

/// The refusal of a call about codes; one of too many says so in the word of the specification, too.
http::Response code_refused(const Error& error);

/// Why a code is not right, in these words or in those of its verdict.
wire::MfaStep not_right(const CodeOutcome& outcome, const char* words = "");
/// The same as an answer. 200: the try has been counted, so it is not a call that did nothing.
http::Response code_not_right(const FieldSet& fields, const CodeOutcome& outcome, const char* words = "");

/// A code is on its way, in these words.
http::Response code_sent_answer(const FieldSet& fields, const CodeSent& sent, const char* message_key);

/// There is such an account: 200 with `isExisting`, and nothing is changed.
http::Response existing_account(const FieldSet& fields);

}  // namespace spaza
