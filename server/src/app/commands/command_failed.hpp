#pragma once

#include <stdexcept>

namespace spaza::app {

/// Ends the program with status 1; the text says why, in a sentence for the operator.
struct CommandFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace spaza::app
