#pragma once

namespace CLI {
class App;
}

namespace spaza::app {

/// What roles there are, for --help.
inline constexpr const char* kRolesHelp =
    "With commas: owner (everything), operations (orders and the service desk), packer (pack and hand over), "
    "service-desk (answer, decide, receive), finance (pay back, agree), analyst (reports), auditor (read, and "
    "what staff did)";

/// `spaza staff add|list|reset|link|roles|disable|enable`: accounts for the back office.
void add_staff_members(CLI::App& staff);

}  // namespace spaza::app
