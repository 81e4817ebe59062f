#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "shop/promotions/pricing.hpp"

namespace spaza {

/// All promotions, indexed so that an entry finds those it counts for without looking at the others. Never changed
/// once made. They stand by falling priority, then by code.
class PromotionSet {
public:
    /// What an entry is to a promotion.
    enum class Role : std::uint8_t { target, reward, part };
    struct Match {
        std::uint32_t promotion{};
        Role role{};
    };

    PromotionSet() = default;
    explicit PromotionSet(std::vector<Promotion> promotions);

    std::size_t size() const { return promotions_.size(); }
    const Promotion& at(std::size_t index) const { return promotions_[index]; }
    const std::vector<Promotion>& all() const { return promotions_; }
    const Promotion* find(const std::string& code) const;
    bool has_first_order() const { return has_first_order_; }

    /// Calls `each` for every promotion that names the product, one of its categories or its brand.
    void matches(const ProductCode& product, const BrandCode& brand, const std::vector<CategoryCode>& categories,
                 const std::function<void(Match)>& each) const;

    /// Order discounts in the order in which they are taken: groups together, where their first member stands.
    std::span<const std::uint32_t> order_discounts() const { return order_discounts_; }
    /// Free delivery and giveaways that do not ask for certain products.
    std::span<const std::uint32_t> for_any_cart() const { return for_any_cart_; }

private:
    using Index = std::unordered_map<std::string, std::vector<Match>>;
    void index(std::uint32_t promotion, const ProductSet& set, Role role);

    std::vector<Promotion> promotions_;
    std::unordered_map<std::string, std::uint32_t> by_code_;
    Index by_product_;
    Index by_category_;
    Index by_brand_;
    std::vector<Match> for_everything_;
    std::vector<std::uint32_t> order_discounts_;
    std::vector<std::uint32_t> for_any_cart_;
    bool has_first_order_{false};
};

/// Where pricing finds today's promotions.
struct PromotionReader {
    virtual ~PromotionReader() = default;
    virtual std::shared_ptr<const PromotionSet> promotion_set() const = 0;
};

}  // namespace spaza
