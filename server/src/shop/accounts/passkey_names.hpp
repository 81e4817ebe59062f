#pragma once

#include <string>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// What a customer calls their passkeys, the newest first.
struct PasskeyNames {
    virtual ~PasskeyNames() = default;
    virtual std::vector<std::string> names(const CustomerId& customer) = 0;
};

}  // namespace spaza
