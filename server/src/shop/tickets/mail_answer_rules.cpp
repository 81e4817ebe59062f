#include "shop/tickets/mail_answer_rules.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "base/messages.hpp"
#include "base/text.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestWords = 4000;  // bytes
constexpr std::size_t kTokenLength = 32;
constexpr std::size_t kOpeningLines = 4;  // "On … wrote:" may be broken over these

std::string lower(std::string_view text) {
    std::string out{text};
    std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return out;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t from = text.find_first_not_of(kBlank);
    return from == text.npos ? std::string_view{} : text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n')
            lines.emplace_back();
        else if (c == '\t' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F))
            lines.back() += c;
    }
    return lines;
}

using Lines = std::span<const std::string>;

/// "On Tue, 24 Nov 2026 at 10:00, Spaza <…> wrote:", in English and Afrikaans, often broken over lines.
bool opens_quote(Lines lines) {
    const std::string first = lower(trimmed(lines.front()));
    if (!first.starts_with("on ") && !first.starts_with("op ")) return false;
    std::string opening;
    for (const std::string& line : lines.first(std::min(kOpeningLines, lines.size()))) {
        opening += lower(trimmed(line)) + ' ';
        if (opening.ends_with("wrote: ") || opening.ends_with("geskryf: ") || opening.ends_with("skryf: "))
            return true;
    }
    return false;
}

/// Outlook's "From: … Sent: … To: … Subject: …".
bool is_header_block(Lines lines) {
    constexpr std::array<std::string_view, 6> kNext{"sent:", "date:", "to:", "subject:", "gestuur:", "onderwerp:"};
    const auto begins = [](std::string_view line, std::string_view name) {
        std::string text = lower(trimmed(line));
        std::erase(text, '*');
        return text.starts_with(name);
    };
    if (!begins(lines.front(), "from:") && !begins(lines.front(), "van:")) return false;
    int found = 0;
    for (const std::string& line : lines.subspan(1, std::min<std::size_t>(5, lines.size() - 1)))
        found += std::ranges::any_of(kNext, [&](std::string_view name) { return begins(line, name); }) ? 1 : 0;
    return found >= 2;
}

bool is_end(Lines lines) {
    const std::string_view line = trimmed(lines.front());
    if (line.contains(kAnswerAbove) || line == "--" || line == kAnswerAbove) return true;
    if (lower(line).starts_with("-----original message")) return true;
    const bool rule = line.size() >= 20 && line.find_first_not_of('_') == line.npos;
    return rule || opens_quote(lines) || is_header_block(lines);
}

}  // namespace

std::string reply_address(std::string_view inbound, std::string_view token) {
    const std::size_t at = inbound.rfind('@');
    if (at == inbound.npos || token.empty()) return {};
    return std::string{inbound.substr(0, at)}.append("+").append(token).append(inbound.substr(at));
}

std::optional<std::string> reply_token_in(std::string_view inbound, const std::vector<std::string>& to) {
    const std::size_t at = inbound.rfind('@');
    if (at == inbound.npos) return std::nullopt;
    const std::string begin = lower(inbound.substr(0, at)) + '+';
    const std::string end = lower(inbound.substr(at));
    for (const std::string& each : to) {
        const std::string address = lower(each);
        if (!address.starts_with(begin) || !address.ends_with(end)) continue;
        if (address.size() == begin.size() + kTokenLength + end.size())
            return address.substr(begin.size(), kTokenLength);
    }
    return std::nullopt;
}

std::string own_words(std::string_view text) {
    const std::vector<std::string> lines = lines_of(text);
    std::string words;
    int blank = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_end(Lines{lines}.subspan(i))) break;
        const std::string_view line = trimmed(lines[i]);
        if (line.starts_with('>')) continue;
        blank = line.empty() ? blank + 1 : 0;
        if (blank > 1) continue;
        words.append(line).append("\n");
    }
    return std::string{trimmed(words)};
}

std::string shown_address(std::string_view address) {
    return address.empty() ? "?" : plain(std::string{address}, 200);
}

std::string within_limit(std::string words) {
    if (words.size() <= kLongestWords) return words;
    return std::string{shortened(words, kLongestWords)} + "\n" + message("ticket.mailTooLong");
}

}  // namespace spaza
