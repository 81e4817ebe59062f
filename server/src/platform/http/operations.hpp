#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/http/http.hpp"

namespace spaza::metrics {
class Registry;
}

namespace spaza::http {

/// Whether this node should get requests: all checks must pass.
class Readiness {
public:
    /// Says what is wrong, or nothing.
    using Check = std::function<std::optional<std::string>()>;
    void add(std::string name, Check check);

    /// Name and complaint of every check that fails.
    std::vector<std::pair<std::string, std::string>> complaints() const;

private:
    mutable std::mutex mutex_;
    std::vector<std::pair<std::string, Check>> checks_;
};

/// `/health/live`, `/health/ready` and `/metrics`.
void add_operations(Router& router, const Readiness& readiness, const metrics::Registry& figures);

}  // namespace spaza::http
