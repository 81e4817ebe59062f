#include "platform/http/route.hpp"

#include <algorithm>
#include <stdexcept>

#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace {

/// Cuts the first segment off `/a/b/c`: answers `a` and leaves `/b/c`.
std::string_view cut_segment(std::string_view& path) {
    path.remove_prefix(1);
    const std::string_view segment = path.substr(0, path.find('/'));
    path.remove_prefix(segment.size());
    return segment;
}

bool is_parameter(std::string_view segment) { return segment.starts_with('{') && segment.ends_with('}'); }

}  // namespace

bool Router::Match::runs_on_io_thread() const {
    return refusal || (route->options.work == Work::memory && route->options.access == Access::open &&
                       !route->for_user && !route->options.idempotent);
}

void RouteTree::add(const std::string& path, Route* route) {
    Node* node = &root_;
    std::string_view rest = path;
    while (!rest.empty()) {
        const std::string_view segment = cut_segment(rest);
        if (is_parameter(segment) && segment[segment.size() - 2] == '*') {
            if (!rest.empty()) throw std::logic_error{"nothing may follow the rest: " + path};
            node->rest.push_back(route);
            return;
        }
        auto& next = is_parameter(segment) ? node->parameter : node->literals[std::string{segment}];
        if (!next) next = std::make_unique<Node>();
        node = next.get();
    }
    for (const Route* other : node->here)
        if (other->method == route->method) throw std::logic_error{"two routes for " + route->method + " " + path};
    node->here.push_back(route);
}

struct RouteTree::Search {
    std::string_view method;
    bool decode;  // some segment has escapes
    bool is_api;  // pages do not count
    Found found;
};

/// The method itself, or GET for HEAD; remembers what else the path has.
bool RouteTree::take(const std::vector<Route*>& routes, Search& search) {
    const auto counts = [&](const Route* route) { return !search.is_api || !route->is_for_pages(); };
    for (const std::string_view method : {search.method, std::string_view{"GET"}}) {
        for (const Route* route : routes)
            if (route->method == method && counts(route)) {
                search.found.route = route;
                return true;
            }
        if (search.method != "HEAD") break;
    }
    for (const Route* route : routes)
        if (counts(route)) search.found.allowed.push_back(route->method);
    return false;
}

bool RouteTree::descend(const Node& node, std::string_view rest, Search& search) {
    if (rest.empty()) {
        if (take(node.here, search)) return true;
    } else {
        std::string_view after = rest;
        const std::string_view segment = cut_segment(after);
        const auto literal =
            search.decode ? node.literals.find(percent_decode(segment, false)) : node.literals.find(segment);
        if (literal != node.literals.end() && descend(*literal->second, after, search)) return true;
        if (node.parameter && !segment.empty()) {
            search.found.values.push_back(segment);
            if (descend(*node.parameter, after, search)) return true;
            search.found.values.pop_back();
        }
    }
    if (node.rest.empty()) return false;
    search.found.values.push_back(rest.empty() ? rest : rest.substr(1));
    if (take(node.rest, search)) return true;
    search.found.values.pop_back();
    return false;
}

bool RouteTree::is_api(std::string_view path) {
    return path.starts_with("/occ/") || path.starts_with("/authorizationserver/") ||
           path.starts_with("/health/") || path == "/backoffice/api" || path.starts_with("/backoffice/api/");
}

RouteTree::Found RouteTree::find(std::string_view method, std::string_view path) const {
    Search search{method, path.find('%') != path.npos, is_api(path), {}};
    if (path.starts_with('/')) descend(root_, path, search);
    return std::move(search.found);
}

}  // namespace spaza::http
