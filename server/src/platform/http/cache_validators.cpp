#include "platform/http/cache_validators.hpp"

#include <charconv>
#include <chrono>
#include <functional>

#include "platform/http/static_files.hpp"

namespace spaza::http {

namespace {

/// Within a second an answer may change twice, and nodes may be a little behind each other: until then a date
/// would not tell answers apart.
constexpr std::chrono::seconds kReportedAfter{60};

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

// By hand: strftime asks for time zone and locale, behind a lock that all threads share.
std::string http_date(TimePoint at) {
    constexpr std::string_view kDays = "SunMonTueWedThuFriSat";
    constexpr std::string_view kMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date{day};
    const auto seconds = std::chrono::floor<std::chrono::seconds>(at - day).count();
    std::string text{"Day, 00 Mon 0000 00:00:00 GMT"};
    const auto words = [&](std::size_t to, std::string_view from, std::size_t index) {
        text.replace(to, 3, from.substr(index * 3, 3));
    };
    const auto digits = [&](std::size_t to, std::size_t count, auto number) {
        for (std::size_t i = count; i-- > 0; number /= 10) text[to + i] = static_cast<char>('0' + number % 10);
    };
    words(0, kDays, std::chrono::weekday{day}.c_encoding());
    digits(5, 2, static_cast<unsigned>(date.day()));
    words(8, kMonths, static_cast<unsigned>(date.month()) - 1);
    digits(12, 4, static_cast<int>(date.year()));
    digits(17, 2, seconds / 3600);
    digits(20, 2, seconds / 60 % 60);
    digits(23, 2, seconds % 60);
    return text;
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
    if (now - since >= kReportedAfter)
        date = response.headers.emplace_back("Last-Modified", http_date(since)).second;
    const std::string_view known = request.header("if-none-match");
    if (known.empty() ? !date.empty() && request.header("if-modified-since") == date : names_tag(known, tag))
        make_not_modified(response);
}

}  // namespace spaza::http
