#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/clock.hpp"

namespace spaza {

/// Something that happened on a page: seen, pressed, measured. Never who did it.
struct PageEvent {
    std::string name;     // page_view, add_to_cart, web_vital, …
    std::string path;     // without its query
    std::string channel;  // web, msite, app
    std::string session;  // a random word of the browser tab, forgotten with it
    TimePoint at;
    std::map<std::string, std::string> data;
};

}  // namespace spaza
