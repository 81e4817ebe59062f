#include "shop/promotions/promotion_set_rules.hpp"

#include <algorithm>
#include <map>

#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

const ProductSet& set_of(const Promotion& promotion, PromotionSet::Role role) {
    return role == PromotionSet::Role::reward ? promotion.reward : promotion.target;
}

bool names_any(const std::vector<CategoryCode>& wanted, const std::vector<CategoryCode>& categories) {
    return std::ranges::any_of(
        categories, [&](const CategoryCode& each) { return std::ranges::find(wanted, each) != wanted.end(); });
}

bool excepted(const ProductSet& set, const ProductCode& product, const std::vector<CategoryCode>& categories) {
    if (set.except_products.empty() && set.except_categories.empty()) return false;
    return std::ranges::find(set.except_products, product) != set.except_products.end() ||
           names_any(set.except_categories, categories);
}

template <class Code>
void each_once(std::vector<Code>& codes) {
    std::ranges::sort(codes);
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
}

void each_once(ProductSet& set) {
    each_once(set.products);
    each_once(set.categories);
    each_once(set.brands);
}

void each_once(std::vector<BundlePart>& bundle) {
    std::ranges::sort(bundle, {}, &BundlePart::product);
    std::vector<BundlePart> parts;
    for (const BundlePart& part : bundle)
        if (!parts.empty() && parts.back().product == part.product)
            parts.back().units += part.units;
        else
            parts.push_back(part);
    bundle = std::move(parts);
}

}  // namespace

PromotionSet::PromotionSet(std::vector<Promotion> promotions) : promotions_{std::move(promotions)} {
    std::ranges::sort(promotions_, [](const Promotion& a, const Promotion& b) {
        return a.priority != b.priority ? a.priority > b.priority : a.code < b.code;
    });
    for (Promotion& promotion : promotions_) {
        each_once(promotion.target);
        each_once(promotion.reward);
        each_once(promotion.bundle);
    }
    std::map<std::string, std::uint32_t> place_of_group;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> placed;
    for (std::uint32_t i = 0; i < promotions_.size(); ++i) {
        const Promotion& promotion = promotions_[i];
        by_code_.emplace(promotion.code, i);
        has_first_order_ = has_first_order_ || promotion.first_order;
        const NamedGoods named = rules_of(promotion).named(promotion);
        for (const BundlePart& part : named.parts) by_product_[part.product.value].push_back({i, Role::part});
        if (named.target) index(i, *named.target, Role::target);
        if (named.reward) index(i, *named.reward, Role::reward);
        if (promotion.stage() == PromotionStage::whole_cart)
            placed.emplace_back(
                promotion.group.empty() ? i : place_of_group.emplace(promotion.group, i).first->second, i);
        if (promotion.stage() == PromotionStage::delivery || promotion.stage() == PromotionStage::gift)
            for_any_cart_.push_back(i);
    }
    std::ranges::sort(placed);
    for (const auto& [place, promotion] : placed) order_discounts_.push_back(promotion);
}

void PromotionSet::index(std::uint32_t promotion, const ProductSet& set, Role role) {
    const Match match{promotion, role};
    if (set.everything) {
        for_everything_.push_back(match);
        return;
    }
    for (const ProductCode& each : set.products) by_product_[each.value].push_back(match);
    for (const CategoryCode& each : set.categories) by_category_[each.value].push_back(match);
    if (set.categories.empty())
        for (const BrandCode& each : set.brands) by_brand_[each.value].push_back(match);
}

const Promotion* PromotionSet::find(const std::string& code) const {
    const auto found = by_code_.find(code);
    return found == by_code_.end() ? nullptr : &promotions_[found->second];
}

void PromotionSet::matches(const ProductCode& product, const BrandCode& brand,
                           const std::vector<CategoryCode>& categories,
                           const std::function<void(Match)>& each) const {
    const auto tell = [&](const Match& match) {
        if (match.role != Role::part &&
            excepted(set_of(promotions_[match.promotion], match.role), product, categories))
            return;
        each(match);
    };
    const auto named = [&](const Match& match) {
        const auto& products = set_of(promotions_[match.promotion], match.role).products;
        return std::ranges::find(products, product) != products.end();
    };
    for (const Match& match : for_everything_) tell(match);
    if (const auto found = by_product_.find(product.value); found != by_product_.end())
        for (const Match& match : found->second) tell(match);
    for (std::size_t i = 0; i < categories.size(); ++i) {
        const auto found = by_category_.find(categories[i].value);
        if (found == by_category_.end()) continue;
        for (const Match& match : found->second) {
            const ProductSet& set = set_of(promotions_[match.promotion], match.role);
            if (!set.brands.empty() && std::ranges::find(set.brands, brand) == set.brands.end()) continue;
            const bool noted_before =
                std::any_of(categories.begin(), categories.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const CategoryCode& above) {
                                return std::ranges::find(set.categories, above) != set.categories.end();
                            }) ||
                named(match);
            if (!noted_before) tell(match);
        }
    }
    if (const auto found = by_brand_.find(brand.value); found != by_brand_.end())
        for (const Match& match : found->second)
            if (!named(match)) tell(match);
}

}  // namespace spaza
