#include "app/upload_folder.hpp"

#include <cstdlib>

#include "platform/http/spooled_body.hpp"

namespace spaza::app {

/// Not /tmp, which may be in memory.
std::string upload_folder(const Config& config) {
    if (!config.serve.upload_dir.empty()) return config.serve.upload_dir;
    const char* const named = std::getenv("TMPDIR");
    return named && *named ? named : "/var/tmp";
}

std::optional<std::string> upload_folder_complaint(const Config& config) {
    const std::string folder = upload_folder(config);
    if (http::SpooledBody::in(folder)) return std::nullopt;
    return "no file can be made in the folder for uploads, " + folder;
}

}  // namespace spaza::app
