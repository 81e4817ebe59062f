#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace spaza::app {

/// What `spaza init` is given of the new shop's look.
struct NewLook {
    std::vector<std::string> colours{};
    std::string logo{};    // a file, SVG or PNG
    std::string font{};    // a WOFF2 file, or `system`
    std::string awning{};  // `none`
};

void add_look_options(CLI::App& command, NewLook& look);

/// Throws CommandFailed naming all that is wrong: colours that cannot be read, a logo or font that will not do.
void require_good_look(const NewLook& look);

/// Its settings by key, but for the colours.
std::vector<std::pair<std::string, std::string>> look_settings(const NewLook& look);

/// The files it takes along, each with its name in folder look of the media folder.
std::vector<std::pair<std::filesystem::path, std::string>> look_files(const NewLook& look);

}  // namespace spaza::app
