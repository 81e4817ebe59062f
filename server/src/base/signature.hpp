#pragma once

#include <chrono>
#include <initializer_list>
#include <string>
#include <string_view>

#include "base/clock.hpp"

namespace spaza {

/// A text may come in parts, which are taken one after the other and never copied together.
using TextParts = std::initializer_list<std::string_view>;

std::string hmac_sha256_hex(std::string_view key, TextParts text);
std::string hmac_sha256_hex(std::string_view key, std::string_view text);
std::string hmac_sha256_base64(std::string_view key, TextParts text);

/// `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<text>">`, as both sides of the warehouse feed send it.
std::string signature(std::string_view text, std::string_view key, TimePoint now);

/// Whether `header` is such a signature of this text, not older (or newer) than `at_most`. Of one that cannot be,
/// the text is not looked at.
bool signed_lately(std::string_view header, TextParts text, std::string_view key, TimePoint now,
                   std::chrono::minutes at_most);
bool signed_lately(std::string_view header, std::string_view text, std::string_view key, TimePoint now,
                   std::chrono::minutes at_most);

}  // namespace spaza
