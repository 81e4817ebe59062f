#pragma once

#include <optional>
#include <string_view>

namespace spaza {

/// What follows the first item of CBOR. Nothing when it is cut off, claims more members than there are bytes, is
/// deeply nested or of indefinite length, none of which an authenticator writes: libcbor would set aside memory
/// for whatever is claimed.
std::optional<std::string_view> after_cbor_item(std::string_view text);

/// Whether it is made of such items and nothing else.
bool is_sound_cbor(std::string_view text);

}  // namespace spaza
