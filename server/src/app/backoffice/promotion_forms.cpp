#include "app/backoffice/promotion_forms.hpp"

#include <algorithm>

#include "shop/import/record.hpp"
#include "shop/promotions/terms_check.hpp"

namespace spaza::app::backoffice {
namespace {

constexpr std::size_t kLongestTitle = 100;
constexpr std::size_t kLongestDescription = 500;
constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kMostInSet = 500;
constexpr std::size_t kMostTiers = 20;
constexpr int kMostUnits = 99;
constexpr int kMostOfDeal = 20;
constexpr int kMostCount = 1'000'000'000;
constexpr Money kMostMoney = Money::cents(1'000'000'000);

template <class Code>
std::optional<std::vector<std::string>> words_if(const std::vector<Code>& codes) {
    if (codes.empty()) return std::nullopt;
    std::vector<std::string> words;
    for (const Code& each : codes) words.push_back(each.value);
    return words;
}

template <class T>
std::optional<T> unless(const T& value, const T& otherwise) {
    return value == otherwise ? std::nullopt : std::optional{value};
}

std::optional<PromotionSetForm> set_shown(const ProductSet& set) {
    if (set.empty() && set.except_products.empty() && set.except_categories.empty()) return std::nullopt;
    return PromotionSetForm{.everything = unless(set.everything, false),
                            .products = words_if(set.products),
                            .categories = words_if(set.categories),
                            .brands = words_if(set.brands),
                            .exceptProducts = words_if(set.except_products),
                            .exceptCategories = words_if(set.except_categories)};
}

/// Collects what is wrong, so that all of it is reported at once.
class TermsReader {
public:
    void wrong(const std::string& field, const char* key = "validation.invalid") {
        errors_.push_back({.reason = Reason::invalid,
                           .message_key = key,
                           .subject = "terms/" + field,
                           .type = "ValidationError",
                           .subject_type = "parameter",
                           .params = {},
                           .more = {}});
    }
    std::string text(const std::optional<std::string>& value, const char* field, std::size_t most) {
        if (value && value->size() > most) wrong(field, "validation.tooLong");
        return value.value_or("");
    }
    int number(const std::optional<int>& value, const std::string& field, int otherwise, int least, int most) {
        if (value && (*value < least || *value > most)) wrong(field);
        return value.value_or(otherwise);
    }
    Money money(const std::optional<Money>& value, const std::string& field) {
        if (value && (*value < Money{} || *value > kMostMoney)) wrong(field);
        return value.value_or(Money{});
    }
    std::optional<TimePoint> time(const std::optional<std::string>& value, const char* field) {
        const auto moment = moment_if(value, field);
        if (!moment) wrong(field);
        return moment ? *moment : std::nullopt;
    }
    template <class Code>
    std::vector<Code> codes(const std::optional<std::vector<std::string>>& words, const std::string& field) {
        std::vector<Code> all;
        if (!words) return all;
        if (words->size() > kMostInSet) wrong(field, "validation.tooLong");
        for (const std::string& each : *words) {
            if (each.empty() || each.size() > kLongestWord) wrong(field);
            if (std::ranges::find(all, Code{each}) == all.end()) all.push_back(Code{each});
        }
        return all;
    }
    ProductSet set(const std::optional<PromotionSetForm>& form, const std::string& field) {
        if (!form) return {};
        return {.everything = form->everything.value_or(false),
                .products = codes<ProductCode>(form->products, field + "/products"),
                .categories = codes<CategoryCode>(form->categories, field + "/categories"),
                .brands = codes<BrandCode>(form->brands, field + "/brands"),
                .except_products = codes<ProductCode>(form->exceptProducts, field + "/exceptProducts"),
                .except_categories = codes<CategoryCode>(form->exceptCategories, field + "/exceptCategories")};
    }
    std::vector<Tier> tiers(const std::optional<std::vector<PromotionTierForm>>& form) {
        std::vector<Tier> all;
        if (!form) return all;
        if (form->size() > kMostTiers) wrong("tiers", "validation.tooLong");
        for (const PromotionTierForm& each : *form)
            all.push_back({money(each.from, "tiers"),
                           {number(each.percent, "tiers", 0, 0, 100), money(each.amount, "tiers")}});
        std::ranges::sort(all, {}, &Tier::from);
        return all;
    }
    std::vector<BundlePart> bundle(const std::optional<std::vector<PromotionPartForm>>& form) {
        std::vector<BundlePart> all;
        if (!form) return all;
        if (form->size() > kMostTiers) wrong("bundle", "validation.tooLong");
        for (const PromotionPartForm& each : *form)
            all.push_back({ProductCode{each.product}, number(each.units, "bundle", 1, 1, kMostUnits)});
        return all;
    }
    std::vector<Error> take() { return std::move(errors_); }

private:
    std::vector<Error> errors_;
};

}  // namespace

Result<std::optional<TimePoint>> moment_if(const std::optional<std::string>& text, const std::string& field) {
    if (!text || text->empty()) return std::optional<TimePoint>{};
    const auto at = import::parse_time(*text);
    if (!at) return http::bad_parameter("validation.invalid", field);
    return std::optional{*at};
}

PromotionTermsForm terms_shown(const Promotion& promotion) {
    PromotionTermsForm terms{.kind = std::string{name_of(promotion.kind)}, .title = promotion.title};
    terms.description = if_any(promotion.description);
    terms.target = set_shown(promotion.target);
    terms.reward = set_shown(promotion.reward);
    terms.units = unless(promotion.units, 1);
    terms.rewardUnits = unless(promotion.reward_units, 1);
    if (!promotion.bundle.empty()) {
        terms.bundle.emplace();
        for (const BundlePart& each : promotion.bundle) terms.bundle->push_back({each.product.value, each.units});
    }
    terms.bundleWorth = promotion.bundle_worth;
    terms.percent = unless(promotion.off.percent, 0);
    terms.amount = unless(promotion.off.amount, Money{});
    if (!promotion.tiers.empty()) {
        terms.tiers.emplace();
        for (const Tier& each : promotion.tiers)
            terms.tiers->push_back({each.from, unless(each.off.percent, 0), unless(each.off.amount, Money{})});
    }
    terms.gift = if_any(promotion.gift.value);
    terms.giftUnits = unless(promotion.gift_units, 1);
    terms.mostOff = unless(promotion.most_off, Money{});
    terms.mostTimes = unless(promotion.most_times, 0);
    terms.priority = unless(promotion.priority, 0);
    terms.group = if_any(promotion.group);
    terms.isFirstOrder = unless(promotion.first_order, false);
    terms.needsCoupon = unless(promotion.needs_coupon, false);
    terms.startsAt = shown_time(promotion.starts_at);
    terms.endsAt = shown_time(promotion.ends_at);
    terms.maxUses = unless(promotion.max_uses, 0);
    terms.maxUsesPerCustomer = unless(promotion.max_uses_per_customer, 0);
    terms.maxGiven = unless(promotion.max_given, Money{});
    return terms;
}

Result<Promotion> promotion_in(const PromotionTermsForm& form, const std::string& code) {
    TermsReader reader;
    Promotion promotion{.code = code};
    const auto kind = promotion_kind(form.kind);
    if (!kind) reader.wrong("kind");
    promotion.kind = kind.value_or(PromotionKind::product_discount);
    promotion.title = reader.text(form.title, "title", kLongestTitle);
    promotion.description = reader.text(form.description, "description", kLongestDescription);
    promotion.target = reader.set(form.target, "target");
    promotion.reward = reader.set(form.reward, "reward");
    complete(promotion);
    promotion.units = reader.number(form.units, "units", 1, 1, kMostOfDeal);
    promotion.reward_units = reader.number(form.rewardUnits, "rewardUnits", 1, 1, kMostOfDeal);
    promotion.bundle = reader.bundle(form.bundle);
    if (form.bundleWorth) promotion.bundle_worth = reader.money(form.bundleWorth, "bundleWorth");
    promotion.off = {reader.number(form.percent, "percent", 0, 0, 100), reader.money(form.amount, "amount")};
    promotion.tiers = reader.tiers(form.tiers);
    promotion.gift = ProductCode{reader.text(form.gift, "gift", kLongestWord)};
    promotion.gift_units = reader.number(form.giftUnits, "giftUnits", 1, 1, kMostUnits);
    promotion.most_off = reader.money(form.mostOff, "mostOff");
    promotion.most_times = reader.number(form.mostTimes, "mostTimes", 0, 0, kMostCount);
    promotion.priority = reader.number(form.priority, "priority", 0, -1'000'000, 1'000'000);
    promotion.group = reader.text(form.group, "group", kLongestWord);
    promotion.first_order = form.isFirstOrder.value_or(false);
    promotion.needs_coupon = form.needsCoupon.value_or(false);
    promotion.starts_at = reader.time(form.startsAt, "startsAt");
    promotion.ends_at = reader.time(form.endsAt, "endsAt");
    promotion.max_uses = reader.number(form.maxUses, "maxUses", 0, 0, kMostCount);
    promotion.max_uses_per_customer =
        reader.number(form.maxUsesPerCustomer, "maxUsesPerCustomer", 0, 0, kMostCount);
    promotion.max_given = reader.money(form.maxGiven, "maxGiven");
    if (auto errors = reader.take(); !errors.empty()) return fail(std::move(errors));
    return promotion;
}

}  // namespace spaza::app::backoffice
