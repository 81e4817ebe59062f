#pragma once

#include "base/published.hpp"
#include "shop/promotions/promotion_book_rules.hpp"

namespace spaza {

/// Today's promotions, in memory: swapped whole when an import changes them.
class PromotionSnapshot final : public PromotionReader {
public:
    PromotionSnapshot() : book_{std::make_shared<const PromotionBook>()} {}

    std::shared_ptr<const PromotionBook> book() const override { return book_.load(); }
    void publish(std::vector<Promotion> promotions) {
        book_.store(std::make_shared<const PromotionBook>(std::move(promotions)));
    }

private:
    Published<PromotionBook> book_;
};

}  // namespace spaza
