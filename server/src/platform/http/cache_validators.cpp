#include "platform/http/cache_validators.hpp"

#include <charconv>
#include <ctime>
#include <functional>

#include "platform/http/static_files.hpp"

namespace spaza::http {

namespace {

/// Within a second an answer may change twice, and nodes may be a little behind each other: until then a date
/// would not tell answers apart.
constexpr std::chrono::seconds kToldAfter{60};

void make_not_modified(Response& response) {
    response.status = 304;
    response.body.clear();
    response.shared_body.reset();
}

}  // namespace

TimePoint SeenAnswers::since(std::uint64_t address, std::uint64_t content, TimePoint now) {
    const std::size_t place = address % kSlots;
    const std::lock_guard lock{locks_.at(place % kLocks)};
    Slot& slot = slots_[place];
    if (slot.address != address || slot.content != content) slot = {address, content, now};
    return slot.since;
}

std::string http_date(TimePoint at) {
    const std::time_t seconds = std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    std::array<char, 40> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

void add_validators(const Request& request, Response& response, SeenAnswers& seen, TimePoint now) {
    const auto content = std::hash<std::string_view>{}(response.content());
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), content, 16).ptr;
    // Weak: the transport may compress it, or not.
    const std::string tag = '"' + std::string{digits.data(), end} + '"';
    response.headers.emplace_back("ETag", "W/" + tag);
    response.headers.emplace_back("Cache-Control", "no-cache");
    const std::uint64_t address = std::hash<std::string_view>{}(request.target) ^
                                  (std::hash<std::string_view>{}(response.content_type) << 1);
    const TimePoint since = seen.since(address, content, now);
    std::string date;
    if (now - since >= kToldAfter) date = response.headers.emplace_back("Last-Modified", http_date(since)).second;
    const std::string_view known = request.header("if-none-match");
    if (known.empty() ? !date.empty() && request.header("if-modified-since") == date : names_tag(known, tag))
        make_not_modified(response);
}

}  // namespace spaza::http
