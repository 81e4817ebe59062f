#pragma once

#include <pwd.h>
#include <string>
#include <unistd.h>

namespace spaza::app {

/// The user of this machine who runs the program: nobody types that name.
inline std::string system_login() {
    const ::uid_t user = ::getuid();
    const ::passwd* known = ::getpwuid(user);
    return known && known->pw_name ? known->pw_name : std::to_string(user);
}

}  // namespace spaza::app
