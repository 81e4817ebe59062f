#pragma once

#include "base/transactional.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

struct Application;

/// Everything one transaction may need: the stores and services of every noun, built on one session.
/// Members are references and small values, so making one costs next to nothing.
struct Scope {
    Scope(storage::Session& session, const Application& application);

    storage::Session& session;
};

/// `transactional(application, &Scope::carts)`: each call opens a transaction and hands over that service.
template <class Service>
Transactional<Service> transactional(const Application& application, Service Scope::*service);

}  // namespace spaza::app
