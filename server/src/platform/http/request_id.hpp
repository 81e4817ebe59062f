#pragma once

#include <string>
#include <string_view>

namespace spaza::http {

/// 8 to 64 letters, digits, `-`, `_` or `.`: safe to log and to send back.
bool is_good_request_id(std::string_view id);
/// Unique enough to find a request in the logs of all nodes.
std::string new_request_id();

}  // namespace spaza::http
