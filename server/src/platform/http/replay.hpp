#pragma once

#include "platform/http/idempotency.hpp"

namespace spaza::http {

/// Runs the handler at most once for the request's Idempotency-Key; a repeat gets the stored answer.
Response answer_once(IdempotencyStore& store, const Handler& handler, Request& request);

}  // namespace spaza::http
