#include "platform/mail/mime.hpp"

#include <algorithm>
#include <array>

namespace spaza::mail {
namespace {

constexpr std::string_view kHex = "0123456789ABCDEF";
constexpr std::size_t kLongestLine = 76;

bool is_printable(char c) { return c >= 0x20 && c < 0x7F; }

std::string escaped(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return {'=', kHex[byte >> 4U], kHex[byte & 0xFU]};
}

std::string one_line(std::string_view text) {
    std::string line{text};
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return line;
}

/// Whole UTF-8 characters must not be cut in two by encoded words.
std::size_t character_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

std::string encoded_words(std::string_view text) {
    constexpr std::size_t kMostInside = 60;
    const std::string begin = "=?UTF-8?Q?";
    std::string words = begin;
    std::size_t inside = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::min(character_length(text[at]), text.size() - at);
        std::string next;
        for (const char c : text.substr(at, length)) {
            const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            next += plain ? std::string{c} : escaped(c);
        }
        if (inside + next.size() > kMostInside) {
            words += "?=\r\n " + begin;
            inside = 0;
        }
        words += next;
        inside += next.size();
        at += length;
    }
    return words + "?=";
}

/// `Kloof Hardware <no-reply@…>` with its name encoded where needed.
std::string address_text(std::string_view address) {
    const std::size_t open = address.find('<');
    if (open == std::string_view::npos || open == 0) return one_line(address);
    std::string_view name = address.substr(0, open);
    while (name.ends_with(' ')) name.remove_suffix(1);
    return header_text(name) + " " + mailbox_of(address);
}

std::string date_text(TimePoint now) {
    constexpr std::array<std::string_view, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto day = std::chrono::floor<std::chrono::days>(now);
    const std::chrono::year_month_day date{day};
    const std::string iso = iso_time(now);  // 2026-02-14T07:58:44+0000
    return std::string{kDays[std::chrono::weekday{day}.c_encoding()]} + ", " +
           std::to_string(static_cast<unsigned>(date.day())) + " " +
           std::string{kMonths[static_cast<unsigned>(date.month()) - 1]} + " " + iso.substr(0, 4) + " " +
           iso.substr(11, 8) + " +0000";
}

std::string domain_of(std::string_view address) {
    std::string box = mailbox_of(address);
    const std::size_t at = box.find('@');
    return at == std::string::npos ? "localhost" : box.substr(at + 1, box.size() - at - 2);
}

std::string part(std::string_view type, std::string_view text) {
    return "Content-Type: " + std::string{type} +
           "; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" + quoted_printable(text) +
           "\r\n";
}

}  // namespace

std::string header_text(std::string_view text) {
    const std::string line = one_line(text);
    const bool plain = std::ranges::all_of(line, is_printable) && line.find("=?") == std::string::npos;
    return plain ? line : encoded_words(line);
}

std::string quoted_printable(std::string_view text) {
    std::string out;
    std::size_t column = 0;
    const auto put = [&](std::string_view piece) {
        if (column + piece.size() > kLongestLine - 1) {
            out += "=\r\n";
            column = 0;
        }
        out += piece;
        column += piece.size();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r') continue;
        if (c == '\n') {
            out += "\r\n";
            column = 0;
        } else if (const bool at_end = i + 1 == text.size() || text[i + 1] == '\n' || text[i + 1] == '\r';
                   (is_printable(c) && c != '=' && !(c == ' ' && at_end)) || (c == '\t' && !at_end)) {
            put({&c, 1});
        } else {
            put(escaped(c));
        }
    }
    return out;
}

std::string mailbox_of(std::string_view address) {
    const std::size_t open = address.rfind('<');
    const std::size_t close = address.rfind('>');
    if (open != std::string_view::npos && close != std::string_view::npos && open < close)
        address = address.substr(open + 1, close - open - 1);
    return '<' + one_line(address) + '>';
}

std::string mime_text(const Message& message, TimePoint now) {
    std::string text = "Date: " + date_text(now) + "\r\nFrom: " + address_text(message.from) +
                       "\r\nTo: " + address_text(message.to) + "\r\nSubject: " + header_text(message.subject) +
                       "\r\nMessage-ID: <" + one_line(message.id) + '@' + domain_of(message.from) +
                       ">\r\nMIME-Version: 1.0\r\nAuto-Submitted: auto-generated\r\n";
    if (!message.reply_to.empty()) text += "Reply-To: " + mailbox_of(message.reply_to) + "\r\n";
    if (!message.unsubscribe.empty())  // RFC 8058
        text += "List-Unsubscribe: <" + one_line(message.unsubscribe) +
                ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
    if (message.html.empty()) return text + part("text/plain", message.text);
    const std::string boundary = "=_spaza_parts";  // quoted-printable never writes `=_`
    return text + "Content-Type: multipart/alternative; boundary=\"" + boundary + "\"\r\n\r\n--" + boundary +
           "\r\n" + part("text/plain", message.text) + "--" + boundary + "\r\n" + part("text/html", message.html) +
           "--" + boundary + "--\r\n";
}

}  // namespace spaza::mail
