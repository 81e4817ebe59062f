#pragma once

#include <string>

#include "platform/http/route.hpp"

// Part of the transport: what it answers by itself, before or instead of a route.
namespace spaza::http::transport {

/// For a request there is no room for now.
inline Response busy_problem() {
    return problem(fail(Reason::busy, "error.unavailable", "request", "SystemError", "request").error())
        .with("Cache-Control", "no-store");
}

/// For what is not a request we can answer.
inline Response transport_problem(int status) {
    if (status == 503) return busy_problem();
    std::string key = "error.malformedRequest";
    std::string type = "ValidationError";
    if (status == 413 || status == 431) {
        key = "error.tooLarge";
        type = "PayloadTooLargeError";
    }
    Response response =
        problem(fail(Reason::invalid, std::move(key), "request", std::move(type), "request").error());
    response.status = status;
    return std::move(response).with("Cache-Control", "no-store");
}

}  // namespace spaza::http::transport
