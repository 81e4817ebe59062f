#include "platform/storage/wait_budget.hpp"

#include <algorithm>

namespace spaza::storage {

namespace {

using SteadyClock = std::chrono::steady_clock;

thread_local WaitBudget* innermost = nullptr;

}  // namespace

WaitBudget::WaitBudget(Duration most) : outer_{innermost}, left_{most} {
    if (outer_) left_ = std::min(left_, outer_->left_);
    innermost = this;
}

WaitBudget::~WaitBudget() { innermost = outer_; }

std::optional<WaitBudget::Duration> WaitBudget::left() {
    return innermost ? std::optional{innermost->left_} : std::nullopt;
}

void WaitBudget::spend(Duration time) {
    for (WaitBudget* each = innermost; each; each = each->outer_)
        each->left_ = std::max(Duration{}, each->left_ - time);
}

BoundedWait::BoundedWait(WaitBudget::Duration at_most) : began_{SteadyClock::now()} {
    if (const auto left = WaitBudget::left())
        end_ = began_ + *left;
    else if (at_most > WaitBudget::Duration{})
        end_ = began_ + at_most;
}

BoundedWait::~BoundedWait() { WaitBudget::spend(waited()); }

int BoundedWait::milliseconds_left() const {
    if (!end_) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*end_ - SteadyClock::now()).count();
    return static_cast<int>(std::max<std::int64_t>(left, 0));
}

}  // namespace spaza::storage
