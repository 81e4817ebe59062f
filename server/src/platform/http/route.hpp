#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "platform/http/http.hpp"

namespace spaza::http {

/// One method on one path.
struct Route {
    std::string method;
    std::string path;  // the template
    Handler handler;
    RouteOptions options;
    std::vector<std::string> names;  // of its parameters, in the order of the path
    bool for_user{false};            // the path names a {user}
    std::size_t number{0};           // dense, in the order added

    bool is_for_any_path() const { return path == "/{path*}"; }
    /// Pages of a kind, whatever comes after its beginning.
    bool is_for_pages() const { return path.ends_with("/{path*}"); }
    const std::string& label() const { return options.label.empty() ? path : options.label; }
};

/// What a request is for: a route, or the refusal to send instead.
struct Router::Match {
    const Route* route{nullptr};
    std::unique_ptr<Response> refusal;

    /// True when the answer needs neither the database nor the caller, so that the I/O thread may give it.
    bool runs_on_io_thread() const;
};

/// Finds routes by path segments; a literal segment goes before a parameter, a parameter before the rest. A route
/// for pages (`…/{path*}`) does not answer for the API.
class RouteTree {
public:
    void add(const std::string& path, Route* route);

    struct Found {
        const Route* route{nullptr};
        std::vector<std::string_view> values;   // of the parameters, still percent-encoded
        std::vector<std::string_view> allowed;  // methods the path has, when not this one
    };
    Found find(std::string_view method, std::string_view path) const;
    static bool is_api(std::string_view path);

private:
    struct Node {
        std::map<std::string, std::unique_ptr<Node>, std::less<>> literals;
        std::unique_ptr<Node> parameter;
        std::vector<Route*> here;
        std::vector<Route*> rest;
    };
    struct Search;
    static bool descend(const Node& node, std::string_view rest, Search& search);
    static bool take(const std::vector<Route*>& routes, Search& search);

    Node root_;
};

}  // namespace spaza::http
