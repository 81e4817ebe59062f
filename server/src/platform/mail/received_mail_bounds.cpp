#include "platform/mail/received_mail_bounds.hpp"

#include <algorithm>
#include <array>

namespace spaza::mail {
namespace {

constexpr std::size_t kLongestHeaderBlock = 64 * 1024;  // bytes
constexpr int kMostHeaderLines = 500;                   // of the mail itself
constexpr std::size_t kLongestField = 16 * 1024;        // bytes, with the lines it continues on
constexpr int kMostColons = 200;                        // in a field of addresses: a group of them has one
constexpr int kMostBoundaryLines = 2000;
constexpr int kMostTypes = 1000;         // each message in a message has one, and may be a recursion
constexpr int kMostFieldLines = 20'000;  // in the whole mail, for any part has a header

constexpr std::array<std::string_view, 6> kAddressFields{"from", "sender", "reply-to", "to", "cc", "bcc"};

bool is_blank(char c) { return c == ' ' || c == '\t'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

bool same(std::string_view text, std::string_view name) { return std::ranges::equal(text, name, {}, lower); }

bool begins(std::string_view text, std::string_view name) {
    return text.size() >= name.size() && same(text.substr(0, name.size()), name);
}

/// The next line, without its end; `raw` is what comes after it.
std::string_view next_line(std::string_view& raw) {
    const std::size_t end = raw.find('\n');
    std::string_view line = raw.substr(0, end);
    raw = end == raw.npos ? std::string_view{} : raw.substr(end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

/// The name of the field that a line begins; "" when it begins none.
std::string_view field_name(std::string_view line) {
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    const auto end = std::ranges::find_if(line, [](char c) { return c <= ' ' || c > '~' || c == ':'; });
    const std::string_view name{line.begin(), end};
    line.remove_prefix(name.size());
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    return line.starts_with(':') ? name : std::string_view{};
}

bool is_of_addresses(std::string_view name) {
    if (begins(name, "resent-")) name.remove_prefix(7);
    return std::ranges::any_of(kAddressFields, [&](std::string_view each) { return same(name, each); });
}

/// Counts, line by line. It does not know where the headers of parts are, so it takes every line for one of a
/// header.
class Counter {
public:
    bool take(std::string_view line) {
        if (line.starts_with("--") && ++boundaries_ > kMostBoundaryLines) return false;
        const bool goes_on = in_field_ && !line.empty() && is_blank(line.front());
        if (!goes_on && !begin(line)) return false;
        if (!bounded_) return true;
        length_ += line.size();
        if (length_ > kLongestField) return false;
        if (of_addresses_) colons_ += std::ranges::count(line, ':');
        return colons_ <= kMostColons;
    }

private:
    bool begin(std::string_view line) {
        const std::string_view name = field_name(line);
        in_field_ = !name.empty();
        of_addresses_ = is_of_addresses(name);
        bounded_ = of_addresses_ || begins(name, "content-");
        length_ = 0;
        colons_ = 0;
        if (same(name, "content-type") && ++types_ > kMostTypes) return false;
        return !in_field_ || ++fields_ <= kMostFieldLines;
    }

    bool in_field_{false};
    bool of_addresses_{false};
    bool bounded_{false};
    std::size_t length_{0};
    std::ptrdiff_t colons_{0};
    int boundaries_{0};
    int types_{0};
    int fields_{0};
};

bool is_header_within_bounds(std::string_view header) {
    if (header.size() > kLongestHeaderBlock) return false;
    std::size_t field = 0;
    for (int lines = 0; !header.empty(); ++lines) {
        if (lines == kMostHeaderLines) return false;
        const std::string_view line = next_line(header);
        field = !line.empty() && is_blank(line.front()) ? field + line.size() : line.size();
        if (field > kLongestField) return false;
    }
    return true;
}

}  // namespace

std::string_view header_of(std::string_view raw) {
    std::string_view rest = raw;
    while (!rest.empty()) {
        const std::size_t before = raw.size() - rest.size();
        if (next_line(rest).empty()) return raw.substr(0, before);
    }
    return raw;
}

bool is_within_bounds(std::string_view raw) {
    if (raw.empty() || !is_header_within_bounds(header_of(raw))) return false;
    Counter counter;
    while (!raw.empty())
        if (!counter.take(next_line(raw))) return false;
    return true;
}

}  // namespace spaza::mail
