#pragma once

#include <memory>
#include <mutex>

#include "shop/promotion_admin/promotion_admin_store.hpp"

namespace spaza {

/// What every promotion gave so far, counted again when somebody asks and the last count is a minute old. Safe to
/// share between threads.
class PromotionFiguresSnapshot {
public:
    using Figures = std::map<std::string, PromotionFigures>;

    std::shared_ptr<const Figures> of(PromotionAdminStore& store, TimePoint now) {
        std::unique_lock counting{counting_, std::defer_lock};
        {
            const std::lock_guard lock{mutex_};
            // Who comes while somebody counts has the last count, and waits for nobody but the very first.
            if (figures_ && (now - counted_at_ < kGood || !counting.try_lock())) return figures_;
        }
        if (!counting.owns_lock()) counting.lock();
        {
            const std::lock_guard lock{mutex_};
            if (figures_ && now - counted_at_ < kGood) return figures_;
        }
        auto counted = std::make_shared<const Figures>(store.figures());
        const std::lock_guard lock{mutex_};
        figures_ = std::move(counted);
        counted_at_ = now;
        return figures_;
    }

private:
    static constexpr std::chrono::minutes kGood{1};
    std::mutex mutex_;  // of what is kept; never held while it is counted
    std::mutex counting_;
    std::shared_ptr<const Figures> figures_;
    TimePoint counted_at_{};
};

}  // namespace spaza
