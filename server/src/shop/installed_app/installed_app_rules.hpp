#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/installed_app/installed_app.hpp"

namespace spaza {

/// The web app manifest (W3C Web Application Manifest), as JSON.
std::string app_manifest(const InstalledApp& app);

/// apple-app-site-association: every address opens in the app. Needs an `ios_id`.
std::string apple_app_links(const StoreApps& apps);

/// assetlinks.json (Digital Asset Links). Needs a package and at least one fingerprint.
std::string android_app_links(const StoreApps& apps);

/// The path of this shop that something shared leads to: a link to `host` itself, else a search for its words.
std::string path_of_shared(const Shared& shared, std::string_view host);

/// `1170x2532.png`; nothing for what is no device's screen.
std::optional<ScreenSize> screen_in(std::string_view name);

}  // namespace spaza
