#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

/// Since when this process has given the answers it gives now, for as many addresses as there is room for.
class SeenAnswers {
public:
    SeenAnswers() : slots_(kSlots) {}

    /// When this content was first given for this address (hashes of both) without another one in between. One
    /// that was forgotten meanwhile is new.
    TimePoint since(std::uint64_t address, std::uint64_t content, TimePoint now);

private:
    static constexpr std::size_t kSlots = 1 << 15;
    static constexpr std::size_t kLocks = 64;

    struct Slot {
        std::uint64_t address{};
        std::uint64_t content{};
        TimePoint since{};
    };
    std::vector<Slot> slots_;
    std::array<std::mutex, kLocks> locks_;
};

/// Gives an answer that is the same for everybody its ETag and, once it has held for a minute, its Last-Modified,
/// and makes it 304 when the request names either (RFC 9110 §13). A date counts only when it is the very one: two
/// answers of one address never have the same, while a later date may be of a clock that is wrong. With an
/// If-None-Match no date is looked at.
void add_validators(const Request& request, Response& response, SeenAnswers& seen, TimePoint now);

/// `Sat, 28 Nov 2026 23:00:00 GMT`
std::string http_date(TimePoint at);

}  // namespace spaza::http
