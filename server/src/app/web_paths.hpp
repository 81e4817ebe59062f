#pragma once

#include <filesystem>

#include "platform/config/config.hpp"

namespace spaza::app {

/// The folder of a program that lies beside this one.
std::filesystem::path program_folder();
/// The rendering program.
std::filesystem::path render_program();
/// The built web shop: as set, else web/dist here, else share/spaza/web of where the program is installed.
std::filesystem::path web_folder(const Config& config);
/// The script pages are drawn with, beside the web shop.
std::filesystem::path render_script(const Config& config);

}  // namespace spaza::app
