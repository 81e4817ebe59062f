#pragma once

#include "platform/http/http.hpp"
#include "shop/installed_app/installed_app.hpp"

namespace spaza {

/// The manifest, what the stores' apps ask for, and where other apps share to.
void add_installed_app_routes(http::Router& router, InstalledApp app, StoreApps apps);

/// In place of the service worker where pages are not to be kept: takes it and all it kept off every device.
void add_service_worker_remover(http::Router& router);

}  // namespace spaza
