#pragma once

#include <initializer_list>
#include <string_view>

namespace spaza {

/// Whether a password that keeps every rule of spec §5 is still among the first a thief would try: a common word,
/// or one of the shopper's own names, with the usual digits, signs and look-alike letters (P@ssw0rd123!).
bool is_common_password(std::string_view password, std::initializer_list<std::string_view> own_words = {});

}  // namespace spaza
