#pragma once

#include <optional>
#include <string>

#include "platform/http/http.hpp"

namespace spaza {

/// What a browser keeps while its shopper is with a provider, where no script can read it.
struct AttemptCookie {
    std::string token;
    bool links{false};  // to the account of who left, instead of signing in
    std::string route;  // where they were going
};

std::string attempt_cookie(const http::Request& request, const AttemptCookie& kept);
std::string cleared_attempt_cookie(const http::Request& request);
std::optional<AttemptCookie> attempt_of(const http::Request& request);

}  // namespace spaza
