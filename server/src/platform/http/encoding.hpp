#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spaza::http {

using Form = std::vector<std::pair<std::string, std::string>>;

/// True for well-formed UTF-8 without NUL.
bool is_plain_utf8(std::string_view text);
/// `a=1&b=2`; nothing when a name or value is malformed or there are more than 1 000 of them.
std::optional<Form> strict_parse_form(std::string_view text);
/// Without the spaces and tabs around it.
std::string_view trimmed(std::string_view text);
/// `shop.example`, `203.0.113.9:8080`, `[2001:db8::9]:8080`: what a Host header may hold.
bool is_authority(std::string_view text);
/// ASCII letters only.
bool equals_ignoring_case(std::string_view left, std::string_view right);

}  // namespace spaza::http
