#pragma once

#include <stdexcept>
#include <string>

namespace spaza::app {

/// Ends the program with this status; the text says why, in a sentence for the operator.
struct CommandFailed : std::runtime_error {
    explicit CommandFailed(const std::string& text, int exit_status = 1)
        : std::runtime_error{text}, status{exit_status} {}
    int status;
};

}  // namespace spaza::app
