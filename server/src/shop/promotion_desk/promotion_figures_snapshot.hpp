#pragma once

#include <memory>
#include <mutex>

#include "shop/promotion_desk/promotion_desk_store.hpp"

namespace spaza {

/// What every promotion gave so far, counted again when somebody asks and the last count is a minute old. Safe to
/// share between threads.
class PromotionFiguresSnapshot {
public:
    using Figures = std::map<std::string, PromotionFigures>;

    std::shared_ptr<const Figures> of(PromotionDeskStore& store, TimePoint now) {
        const std::lock_guard lock{mutex_};
        if (!figures_ || now - counted_at_ >= kGood) {
            figures_ = std::make_shared<const Figures>(store.figures());
            counted_at_ = now;
        }
        return figures_;
    }

private:
    static constexpr std::chrono::minutes kGood{1};
    std::mutex mutex_;
    std::shared_ptr<const Figures> figures_;
    TimePoint counted_at_{};
};

}  // namespace spaza
