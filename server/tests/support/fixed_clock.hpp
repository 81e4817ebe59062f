#pragma once

#include <atomic>

#include "base/clock.hpp"

namespace spaza::testing {

/// A clock that moves only when asked to.
class FixedClock final : public Clock {
public:
    explicit FixedClock(TimePoint at = SystemClock{}.now()) : at_{to_millis(at)} {}
    TimePoint now() const override { return from_millis(at_); }
    void advance(std::chrono::milliseconds by) { at_ += by.count(); }

private:
    std::atomic<std::int64_t> at_;
};

}  // namespace spaza::testing
