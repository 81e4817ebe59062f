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
constexpr std::size_t kMostTokens = 20;
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

bool has_digits(std::string_view text, std::string_view pattern) {
    const auto fits = [](char c, char p) { return p == '9' ? c >= '0' && c <= '9' : c == p; };
    return !std::ranges::search(text, pattern, fits).empty();
}

/// A line of one's own may begin with "On" and end with "wrote:" too: a mail program's names a time or an address.
bool says_who_or_when(std::string_view opening) {
    return opening.contains('@') || has_digits(opening, "9:99") || has_digits(opening, "9999");
}

/// How many lines "On Tue, 24 Nov 2026 at 10:00, Kloof <…> wrote:" takes, in English and Afrikaans; 0 when it does
/// not stand here.
std::size_t lines_of_attribution(Lines lines) {
    const std::string first = lower(trimmed(lines.front()));
    if (!first.starts_with("on ") && !first.starts_with("op ")) return 0;
    std::string opening;
    for (std::size_t count = 0; count < std::min(kOpeningLines, lines.size()); ++count) {
        const std::string line = lower(trimmed(lines[count]));
        if (line.empty()) return 0;
        opening += line + ' ';
        if (opening.ends_with("wrote: ") || opening.ends_with("geskryf: ") || opening.ends_with("skryf: "))
            return says_who_or_when(opening) ? count + 1 : 0;
    }
    return 0;
}

/// Outlook's "From: … Sent: … To: … Subject: …".
bool is_header_block(Lines lines) {
    constexpr std::array<std::string_view, 6> kNext{"sent:", "date:", "to:", "subject:", "gestuur:", "onderwerp:"};
    const auto begins = [](std::string_view line, std::string_view name) {
        std::string text = lower(trimmed(line));
        std::erase(text, '*');
        return text.starts_with(name);
    };
    if (lines.empty() || (!begins(lines.front(), "from:") && !begins(lines.front(), "van:"))) return false;
    int found = 0;
    for (const std::string& line : lines.subspan(1, std::min<std::size_t>(5, lines.size() - 1)))
        found += std::ranges::any_of(kNext, [&](std::string_view name) { return begins(line, name); }) ? 1 : 0;
    return found >= 3;
}

/// Below it there is nothing but the answered mail, or a signature.
bool is_end(Lines lines) {
    const std::string_view line = trimmed(lines.front());
    if (line.starts_with('>')) return false;
    if (line.contains(kAnswerAbove) || line == "--") return true;
    if (lower(line).starts_with("-----original message")) return true;
    const bool rule = line.size() >= 20 && line.find_first_not_of('_') == line.npos;
    return is_header_block(rule ? lines.subspan(1) : lines);
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

std::vector<std::string> reply_tokens_within(std::string_view inbound, std::string_view text) {
    const std::size_t at = inbound.rfind('@');
    if (at == inbound.npos) return {};
    const std::string begin = lower(inbound.substr(0, at)) + '+';
    const std::string end = lower(inbound.substr(at));
    const std::string within = lower(text);
    std::vector<std::string> tokens;
    for (std::size_t found = within.find(begin); found != within.npos; found = within.find(begin, found + 1)) {
        const std::size_t token = found + begin.size();
        if (within.compare(std::min(token + kTokenLength, within.size()), end.size(), end) != 0) continue;
        const std::string each = within.substr(token, kTokenLength);
        if (std::ranges::find(tokens, each) == tokens.end() && tokens.size() < kMostTokens) tokens.push_back(each);
    }
    return tokens;
}

std::string own_words(std::string_view text) {
    const std::vector<std::string> lines = lines_of(text);
    std::string words;
    int blank = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Lines rest = Lines{lines}.subspan(i);
        if (is_end(rest)) break;
        const std::string_view line = trimmed(lines[i]);
        if (line.starts_with('>')) continue;
        if (const std::size_t attribution = lines_of_attribution(rest); attribution > 0) {
            i += attribution - 1;
            continue;
        }
        blank = line.empty() ? blank + 1 : 0;
        if (blank > 1) continue;
        words.append(line).append("\n");
    }
    return std::string{trimmed(words)};
}

std::string all_words(std::string_view text) {
    std::string words;
    for (const std::string& line : lines_of(text)) words.append(trimmed(line)).append("\n");
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
