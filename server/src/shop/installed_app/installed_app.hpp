#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace spaza {

/// A picture of the shop that phones show before they install it.
struct Screenshot {
    std::string address{};
    int width{};
    int height{};
    std::string label{};
};

/// What phones learn of the shop so that it can be installed as an app.
struct InstalledApp {
    std::string name{};
    std::string short_name{};  // below its icon
    std::string tagline{};
    std::string theme{"#073f47"};   // of the phone's own bars
    std::string ground{"#f3f6f4"};  // what it begins on: the page's own
    std::string icon{};      // address of a square PNG of 512 by 512 pixels, drawn to its edges; "" for none
    std::string tab_icon{};  // address of the icon in a browser's tab; "" for none
    std::vector<Screenshot> screenshots{};
};

/// The apps of the stores that open the shop's links; empty where there is none.
struct StoreApps {
    std::string ios_id{};           // TEAMID.bundle
    std::string android_package{};  // za.example.shop
    std::vector<std::string> android_fingerprints{};
};

/// What another app shares with this one, as its `share_target` names the parameters.
struct Shared {
    std::string url{};
    std::string text{};
    std::string title{};
};

/// Of a device, in its own pixels.
struct ScreenSize {
    int width{};
    int height{};
    auto operator<=>(const ScreenSize&) const = default;
};

/// The picture Apple's phones show while they start the app: the icon on the app's ground, exactly as large as
/// their screen.
struct StartPictures {
    virtual ~StartPictures() = default;
    /// A PNG; `not_found` where the shop has no icon, `busy` while too many are being made.
    virtual Result<std::string> of(ScreenSize screen) = 0;
};

}  // namespace spaza
