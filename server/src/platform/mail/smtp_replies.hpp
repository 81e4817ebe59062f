#pragma once

#include <string_view>

namespace spaza::mail {

/// Whether the answer to RCPT says that there is no such mailbox: by its enhanced status code (RFC 3463) where it
/// has one, so that a server that refuses our own address or its blocklist's does not count against readers.
bool says_no_such_mailbox(std::string_view reply);

}  // namespace spaza::mail
