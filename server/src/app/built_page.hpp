#pragma once

#include <initializer_list>

#include "platform/config/config.hpp"
#include "platform/http/route.hpp"

namespace spaza::app {

/// Serves a page as the web's build wrote it (`file`, below the web folder) at each of these paths; without the
/// build there are no such paths. No script or style stands in the page, none comes from elsewhere, no other site
/// shows it, and search engines leave it out.
void add_built_page(http::Router& router, const Config& config, const char* file,
                    std::initializer_list<const char*> paths, const char* label);

}  // namespace spaza::app
