#pragma once

namespace spaza::app {

/// As CHANGELOG.md counts.
inline constexpr const char* kVersion = "0.1.0";

}  // namespace spaza::app
