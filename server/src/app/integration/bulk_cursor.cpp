#include "app/integration/bulk_cursor.hpp"

#include <charconv>
#include <vector>

#include "base/json_web_token.hpp"
#include "shop/import/csv.hpp"

namespace spaza::app::integration {
namespace cursors {
namespace {

constexpr std::string_view kCursor = "c1";
constexpr std::string_view kSince = "s1";
constexpr std::size_t kLongest = 16'000;

std::string packed(const std::vector<std::string_view>& parts) {
    std::string text;
    for (const std::string_view part : parts) text.append(text.empty() ? "" : "\n").append(part);
    return jwt::base64url(text);
}

/// So many parts after `mark`; the last one may hold anything.
std::optional<std::vector<std::string>> unpacked(std::string_view packed_text, std::string_view mark,
                                                 std::size_t count) {
    if (packed_text.size() > kLongest) return std::nullopt;
    const auto text = jwt::from_base64url(packed_text);
    if (!text) return std::nullopt;
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (parts.size() < count) {
        const std::size_t end = text->find('\n', at);
        if (end == std::string::npos) return std::nullopt;
        parts.push_back(text->substr(at, end - at));
        at = end + 1;
    }
    parts.push_back(text->substr(at));
    if (parts.front() != mark) return std::nullopt;
    return parts;
}

std::optional<TimePoint> time_in(const std::string& text) {
    std::int64_t millis = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), millis);
    constexpr std::int64_t kMost = 1LL << 50;
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || millis < 0 || millis > kMost)
        return std::nullopt;
    return from_millis(millis);
}

}  // namespace
}  // namespace cursors

std::string text_of(const BulkCursor& cursor) {
    const std::string taken = std::to_string(to_millis(cursor.to_taken));
    return cursors::packed({cursors::kCursor, cursor.kind, cursor.of_changes ? "changes" : "all", cursor.from,
                            cursor.to, taken, cursor.after});
}

std::optional<BulkCursor> cursor_in(std::string_view text) {
    auto parts = cursors::unpacked(text, cursors::kCursor, 6);
    if (!parts || ((*parts)[2] != "changes" && (*parts)[2] != "all")) return std::nullopt;
    const auto taken = cursors::time_in((*parts)[5]);
    if (!taken || !import::is_utf8((*parts)[6]) || (*parts)[6].contains('\0')) return std::nullopt;
    return BulkCursor{.kind = std::move((*parts)[1]),
                      .of_changes = (*parts)[2] == "changes",
                      .from = std::move((*parts)[3]),
                      .to = std::move((*parts)[4]),
                      .to_taken = *taken,
                      .after = std::move((*parts)[6])};
}

std::string text_of(const BulkSince& since) {
    const std::string taken = std::to_string(to_millis(since.taken));
    return cursors::packed({cursors::kSince, since.kind, taken, since.position});
}

std::optional<BulkSince> since_in(std::string_view text) {
    auto parts = cursors::unpacked(text, cursors::kSince, 3);
    if (!parts) return std::nullopt;
    const auto taken = cursors::time_in((*parts)[2]);
    if (!taken) return std::nullopt;
    return BulkSince{.kind = std::move((*parts)[1]), .position = std::move((*parts)[3]), .taken = *taken};
}

}  // namespace spaza::app::integration
