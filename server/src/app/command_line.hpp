#pragma once

namespace spaza::app {

/// Runs `spaza COMMAND …`; answers the exit code, 0 only on success.
int run(int argc, char** argv);

}  // namespace spaza::app
