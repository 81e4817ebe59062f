#pragma once

#include "app/backoffice/assortment_shown.hpp"
#include "shop/promotions/promotion.hpp"

/// What a promotion says, as it is read and written (StaffPromotionTerms).
namespace spaza::app::backoffice {

struct PromotionSetForm {
    std::optional<bool> everything;
    std::optional<std::vector<std::string>> products;
    std::optional<std::vector<std::string>> categories;
    std::optional<std::vector<std::string>> brands;
    std::optional<std::vector<std::string>> exceptProducts;
    std::optional<std::vector<std::string>> exceptCategories;
};
BOOST_DESCRIBE_STRUCT(PromotionSetForm, (),
                      (everything, products, categories, brands, exceptProducts, exceptCategories))

struct PromotionPartForm {
    std::string product;
    int units{};
};
BOOST_DESCRIBE_STRUCT(PromotionPartForm, (), (product, units))

struct PromotionTierForm {
    Money from;
    std::optional<int> percent;
    std::optional<Money> amount;
};
BOOST_DESCRIBE_STRUCT(PromotionTierForm, (), (from, percent, amount))

struct PromotionTermsForm {
    std::string kind{};
    std::string title{};
    std::optional<std::string> description{};
    std::optional<PromotionSetForm> target{};
    std::optional<PromotionSetForm> reward{};
    std::optional<int> units{};
    std::optional<int> rewardUnits{};
    std::optional<std::vector<PromotionPartForm>> bundle{};
    std::optional<Money> bundleWorth{};
    std::optional<int> percent{};
    std::optional<Money> amount{};
    std::optional<std::vector<PromotionTierForm>> tiers{};
    std::optional<std::string> gift{};
    std::optional<int> giftUnits{};
    std::optional<Money> mostOff{};
    std::optional<int> mostTimes{};
    std::optional<int> priority{};
    std::optional<std::string> group{};
    std::optional<bool> isFirstOrder{};
    std::optional<bool> needsCoupon{};
    std::optional<std::string> startsAt{};
    std::optional<std::string> endsAt{};
    std::optional<int> maxUses{};
    std::optional<int> maxUsesPerCustomer{};
    std::optional<Money> maxGiven{};
};
BOOST_DESCRIBE_STRUCT(PromotionTermsForm, (),
                      (kind, title, description, target, reward, units, rewardUnits, bundle, bundleWorth, percent,
                       amount, tiers, gift, giftUnits, mostOff, mostTimes, priority, group, isFirstOrder,
                       needsCoupon, startsAt, endsAt, maxUses, maxUsesPerCustomer, maxGiven))

PromotionTermsForm terms_shown(const Promotion& promotion);
/// Refused by the field's name (`terms/percent`) when a value is none; whether it is finished is not looked at.
Result<Promotion> promotion_in(const PromotionTermsForm& form, const std::string& code);
/// A moment of the contract, or a day; nothing for an empty one.
Result<std::optional<TimePoint>> moment_if(const std::optional<std::string>& text, const std::string& field);

}  // namespace spaza::app::backoffice
