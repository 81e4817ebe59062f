#include "shop/promotions/terms_check.hpp"

namespace spaza {

std::vector<TermsProblem> problems_in(const Promotion& promotion) {
    std::vector<TermsProblem> problems;
    const auto need = [&](bool there, const char* field, const char* why) {
        if (!there) problems.push_back({field, why});
    };
    switch (promotion.kind) {
        case PromotionKind::product_discount:
            need(!promotion.target.empty(), "products", "says for which products, categories or brands");
            need(!promotion.off.nothing(), "percent", "percent or amount says how much comes off");
            break;
        case PromotionKind::bonus_buy_any:
            need(!promotion.target.empty(), "products", "says for which products, categories or brands");
            need(promotion.bundle_worth || !promotion.off.nothing(), "bundleWorth",
                 "bundleWorth, percent or amount says what the deal gives");
            need(promotion.units <= 20, "units", "must be from 1 to 20");
            break;
        case PromotionKind::bonus_buy_all:
            need(promotion.bundle.size() > 1, "bundle", "names at least two products");
            need(promotion.bundle_worth || !promotion.off.nothing(), "bundleWorth",
                 "bundleWorth, percent or amount says what the deal gives");
            break;
        case PromotionKind::buy_get:
            need(!promotion.target.empty(), "products", "says what must be bought");
            need(!promotion.reward.empty(), "rewardProducts", "says what becomes cheaper");
            need(!promotion.off.nothing(), "percent", "percent or amount says how much comes off");
            need(promotion.units <= 20, "units", "must be from 1 to 20");
            need(promotion.reward_units <= 20, "rewardUnits", "must be from 1 to 20");
            break;
        case PromotionKind::giveaway:
            need(!promotion.gift.empty(), "gift", "says which product comes along");
            break;
        case PromotionKind::order_discount:
            need(!promotion.tiers.empty() || !promotion.off.nothing(), "tiers",
                 "tiers, percent or amount says how much comes off");
            break;
        case PromotionKind::free_delivery: break;
    }
    if (promotion.starts_at && promotion.ends_at && *promotion.ends_at <= *promotion.starts_at)
        problems.push_back({"endsAt", "is not after startsAt"});
    return problems;
}

}  // namespace spaza
