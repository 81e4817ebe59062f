#pragma once

#include <memory>
#include <mutex>

#include "shop/search_use/search_use.hpp"

namespace spaza {

/// Figures of searches over some days, summed up once until a day is summed up anew or another begins. Who asks
/// while somebody sums them up waits for those. Safe to share between threads.
class SearchPeriodsSnapshot {
public:
    /// `read` sums up, in a transaction that it begins; `today` is the day (Johannesburg) up to which.
    template <class Read>
    std::shared_ptr<const SearchPeriod> of(int days, const std::string& today, const Read& read) {
        Kept& kept = of_days(days);
        const std::lock_guard one_reads{kept.reading};
        std::uint64_t edition = 0;
        {
            const std::lock_guard lock{mutex_};
            edition = edition_;
            if (kept.period && kept.today == today) return kept.period;
        }
        auto period = std::make_shared<const SearchPeriod>(read());
        const std::lock_guard lock{mutex_};
        if (edition == edition_) {  // else it may be old already
            kept.today = today;
            kept.period = period;
        }
        return period;
    }

    /// They are others now.
    void forget() {
        const std::lock_guard lock{mutex_};
        for (auto& [days, kept] : kept_) kept.period.reset();
        ++edition_;
    }

private:
    struct Kept {
        std::mutex reading;  // held while its days are summed up
        std::string today{};
        std::shared_ptr<const SearchPeriod> period{};
    };

    Kept& of_days(int days) {
        const std::lock_guard lock{mutex_};
        return kept_[days];
    }

    std::mutex mutex_;  // of all below but `reading`
    std::uint64_t edition_{0};
    std::map<int, Kept> kept_;
};

}  // namespace spaza
