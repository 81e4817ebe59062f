#pragma once

#include <string_view>

namespace spaza::mail {

/// The header of a raw mail: everything before its first empty line.
std::string_view header_of(std::string_view raw);

/// Whether a raw mail is small enough in all that a parser makes objects or recursions of: header lines, parts,
/// messages in messages, groups of addresses. Looked at in one pass, without parsing.
bool is_within_bounds(std::string_view raw);

}  // namespace spaza::mail
