#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace spaza {

/// A file of the repository built into the program (migrations, messages, field rules, …).
struct Asset {
    std::string_view path;  // from the repository's root, e.g. server/migrations/0001_platform.sql
    std::string_view content;
};

/// All of them, sorted by path.
const std::vector<Asset>& assets();

inline std::optional<std::string_view> asset(std::string_view path) {
    for (const Asset& each : assets())
        if (each.path == path) return each.content;
    return std::nullopt;
}

}  // namespace spaza
