#pragma once

namespace spaza::app {

/// From now on Ctrl-C and SIGTERM are only noted, so that a command can end with nothing half done.
void heed_interruption();
bool interrupted();
/// Throws CommandFailed with this text when somebody wants the command to end.
void end_if_interrupted(const char* text);

}  // namespace spaza::app
