#pragma once

#include <map>
#include <string>

#include "platform/config/config.hpp"

namespace spaza::app {

/// Icons and social picture by their names below /look/.
using LogoIcons = std::map<std::string, std::string, std::less<>>;

/// What a shop that has a logo and names no icon gets, made of its logo in a process of its own (see
/// media/logo_icons.hpp). Nothing of a shop without one, of a logo that is elsewhere or will not do, and where the
/// process does not run: then the log says why.
LogoIcons icons_of_logo(const Config& config);

}  // namespace spaza::app
