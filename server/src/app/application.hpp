#pragma once

#include <memory>
#include <vector>

#include "app/scope.hpp"
#include "base/clock.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// The running shop: what lives as long as the process. `serve` makes one; each noun wires itself in
/// app/wiring/<noun>.cpp.
struct Application {
    storage::Database& database;
    const Clock& clock;
    http::Router& router;
};

template <class Service>
Transactional<Service> transactional(const Application& application, Service Scope::*service) {
    using Body = typename Transactional<Service>::Body;
    return {[&application, service](const Body& body) {
                application.database.read([&](storage::Session& session) {
                    Scope scope{session, application};
                    body(scope.*service);
                });
            },
            [&application, service](const Body& body) {
                application.database.write([&](storage::Session& session) {
                    Scope scope{session, application};
                    return body(scope.*service);
                });
            }};
}

}  // namespace spaza::app
