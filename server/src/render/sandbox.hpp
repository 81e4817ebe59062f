#pragma once

namespace spaza::render {

/// From here on the process opens no file, makes no connection and starts no program: such calls fail.
/// False when the kernel offers no such filter.
bool enter_sandbox();

}  // namespace spaza::render
