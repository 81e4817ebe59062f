#pragma once

#include <string_view>

#include "platform/http/http.hpp"

namespace spaza::app::pages {

/// Brotli or gzip, as the browser takes it; quick settings, since every page is made anew around its nonce.
void compress(http::Response& response, std::string_view accepted);

}  // namespace spaza::app::pages
