#include <algorithm>

#include "platform/http/router_impl.hpp"

namespace spaza::http {

namespace {

constexpr std::string_view kZoned = "/channel/{channel}/zone/{zone}";

std::vector<std::string> parameter_names(std::string_view path) {
    std::vector<std::string> names;
    for (std::size_t open = path.find('{'); open != path.npos; open = path.find('{', open + 1)) {
        std::string_view name = path.substr(open + 1, path.find('}', open) - open - 1);
        if (name.ends_with('*')) name.remove_suffix(1);
        names.emplace_back(name);
    }
    return names;
}

}  // namespace

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
    if (options.limit.empty() && method == "GET") options.limit = kBrowseLimit;
    impl_->add(method, site + std::string{path}, handler, options);
    impl_->add(method, site + std::string{kZoned} + std::string{path}, handler, options);
}

void Router::staff(std::string_view method, std::string_view path, Handler handler, RouteOptions options) {
    options.access = Access::staff;
    if (options.limit.empty()) options.limit = "staff";
    add(method, std::string{kStaffApi}.append(path), std::move(handler), std::move(options));
}

void Router::set_zone_check(std::function<bool(const StoreCode&)> known) { impl_->zone_known = std::move(known); }
void Router::set_default_zone(std::function<StoreCode()> zone) { impl_->default_zone = std::move(zone); }
void Router::set_staff_authenticator(
    std::function<Result<Caller>(const Request&, std::string_view)> authenticate) {
    impl_->authenticate_staff = std::move(authenticate);
}
void Router::set_staff_door(std::function<bool(const Request&)> may_come) {
    impl_->staff_door = std::move(may_come);
}
void Router::set_authenticator(std::function<Result<Caller>(std::string_view)> authenticate) {
    impl_->authenticate = std::move(authenticate);
}
void Router::set_limits(RateLimits& limits) { impl_->limits = &limits; }
void Router::set_staleness(std::function<bool()> stale) { impl_->stale = std::move(stale); }
void Router::set_wait_limit(std::chrono::milliseconds most) { impl_->wait_limit = most; }
void Router::set_idempotency(IdempotencyStore& store) { impl_->idempotency = &store; }

std::vector<Router::Listed> Router::routes() const {
    std::vector<Listed> all;
    for (const Route& route : impl_->routes) all.push_back({route.method, route.path, route.options});
    return all;
}

}  // namespace spaza::http
