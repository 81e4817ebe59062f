#include "platform/http/operations.hpp"

#include <map>

#include "base/json.hpp"
#include "platform/log/log.hpp"
#include "platform/metrics/metrics.hpp"

namespace spaza::http {

namespace {

struct Health {
    std::string status;
    std::optional<std::vector<std::string>> failing;
};
BOOST_DESCRIBE_STRUCT(Health, (), (status, failing))

Response ready(const Readiness& readiness) {
    const auto complaints = readiness.complaints();
    if (complaints.empty()) return ok(json::write(Health{"UP", {}})).with("Cache-Control", "no-store");
    Health health{"DOWN", std::vector<std::string>{}};
    for (const auto& [name, complaint] : complaints) {
        health.failing->push_back(name);
        log::warn("not_ready", {{"check", name}, {"why", complaint}});
    }
    Response response = ok(json::write(health)).with("Cache-Control", "no-store");
    response.status = 503;
    return response;
}

}  // namespace

void Readiness::add(std::string name, Check check) {
    const std::lock_guard lock{mutex_};
    checks_.emplace_back(std::move(name), std::move(check));
}

std::vector<std::pair<std::string, std::string>> Readiness::complaints() const {
    std::vector<std::pair<std::string, Check>> checks;
    {
        const std::lock_guard lock{mutex_};
        checks = checks_;
    }
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto& [name, check] : checks) {
        std::optional<std::string> complaint;
        try {
            complaint = check();
        } catch (const std::exception& failure) {
            complaint = failure.what();
        }
        if (complaint) found.emplace_back(name, *complaint);
    }
    return found;
}

void add_operations(Router& router, const Readiness& readiness, const metrics::Registry& figures) {
    router.add("GET", "/health/live",
               [](const Request&) {
                   return ok(json::write(Health{"UP", {}})).with("Cache-Control", "no-store");
               },
               {.work = Work::memory});
    router.add("GET", "/health/ready", [&readiness](const Request&) { return ready(readiness); },
               {.work = Work::database, .important = true});
    router.add("GET", "/metrics",
               [&figures](const Request&) {
                   Response response = ok(figures.text()).with("Cache-Control", "no-store");
                   response.content_type = "text/plain; version=0.0.4; charset=utf-8";
                   return response;
               },
               {.work = Work::memory});
}

}  // namespace spaza::http
