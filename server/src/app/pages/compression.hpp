#pragma once

#include <string>

namespace spaza::app::pages {

/// A page made anew is wanted at once: quick settings.
std::string brotli(const std::string& text);
std::string gzip(const std::string& text);

}  // namespace spaza::app::pages
