#include "platform/mail/smtp_replies.hpp"

#include <algorithm>
#include <array>

namespace spaza::mail {
namespace {

/// `5.1.1` of `5.1.1 <a@b.example>: …`; empty when it does not begin so.
std::string_view enhanced_code(std::string_view text) {
    const std::string_view code = text.substr(0, text.find_first_of(" \r\n"));
    const bool is_code = code.size() >= 5 && code[1] == '.' && std::ranges::count(code, '.') == 2 &&
                         code.find_first_not_of("0123456789.") == code.npos;
    return is_code ? code : std::string_view{};
}

}  // namespace

bool says_no_such_mailbox(std::string_view reply) {
    // No such mailbox, no such system, an address that cannot be, a mailbox that has moved or was closed.
    static constexpr std::array<std::string_view, 6> kGone{"5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"};
    if (reply.size() < 4 || reply[0] != '5') return false;
    // A bare 550 may also refuse this shop as a sender.
    return std::ranges::find(kGone, enhanced_code(reply.substr(4))) != kGone.end();
}

}  // namespace spaza::mail
