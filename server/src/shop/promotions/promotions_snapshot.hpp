#pragma once

#include "base/published.hpp"
#include "shop/promotions/promotion_set_rules.hpp"

namespace spaza {

/// Today's promotions, in memory: swapped whole when an import changes them.
class PromotionSnapshot final : public PromotionReader {
public:
    PromotionSnapshot() : promotion_set_{std::make_shared<const PromotionSet>()} {}

    std::shared_ptr<const PromotionSet> promotion_set() const override { return promotion_set_.load(); }
    void publish(std::vector<Promotion> promotions) {
        promotion_set_.store(std::make_shared<const PromotionSet>(std::move(promotions)));
    }

private:
    Published<PromotionSet> promotion_set_;
};

}  // namespace spaza
