#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/logo_icons.hpp"
#include "platform/config/config.hpp"
#include "platform/http/http.hpp"

namespace spaza::app {

/// GET /look/NAME: the retailer's logo, icons, social picture and font, from folder `look` of serve.media_dir;
/// where there is no such file, those made of its logo, and `icon.svg`, `app-icon-192.png` and `app-icon-512.png`
/// drawn from the shop's name. A drawing that holds script is not there.
void add_look_files(http::Router& router, const Config& config, LogoIcons made);

/// Drawings of the program that show the usual colours: names below the web folder, such as `empty/cart.svg`.
std::vector<std::string> drawings_to_recolour(const Config& config);
/// GET of each of them, in the shop's colours.
void add_recoloured_drawings(http::Router& router, const Config& config, const std::vector<std::string>& names);

/// Sets the icons of a shop that has named none: those made of its logo, else drawn from its name.
void add_usual_icons(Config& config, const LogoIcons& made);

/// The bytes of a file by its address in this shop, /look/…, /media/… or one of the web folder; nothing when it is
/// elsewhere or not there.
std::optional<std::string> file_at(const Config& config, const std::string& address);

}  // namespace spaza::app
