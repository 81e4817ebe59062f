// Runs a route's handler, and answers what went wrong.
#include <algorithm>
#include <exception>

#include "base/fields.hpp"
#include "platform/http/answer_form.hpp"
#include "platform/http/cache_validators.hpp"
#include "platform/http/deprecation.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/replay.hpp"
#include "platform/http/router_impl.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/storage.hpp"
#include "platform/storage/wait_budget.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::http {

namespace {

bool has_header(const Response& response, std::string_view name) {
    return std::ranges::any_of(response.headers,
                               [&](const Header& each) { return equals_ignoring_case(each.first, name); });
}

/// A call that changes something must not find out afterwards that its answer cannot be written.
std::optional<Error> bad_fields_of_write(const Request& request) {
    if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
    const auto fields = fields_of(request);
    return fields ? std::nullopt : std::optional{fields.error()};
}

Response broken(const Request& request, const Route& route, const char* why, Reason reason) {
    log::error("request_failed", {{"route", route.label()}, {"why", why}});
    const bool temporary = reason != Reason::invalid;
    Response response = problem(refusal(reason, temporary ? "error.unavailable" : "error.generic",
                                        request.request_id, "SystemError", "request"));
    response.status = temporary ? 503 : 500;
    if (temporary && !has_header(response, "Retry-After")) response.headers.emplace_back("Retry-After", "1");
    return response;
}

bool is_temporary(storage::Failure::Kind kind) {
    using Kind = storage::Failure::Kind;
    return kind == Kind::busy || kind == Kind::serialization || kind == Kind::disconnected ||
           kind == Kind::stale || kind == Kind::unavailable || kind == Kind::damaged;
}

/// What must not be kept by browsers and proxies: answers about a person, and refusals.
bool is_private(const Request& request, const Route& route, const Response& response) {
    return request.caller.kind != Caller::Kind::nobody || route.for_user || response.status >= 400 ||
           route.options.access != Access::open;
}

/// Answers from memory are the same for everybody: who has one already learns that it still holds (RFC 9110 §13).
bool has_tag(const Request& request, const Route& route, const Response& response) {
    return request.from_network && request.method == "GET" && response.status == 200 &&
           route.options.work == Work::memory && request.path.starts_with("/occ/") &&
           !has_header(response, "ETag") && !has_header(response, "Cache-Control");
}

/// Asked every few seconds, by what watches the shop.
bool is_for_operators(const Request& request) {
    return request.path.starts_with("/health") || request.path == "/metrics";
}

/// Of a client's request, which may be part of what the client does; the shop asking itself is part of what asks.
trace::Span span_for(const Request& request) {
    if (!request.from_network) return trace::Span{trace::Kind::internal};
    if (!trace::is_recording()) return trace::Span{trace::Kind::server, std::nullopt};
    return trace::Span{trace::Kind::server, trace::read_traceparent(request.header("traceparent"))};
}

/// Names of the conventions of OpenTelemetry for HTTP; the route and never the address that was asked for.
void describe(trace::Span& span, Request& request, const Route& route) {
    request.trace = span.trace();
    span.name(request.method + " " + route.label());
    span.note("http.request.method", request.method);
    span.note("http.route", route.label());
    span.note("spaza.request_id", request.request_id);
}

void describe(trace::Span& span, const Response& response) {
    constexpr int kServerError = 500;
    span.note("http.response.status_code", response.status);
    if (response.status >= kServerError) span.fail();
}

}  // namespace

Response Router::Impl::answer(const Route& route, Request& request) const {
    if (const auto error = identify(request, route)) return problem(*error);
    if (const auto error = may_call(request, route)) return problem(*error);
    if (auto refusal = over_limit(request, route, LimitRule::By::caller)) return std::move(*refusal);
    if (auto refusal = over_body_limit(request, route)) return std::move(*refusal);
    if (const auto error = bad_fields_of_write(request)) return problem(*error);
    if (idempotency && route.options.idempotent && !request.header("idempotency-key").empty())
        return answer_once(*idempotency, route.handler, request, route.options.secret_body);
    return route.handler(request);
}

Response Router::run(const Match& match, Request& request) const {
    if (match.refusal) {
        if (form_wanted(request) == AnswerForm::xml) make_xml(*match.refusal, {});
        return std::move(*match.refusal).with("Cache-Control", "no-store");
    }
    if (is_for_operators(request)) return impl_->run(match, request);
    trace::Span span = span_for(request);
    if (span.is_recorded()) describe(span, request, *match.route);
    Response response = impl_->run(match, request);
    if (span.is_recorded()) describe(span, response);
    return response;
}

Response Router::Impl::run(const Match& match, Request& request) {
    const AnswerForm form = form_wanted(request);
    const Route& route = *match.route;
    Response response;
    try {
        if (form == AnswerForm::neither && !root_of(request.method, route.label()).empty()) {
            response =
                problem(refusal(Reason::invalid, "error.notAcceptable", "Accept", "NotAcceptableError", "header"));
        } else if (match.runs_on_io_thread()) {
            response = route.handler(request);
        } else {
            const storage::WaitBudget budget{wait_limit};
            response = answer(route, request);
        }
    } catch (const storage::Busy& busy) {
        response = broken(request, route, busy.what(), Reason::busy);
    } catch (const storage::Failure& failure) {
        response = broken(request, route, failure.what(),
                          is_temporary(failure.kind) ? Reason::unavailable : Reason::invalid);
    } catch (const std::exception& failure) {
        response = broken(request, route, failure.what(), Reason::invalid);
    }
    if (stale && stale()) response.headers.emplace_back("X-Spaza-Stale", "database");
    if (!deprecations().empty()) {
        const auto old = deprecations().find(call_key(request.method, route.label()));
        if (old != deprecations().end()) add_deprecation(response, old->second);
    }
    if (form == AnswerForm::xml) make_xml(response, root_of(request.method, route.label()));
    if (is_private(request, route, response) && !has_header(response, "Cache-Control")) {
        response.headers.emplace_back("Cache-Control", "no-store");
    } else if (has_tag(request, route, response)) {
        if (may_ask_for_xml(request)) response.headers.emplace_back("Vary", "Accept");
        add_validators(request, response, seen, SystemClock{}.now());
    }
    return response;
}

Response Router::dispatch(Request request) const {
    if (request.path.empty()) request.path = request.target.substr(0, request.target.find('?'));
    const Match found = match(request);
    return run(found, request);
}

}  // namespace spaza::http
