#include <algorithm>
#include <deque>
#include <exception>
#include <stdexcept>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "platform/http/encoding.hpp"
#include "platform/http/human_check.hpp"
#include "platform/http/idempotency.hpp"
#include "platform/http/limits.hpp"
#include "platform/http/replay.hpp"
#include "platform/http/route.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::http {

namespace {

constexpr std::string_view kSite = "spaza";
constexpr std::string_view kApi = "/occ/v2/";
constexpr std::string_view kZoned = "/channel/{channel}/zone/{zone}";
constexpr std::size_t kLongestTarget = 8192;

std::vector<std::string> parameter_names(std::string_view path) {
    std::vector<std::string> names;
    for (std::size_t open = path.find('{'); open != path.npos; open = path.find('{', open + 1)) {
        std::string_view name = path.substr(open + 1, path.find('}', open) - open - 1);
        if (name.ends_with('*')) name.remove_suffix(1);
        names.emplace_back(name);
    }
    return names;
}

Error refusal(Reason reason, std::string key, std::string subject, std::string type, std::string subject_type) {
    return fail(reason, std::move(key), std::move(subject), std::move(type), std::move(subject_type)).error();
}

std::unique_ptr<Response> refused(const Error& error) { return std::make_unique<Response>(problem(error)); }

Response method_not_allowed(std::vector<std::string_view> allowed, bool options) {
    if (std::ranges::find(allowed, "GET") != allowed.end()) allowed.push_back("HEAD");
    allowed.push_back("OPTIONS");
    std::ranges::sort(allowed);
    const auto repeated = std::ranges::unique(allowed);
    allowed.erase(repeated.begin(), repeated.end());
    std::string list;
    for (const std::string_view method : allowed) list.append(list.empty() ? "" : ", ").append(method);
    Response answer = no_content();
    if (!options) {
        answer = problem(refusal(Reason::invalid, "error.methodNotAllowed", {}, "MethodNotAllowedError", {}));
        answer.status = 405;
    }
    return std::move(answer).with("Allow", std::move(list));
}

/// The store segment of `/occ/v2/SEGMENT/…`, when there is one.
std::optional<std::string_view> site_of(std::string_view path) {
    if (!path.starts_with(kApi)) return std::nullopt;
    path.remove_prefix(kApi.size());
    return path.substr(0, path.find('/'));
}

Response no_such_path(const Request& request) {
    const auto told = [](std::string text) { return is_plain_utf8(text) ? std::move(text) : std::string{}; };
    if (const auto site = site_of(request.path); site && !site->empty() && *site != kSite)
        return problem(refusal(Reason::not_found, "error.unknownSite", told(percent_decode(*site, false)),
                               "InvalidResourceError", "baseSite"));
    return problem(
        refusal(Reason::not_found, "error.unknownRoute", told(request.path), "UnknownResourceError", "path"));
}

bool has_header(const Response& response, std::string_view name) {
    return std::ranges::any_of(response.headers,
                               [&](const Header& each) { return equals_ignoring_case(each.first, name); });
}

std::string_view bearer_of(const Request& request) {
    std::string_view credentials = request.header("authorization");
    static constexpr std::string_view kScheme = "bearer ";
    if (credentials.size() < kScheme.size() ||
        !equals_ignoring_case(credentials.substr(0, kScheme.size()), kScheme))
        return {};
    credentials.remove_prefix(kScheme.size());
    return credentials;
}

Response too_many(std::chrono::seconds wait) {
    return problem(refusal(Reason::busy, "error.tooManyRequests", {}, "TooManyRequestsError", {}))
        .with("Retry-After", std::to_string(wait.count()));
}

/// A call that changes something must not find out afterwards that its answer cannot be written.
std::optional<Error> bad_fields_of_write(const Request& request) {
    if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
    const auto text = request.query_value("fields");
    if (!text || text->empty()) return std::nullopt;
    const auto fields = FieldSet::parse(*text);
    return fields ? std::nullopt : std::optional{fields.error()};
}

}  // namespace

struct Router::Impl {
    RouteTree tree;
    std::deque<Route> routes;  // addresses stay
    std::function<bool(const StoreCode&)> zone_known;
    std::function<Result<Caller>(std::string_view)> authenticate;
    RateLimits* limits{nullptr};
    IdempotencyStore* idempotency{nullptr};

    void add(std::string_view method, const std::string& path, const Handler& handler,
             const RouteOptions& options);

    /// Reads the query; malformed ones are refused.
    std::unique_ptr<Response> read_query(Request& request, const Route& route) const;
    std::unique_ptr<Response> read_params(Request& request, const Route& route,
                                          const std::vector<std::string_view>& values) const;
    std::unique_ptr<Response> take_context(Request& request, const std::string& name, std::string value) const;
    std::unique_ptr<Response> over_limit(const Request& request, const Route& route, LimitRule::By by) const;
    std::unique_ptr<Response> over_rule(const Request& request, const Route& route, const LimitRule& rule) const;
    std::unique_ptr<Response> over_body_limit(const Request& request, const Route& route) const;

    std::optional<Error> identify(Request& request) const;
    static std::optional<Error> may_call(const Request& request, const Route& route);
    Response answer(const Route& route, Request& request) const;
};

Router::Router() : impl_{std::make_unique<Impl>()} {}
Router::~Router() = default;
Router::Router(Router&&) noexcept = default;

void Router::Impl::add(std::string_view method, const std::string& path, const Handler& handler,
                       const RouteOptions& options) {
    Route& route = routes.emplace_back();
    route.method = method;
    route.path = path;
    route.handler = handler;
    route.options = options;
    route.names = parameter_names(path);
    route.for_user = std::ranges::find(route.names, "user") != route.names.end();
    route.number = routes.size() - 1;
    tree.add(path, &route);
}

void Router::add(std::string_view method, std::string_view path, Handler handler, RouteOptions options) {
    impl_->add(method, std::string{path}, handler, options);
}

void Router::shop(std::string_view method, std::string_view path, Handler handler, RouteOptions options) {
    const std::string site = std::string{kApi}.append(kSite);
    if (options.label.empty()) options.label = std::string{path};
    impl_->add(method, site + std::string{path}, handler, options);
    impl_->add(method, site + std::string{kZoned} + std::string{path}, handler, options);
}

void Router::set_zone_check(std::function<bool(const StoreCode&)> known) { impl_->zone_known = std::move(known); }
void Router::set_authenticator(std::function<Result<Caller>(std::string_view)> authenticate) {
    impl_->authenticate = std::move(authenticate);
}
void Router::set_limits(RateLimits& limits) { impl_->limits = &limits; }
void Router::set_idempotency(IdempotencyStore& store) { impl_->idempotency = &store; }

std::vector<Router::Listed> Router::routes() const {
    std::vector<Listed> all;
    for (const Route& route : impl_->routes) all.push_back({route.method, route.path, route.options});
    return all;
}

std::unique_ptr<Response> Router::Impl::read_query(Request& request, const Route& route) const {
    const std::string_view target = request.target;
    const std::size_t question = target.find('?');
    request.query.clear();
    if (question == target.npos) return nullptr;
    auto form = strict_parse_form(target.substr(question + 1));
    if (!form && route.is_for_any_path()) return nullptr;
    if (!form)
        return refused(refusal(Reason::invalid, "error.malformedQuery", "query", "ValidationError", "parameter"));
    request.query = std::move(*form);
    return nullptr;
}

std::unique_ptr<Response> Router::Impl::take_context(Request& request, const std::string& name,
                                                     std::string value) const {
    if (name == "channel") {
        request.context.channel = std::move(value);
        for (const std::string_view known : {"web", "msite", "app"})
            if (request.context.channel == known) return nullptr;
        return refused(refusal(Reason::not_found, "error.unknownChannel", request.context.channel,
                               "InvalidResourceError", "channel"));
    }
    request.context.zone = StoreCode{std::move(value)};
    if (!zone_known || zone_known(request.context.zone)) return nullptr;
    return refused(refusal(Reason::not_found, "error.unknownZone", request.context.zone.value,
                           "InvalidResourceError", "zone"));
}

std::unique_ptr<Response> Router::Impl::read_params(Request& request, const Route& route,
                                                    const std::vector<std::string_view>& values) const {
    request.params.clear();
    request.context = {};
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto value = strict_percent_decode(values[i], false);
        if (!value && route.is_for_any_path()) value.emplace();  // its handler has a page for those
        if (!value)
            return refused(
                refusal(Reason::invalid, "error.malformedQuery", route.names[i], "ValidationError", "parameter"));
        if (route.names[i] == "channel" || route.names[i] == "zone") {
            if (auto refusal = take_context(request, route.names[i], std::move(*value))) return refusal;
        } else {
            request.params.emplace_back(route.names[i], std::move(*value));
        }
    }
    return nullptr;
}

Router::Match Router::match(Request& request) const {
    if (request.target.size() > kLongestTarget) {
        Match too_long{nullptr, refused(refusal(Reason::invalid, "error.malformedQuery", "target",
                                                "ValidationError", "parameter"))};
        too_long.refusal->status = 414;
        return too_long;
    }
    auto found = impl_->tree.find(request.method, request.path);
    if (!found.route) {
        const bool known = !found.allowed.empty();
        return {nullptr, std::make_unique<Response>(
                             known ? method_not_allowed(std::move(found.allowed), request.method == "OPTIONS")
                                   : no_such_path(request))};
    }
    Match match{found.route, nullptr};
    match.refusal = impl_->over_limit(request, *found.route, LimitRule::By::peer);
    if (!match.refusal) match.refusal = impl_->read_params(request, *found.route, found.values);
    if (!match.refusal) match.refusal = impl_->read_query(request, *found.route);
    return match;
}

std::unique_ptr<Response> Router::Impl::over_limit(const Request& request, const Route& route,
                                                   LimitRule::By by) const {
    if (!limits || !request.from_network || route.options.limit.empty()) return nullptr;
    const LimitRule* rule = limits->rule(route.options.limit);
    const bool early = rule && rule->by != LimitRule::By::caller;  // known before the token is looked at
    if (!rule || early != (by != LimitRule::By::caller)) return nullptr;
    return over_rule(request, route, *rule);
}

std::unique_ptr<Response> Router::Impl::over_body_limit(const Request& request, const Route& route) const {
    if (!limits || !request.from_network || !route.options.body_limit) return nullptr;
    const LimitRule* rule = limits->rule(route.options.body_limit(request));
    return rule ? over_rule(request, route, *rule) : nullptr;
}

std::unique_ptr<Response> Router::Impl::over_rule(const Request& request, const Route& route,
                                                  const LimitRule& rule) const {
    if (limits->exempt(request.peer)) return nullptr;
    std::string key;
    if (rule.by == LimitRule::By::peer)
        key = request.peer;
    else if (rule.by == LimitRule::By::route)
        key = route.label();
    else
        key = request.caller.is_customer() ? request.caller.customer.value : request.peer;
    auto wait = limits->refuse(rule, key);
    if (!wait) return nullptr;
    if (const HumanCheck* check = rule.asks_humans ? limits->human_check() : nullptr) {
        if (!check->cleared(request)) {  // to make a challenge is work too
            const LimitRule* most = limits->rule(kChallengeLimit);
            wait = most ? limits->refuse(*most, request.peer) : std::nullopt;
            return std::make_unique<Response>(wait ? too_many(*wait) : check->challenge(request));
        }
        const LimitRule* wider = limits->rule(kHumanLimit);
        wait = wider ? limits->refuse(*wider, rule.name + ' ' + key) : std::nullopt;
    }
    return wait ? std::make_unique<Response>(too_many(*wait)) : nullptr;
}

std::optional<Error> Router::Impl::identify(Request& request) const {
    const std::string_view bearer = bearer_of(request);
    if (bearer.empty() || !authenticate) return std::nullopt;
    auto caller = authenticate(bearer);
    if (!caller) {
        Error error = caller.error();
        error.reason = Reason::unauthenticated;
        error.type = "InvalidTokenError";
        return error;
    }
    request.caller = std::move(*caller);
    return std::nullopt;
}

/// Customers see their own `{user}` paths only; `anonymous` is everybody where guests may call.
std::optional<Error> Router::Impl::may_call(const Request& request, const Route& route) {
    const bool customers_only = route.options.access == Access::customer;
    const Caller& caller = request.caller;
    const Error sign_in = refusal(Reason::unauthenticated, "error.missingToken", {}, "InvalidTokenError", {});
    if (!route.for_user) return customers_only && !caller.is_customer() ? std::optional{sign_in} : std::nullopt;

    const std::string& user = request.param("user");
    if (user == "anonymous") return customers_only ? std::optional{sign_in} : std::nullopt;
    if (caller.is_customer()) {
        if (user == "current" || user == caller.uid || user == caller.customer.value) return std::nullopt;
        return refusal(Reason::not_allowed, "error.forbidden", user, "ForbiddenError", "user");
    }
    const bool guest = caller.kind == Caller::Kind::guest;
    if (guest && user == "current" && !customers_only) return std::nullopt;
    return sign_in;
}

Response Router::Impl::answer(const Route& route, Request& request) const {
    if (const auto error = identify(request)) return problem(*error);
    if (const auto error = may_call(request, route)) return problem(*error);
    if (auto refusal = over_limit(request, route, LimitRule::By::caller)) return std::move(*refusal);
    if (auto refusal = over_body_limit(request, route)) return std::move(*refusal);
    if (const auto error = bad_fields_of_write(request)) return problem(*error);
    if (idempotency && route.options.idempotent && !request.header("idempotency-key").empty())
        return answer_once(*idempotency, route.handler, request);
    return route.handler(request);
}

namespace {

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
    return kind == Kind::busy || kind == Kind::serialization || kind == Kind::disconnected || kind == Kind::stale;
}

/// What must not be kept by browsers and proxies: answers about a person, and refusals.
bool is_private(const Request& request, const Route& route, const Response& response) {
    return request.caller.kind != Caller::Kind::nobody || route.for_user || response.status >= 400 ||
           route.options.access != Access::open;
}

}  // namespace

Response Router::run(const Match& match, Request& request) const {
    if (match.refusal) return std::move(*match.refusal).with("Cache-Control", "no-store");
    const Route& route = *match.route;
    Response response;
    try {
        response = match.runs_on_io_thread() ? route.handler(request) : impl_->answer(route, request);
    } catch (const storage::Busy& busy) {
        response = broken(request, route, busy.what(), Reason::busy);
    } catch (const storage::Failure& failure) {
        response = broken(request, route, failure.what(),
                          is_temporary(failure.kind) ? Reason::unavailable : Reason::invalid);
    } catch (const std::exception& failure) {
        response = broken(request, route, failure.what(), Reason::invalid);
    }
    if (is_private(request, route, response) && !has_header(response, "Cache-Control"))
        response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response Router::dispatch(Request request) const {
    if (request.path.empty()) request.path = request.target.substr(0, request.target.find('?'));
    const Match found = match(request);
    return run(found, request);
}

}  // namespace spaza::http
