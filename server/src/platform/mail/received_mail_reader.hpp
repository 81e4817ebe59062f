#pragma once

#include <optional>
#include <string_view>

#include "base/received_mail.hpp"

namespace spaza::mail {

inline constexpr std::size_t kMostMailFiles = 20;
inline constexpr std::size_t kLongestMailText = 200'000;  // bytes

/// Takes a message (RFC 5322, MIME) apart; nothing for what is none, or is beyond
/// what mail programs write (received_mail_bounds). Bounded whatever comes: parts nested deeper
/// than programs write them, more files and longer texts than the limits are left out.
std::optional<ReceivedMail> read_mail(std::string_view raw);

}  // namespace spaza::mail
