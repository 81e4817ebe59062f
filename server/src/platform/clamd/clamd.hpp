#pragma once

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/clock.hpp"

namespace spaza::clamd {

/// The scanner did not say anything of use; says why.
struct Unavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Verdict {
    enum class Kind { clean, infected, too_large };
    Kind kind{Kind::clean};
    std::string name{};  // of what was found
};

/// What an answer to INSTREAM means. Throws Unavailable for whatever is no verdict.
Verdict verdict_in(std::string_view answer);

/// When the signatures were made, of `ClamAV 1.4.3/27463/Sat Nov 22 09:33:47 2025`; nothing when there are none.
std::optional<TimePoint> signatures_made(std::string_view version);

/// The daemon of ClamAV, at HOST:PORT or unix:/PATH; one connection for each question. Safe from many threads.
class Clamd {
public:
    static constexpr std::chrono::milliseconds kPatience{15'000};

    explicit Clamd(std::string address, std::chrono::milliseconds patience = kPatience)
        : address_{std::move(address)}, patience_{patience} {}
    /// Sends `content` as it stands, without a copy. Throws Unavailable.
    Verdict scan(std::string_view content) const;
    /// Throws Unavailable.
    std::string version() const;
    const std::string& address() const { return address_; }

private:
    std::string address_;
    std::chrono::milliseconds patience_;
};

}  // namespace spaza::clamd
