#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "platform/http/http.hpp"

// Calls that will go, as the contract says it: `deprecated`, `x-deprecated-since`, `x-sunset`.
namespace spaza::http {

struct Deprecation {
    TimePoint since;
    std::optional<TimePoint> sunset{};  // when it may be gone
};

/// By call_key.
using Deprecations = std::map<std::string, Deprecation, std::less<>>;

/// `{"GET /old/{}": {"since": "2026-12-01", "sunset": "2027-06-01"}}`; throws for what is not that.
Deprecations deprecations_in(std::string_view json);

/// Those of the contract.
const Deprecations& deprecations();

/// Tells who calls (RFC 9745, RFC 8594) and where to read about it.
void add_deprecation(Response& response, const Deprecation& of);

}  // namespace spaza::http
