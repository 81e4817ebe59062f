#pragma once

#include <string>

namespace spaza::app::pages {

/// What pages have of the shop's look.
struct PageLook {
    std::string css{};                   // stands behind the sheets; "" for the usual look
    std::string theme_light{"#073f47"};  // of the browser's own bars: the header's ground in both themes
    std::string theme_dark{"#06292f"};
    std::string font{};            // address of the shop's own; `system`; "" for the usual one
    std::string social_picture{};  // shown with links to pages without a picture of their own
};

}  // namespace spaza::app::pages
