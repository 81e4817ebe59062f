#pragma once

#include <atomic>
#include <chrono>
#include <cmath>
#include <string_view>

#include "platform/http/connections.hpp"
#include "platform/http/http.hpp"
#include "platform/http/route.hpp"
#include "platform/log/log.hpp"

// Part of the transport: included by server.cpp only. What the log says of an answer.
namespace spaza::http::transport {

constexpr std::chrono::milliseconds kSlowAnswer{1000};

/// A sample of all answers, and every one that failed, was slow, or kept somebody from what is not theirs.
inline void log_access(Shared& shared, const Router::Match& match, const Request& request,
                       const Response& response, std::chrono::duration<double> took) {
    const auto every = static_cast<std::uint64_t>(shared.options.access_log_sample);
    const bool sampled = every > 0 && shared.answered.fetch_add(1, std::memory_order_relaxed) % every == 0;
    constexpr int kForbidden = 403;
    const bool is_reported = response.status >= 500 || response.status == kForbidden || took >= kSlowAnswer;
    if (!sampled && !is_reported) return;
    const std::string_view outer = log::swap_trace(request.trace);
    const std::string_view route = match.route ? std::string_view{match.route->label()} : "none";
    log::info("request", {{"requestId", request.request_id},
                          {"method", request.method},
                          {"route", route},
                          {"status", response.status},
                          {"bytes", response.content().size()},
                          {"ms", std::round(took.count() * 1e5) / 100}});
    log::swap_trace(outer);
}

}  // namespace spaza::http::transport
