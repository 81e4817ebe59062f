#pragma once

#include "platform/http/idempotency.hpp"

namespace spaza::http {

/// Runs the handler at most once for the request's Idempotency-Key; a repeat gets the stored answer. A digest of a
/// password would be guessed in no time, so of a secret body there is none; and whether a password is
/// right is asked anew, so that of such a call only what was done is kept, no refusal.
Response answer_once(IdempotencyStore& store, const Handler& handler, Request& request, bool secret_body = false);

}  // namespace spaza::http
