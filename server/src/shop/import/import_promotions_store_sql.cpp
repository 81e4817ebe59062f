// Promotions and their coupons, as an import writes them.
#include "shop/import/import_state_store_sql.hpp"
#include "shop/promotions/definition.hpp"

namespace spaza::import {

std::vector<FieldProblem> ImportSession::add(const PromotionRow& row) {
    const Promotion& promotion = row.promotion;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::promotions, promotion.code, "code", problems);
    const auto known = [&](const ProductCode& product, const char* field) {
        if (!impl_->knows_product(product.value))
            problems.push_back(
                {field, "'" + product.value + "' is unknown" + impl_->nearest_product(product.value)});
    };
    const auto known_set = [&](const ProductSet& set, const char* products, const char* categories,
                               const char* brands) {
        for (const ProductCode& each : set.products) known(each, products);
        for (const CategoryCode& each : set.categories)
            if (!impl_->parents.contains(each.value))
                problems.push_back(
                    {categories, "'" + each.value + "' is unknown" + impl_->nearest_category(each.value)});
        for (const BrandCode& each : set.brands)
            if (!impl_->brands.contains(each.value))
                problems.push_back(
                    {brands, "'" + each.value + "' is unknown" + impl_->meant(each.value, impl_->brands)});
    };
    known_set(promotion.target, "products", "categories", "brands");
    known_set(promotion.reward, "rewardProducts", "rewardCategories", "rewardBrands");
    for (const BundlePart& each : promotion.bundle) known(each.product, "bundle");
    if (!promotion.gift.empty()) known(promotion.gift, "gift");
    if (!problems.empty()) return problems;
    impl_->promotions.insert(promotion.code);
    impl_->put(
        Kind::promotions,
        {promotion.code, std::string{spaza::name_of(promotion.kind)}, promotion.title, promotion.description,
         definition_text(promotion), std::int64_t{promotion.priority}, std::int64_t{promotion.enabled},
         time_cell(promotion.starts_at), time_cell(promotion.ends_at), std::int64_t{promotion.max_uses},
         std::int64_t{promotion.max_uses_per_customer}, promotion.max_given.in_cents()});
    return problems;
}

std::vector<FieldProblem> ImportSession::add(const CouponRow& row) {
    const Coupon& coupon = row.coupon;
    std::vector<FieldProblem> problems;
    impl_->once(Kind::coupons, coupon.code, "code", problems);
    if (!impl_->promotions.contains(coupon.promotion))
        problems.push_back({"promotion", "'" + coupon.promotion + "' is unknown" +
                                             impl_->meant(coupon.promotion, impl_->promotions)});
    if (!problems.empty()) return problems;
    impl_->put(Kind::coupons, {coupon.code, coupon.promotion, std::int64_t{coupon.max_uses},
                               std::int64_t{coupon.max_uses_per_customer}, coupon.customer_uid,
                               time_cell(coupon.starts_at), time_cell(coupon.ends_at)});
    return problems;
}

}  // namespace spaza::import
