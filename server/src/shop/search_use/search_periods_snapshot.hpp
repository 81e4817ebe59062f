#pragma once

#include <memory>
#include <mutex>

#include "shop/search_use/search_use.hpp"

namespace spaza {

/// Figures of searches over some days, summed up once until a day is summed up anew or another begins. Safe to
/// share between threads.
class SearchPeriodsSnapshot {
public:
    /// `read` sums up; `today` is the day (Johannesburg) up to which.
    template <class Read>
    std::shared_ptr<const SearchPeriod> of(int days, const std::string& today, const Read& read) {
        std::uint64_t edition = 0;
        {
            const std::lock_guard lock{mutex_};
            edition = edition_;
            const auto found = kept_.find(days);
            if (found != kept_.end() && found->second.today == today) return found->second.period;
        }
        auto period = std::make_shared<const SearchPeriod>(read());
        const std::lock_guard lock{mutex_};
        if (edition == edition_) kept_.insert_or_assign(days, Kept{today, period});  // else it may be old already
        return period;
    }

    /// They are others now.
    void forget() {
        const std::lock_guard lock{mutex_};
        kept_.clear();
        ++edition_;
    }

private:
    struct Kept {
        std::string today;
        std::shared_ptr<const SearchPeriod> period;
    };
    std::mutex mutex_;
    std::uint64_t edition_{0};
    std::map<int, Kept> kept_;
};

}  // namespace spaza
