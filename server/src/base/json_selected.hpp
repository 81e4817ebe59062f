#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/fields.hpp"

namespace spaza {

/// At which level a member appears in an answer, and what its own members are.
struct MemberSchema {
    std::string_view name;
    Level at;
    std::optional<Level> nested{};
    std::span<const MemberSchema> members{};  // none: whole at every level
};

/// Copies of a JSON text what `fields` asks for; without a schema all of it at a level, and what is named
/// otherwise. The text must be one of ours: well-formed, without spaces.
void append_selected(std::string& out, std::string_view json, std::span<const MemberSchema> schema,
                     const FieldSet& fields);

}  // namespace spaza
