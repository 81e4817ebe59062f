#include "shop/promotions/labels_rules.hpp"

#include <algorithm>

#include "base/json.hpp"

namespace spaza {
namespace {

struct Label {
    std::string code;
    std::string text;
    std::string type;
};
BOOST_DESCRIBE_STRUCT(Label, (), (code, text, type))

bool is_shown(const Promotion& promotion, TimePoint now) {
    const bool of_product =
        promotion.stage() != PromotionStage::whole_cart && promotion.stage() != PromotionStage::delivery;
    return of_product && !promotion.needs_coupon && !promotion.first_order && promotion.runs_at(now);
}

}  // namespace

PromotionLabels promotion_labels(std::shared_ptr<const PromotionSet> promotion_set, TimePoint now) {
    const auto shown = [now](const Promotion& promotion) { return is_shown(promotion, now); };
    if (std::ranges::none_of(promotion_set->all(), shown)) return {};
    return [promotion_set = std::move(promotion_set), shown](const ProductCode& product, const BrandCode& brand,
                                                             const std::vector<CategoryCode>& categories,
                                                             std::string_view own) {
        std::vector<std::uint32_t> found;
        promotion_set->matches(product, brand, categories, [&](PromotionSet::Match match) {
            if (shown(promotion_set->at(match.promotion)) &&
                std::ranges::find(found, match.promotion) == found.end())
                found.push_back(match.promotion);
        });
        if (found.empty()) return std::string{own};
        std::ranges::sort(found);  // as they stand in the set: by priority
        std::vector<Label> labels;
        for (const std::uint32_t each : found) {
            const Promotion& promotion = promotion_set->at(each);
            labels.push_back({promotion.code, promotion.title, std::string{name_of(promotion.kind)}});
        }
        std::string list = json::write(labels);
        const auto begin = own.find('{');
        if (begin == std::string_view::npos) return list;
        list.pop_back();
        return list + ',' + std::string{own.substr(begin)};
    };
}

}  // namespace spaza
