// Which route a request is for, and what its path and query say: parameters, channel and zone.
#include <algorithm>

#include "platform/http/encoding.hpp"
#include "platform/http/router_impl.hpp"

namespace spaza::http {

namespace {

constexpr std::size_t kLongestTarget = 8192;

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
    const auto reported = [](std::string text) { return is_plain_utf8(text) ? std::move(text) : std::string{}; };
    if (const auto site = site_of(request.path); site && !site->empty() && *site != kSite)
        return problem(refusal(Reason::not_found, "error.unknownSite", reported(percent_decode(*site, false)),
                               "InvalidResourceError", "baseSite"));
    return problem(
        refusal(Reason::not_found, "error.unknownRoute", reported(request.path), "UnknownResourceError", "path"));
}

}  // namespace

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
    request.context.stated = true;
    if (!zone_known || zone_known(request.context.zone)) return nullptr;
    return refused(refusal(Reason::not_found, "error.unknownZone", request.context.zone.value,
                           "InvalidResourceError", "zone"));
}

std::unique_ptr<Response> Router::Impl::read_params(Request& request, const Route& route,
                                                    const std::vector<std::string_view>& values) const {
    request.params.clear();
    request.context = {};
    const bool says_zone = std::ranges::find(route.names, "zone") != route.names.end();
    if (default_zone && !says_zone && route.path.starts_with(kApi)) request.context.zone = default_zone();
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
    if (impl_->is_behind_staff_door(request, found.route))
        return {nullptr, std::make_unique<Response>(no_such_path(request))};
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

}  // namespace spaza::http
