#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shop/stores/stores.hpp"

namespace spaza {

/// A store's services tell of its parking and the door to use, when it has said so (`parking:Basement parking`).
inline std::optional<std::string> store_service(const PointOfService& store, std::string_view name) {
    for (const std::string& each : store.services)
        if (each.starts_with(name) && each.size() > name.size() + 1 && each[name.size()] == ':')
            return each.substr(name.size() + 1);
    return std::nullopt;
}

}  // namespace spaza
