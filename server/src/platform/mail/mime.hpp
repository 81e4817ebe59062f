#pragma once

#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "platform/mail/mail.hpp"

namespace spaza::mail {

/// The whole message as RFC 5322 wants it: headers, multipart/alternative, UTF-8 as quoted-printable, CRLF.
std::string mime_text(const Message& message, TimePoint now);

/// A header value; other than plain ASCII it is written as RFC 2047 encoded words. Line ends are taken out.
std::string header_text(std::string_view text);
/// RFC 2045 §6.7, lines of at most 76 characters.
std::string quoted_printable(std::string_view text);
/// `<a@b.co.za>` of `Name <a@b.co.za>` or `a@b.co.za`.
std::string mailbox_of(std::string_view address);

}  // namespace spaza::mail
