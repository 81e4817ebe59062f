#pragma once

#include <cstdlib>

namespace spaza::testing {

/// What the environment asks for; a test run of every day does with less than a release.
inline int how_many(const char* variable, int otherwise) {
    const char* wanted = std::getenv(variable);
    return wanted ? std::atoi(wanted) : otherwise;
}

}  // namespace spaza::testing
