#include "app/web_paths.hpp"

namespace spaza::app {

std::filesystem::path program_folder() { return std::filesystem::read_symlink("/proc/self/exe").parent_path(); }

std::filesystem::path render_program() { return program_folder() / "spaza-render"; }

std::filesystem::path web_folder(const Config& config) {
    if (!config.serve.web_dir.empty()) return config.serve.web_dir;
    const std::filesystem::path here{"web/dist"};
    const std::filesystem::path installed = program_folder().parent_path() / "share/spaza/web";
    std::error_code ignored;
    return !std::filesystem::exists(here, ignored) && std::filesystem::exists(installed, ignored) ? installed
                                                                                                  : here;
}

std::filesystem::path render_script(const Config& config) {
    std::filesystem::path script = web_folder(config);
    script += "-ssr";
    return script / "render.js";
}

}  // namespace spaza::app
