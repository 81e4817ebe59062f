#pragma once

#include "platform/http/http.hpp"

namespace spaza {

/// Adds calls about ways in: their bodies are secret, and those open to all go first on a busy machine.
template <class Calls>
class AccountCallRoutes {
public:
    using Call = http::Response (*)(const http::Request&, const Calls&);

    AccountCallRoutes(http::Router& router, const Calls& calls) : router_{router}, calls_{calls} {}

    void open(const char* method, const char* path, Call call, const char* limit) {
        add(method, path, call, limit, http::Access::open);
    }
    void for_customers(const char* method, const char* path, Call call, const char* limit) {
        add(method, path, call, limit, http::Access::customer);
    }

private:
    void add(const char* method, const char* path, Call call, const char* limit, http::Access access) {
        http::RouteOptions options;
        options.limit = limit;
        options.access = access;
        options.important = access == http::Access::open;
        options.secret_body = true;
        router_.shop(
            method, path, [calls = calls_, call](const http::Request& request) { return call(request, calls); },
            options);
    }

    http::Router& router_;
    const Calls& calls_;
};

}  // namespace spaza
