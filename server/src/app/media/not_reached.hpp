#pragma once

#include <string>

#include "base/result.hpp"
#include "platform/log/log.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// The refusal of who asks meanwhile: 503, with the seconds after which it is worth asking again.
inline Error media_not_reached(const FilesUnavailable& failure) {
    log::warn("media_not_reached", {{"why", failure.what()}});
    Error error = fail(Reason::busy, "error.unavailable", "media", "SystemError", "request").error();
    error.params.emplace_back("seconds", std::to_string(failure.again_after.count()));
    return error;
}

}  // namespace spaza::app
