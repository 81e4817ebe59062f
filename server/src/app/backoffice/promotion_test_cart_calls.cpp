#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/promotions/explain_rules.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/promotions/terms_check.hpp"
#include "shop/terms/terms.hpp"

namespace spaza::app::backoffice {
namespace test_carts {
namespace {

struct CartEntryForm {
    std::string product;
    int units{};
};
BOOST_DESCRIBE_STRUCT(CartEntryForm, (), (product, units))

struct CartForm {
    std::optional<std::string> code;
    std::optional<PromotionTermsForm> terms;
    std::vector<CartEntryForm> entries;
    std::optional<std::vector<std::string>> coupons;
    std::optional<std::string> customer;
    std::optional<std::string> at;
    std::optional<bool> isCollected;
    std::optional<bool> isOpened;
};
BOOST_DESCRIBE_STRUCT(CartForm, (), (code, terms, entries, coupons, customer, at, isCollected, isOpened))

struct CartEntryShown {
    int number{};
    std::string product;
    std::string name;
    std::optional<std::string> image;
    int units{};
    wire::Amount price;
    wire::Amount before;
    wire::Amount off;
    wire::Amount pays;
    bool isGift{};
    std::vector<PromotionGaveShown> gave;
};
BOOST_DESCRIBE_STRUCT(CartEntryShown, (),
                      (number, product, name, image, units, price, before, off, pays, isGift, gave))

struct CartCouponShown {
    std::string code;
    bool isUsed{};
    std::optional<std::string> why;
    std::optional<std::string> promotion;
};
BOOST_DESCRIBE_STRUCT(CartCouponShown, (), (code, isUsed, why, promotion))

struct StoodBackShown {
    std::string code{};
    std::string title{};
    std::string kind{};
    std::string why{};
    wire::Amount alone{};
    std::optional<int> missingUnits{};
    std::optional<wire::Amount> missingValue{};
    std::optional<std::vector<std::string>> missingProducts{};
    std::optional<std::vector<std::string>> instead{};
};
BOOST_DESCRIBE_STRUCT(StoodBackShown, (),
                      (code, title, kind, why, alone, missingUnits, missingValue, missingProducts, instead))

struct CartShown {
    std::string at{};
    std::vector<CartEntryShown> entries{};
    wire::Amount goods{};
    wire::Amount productsOff{};
    wire::Amount cartOff{};
    wire::Amount delivery{};
    wire::Amount total{};
    wire::Amount tax{};
    std::vector<PromotionGaveShown> gave{};
    std::vector<CartCouponShown> coupons{};
    std::vector<StoodBackShown> stoodBack{};
    bool isBest{};
};
BOOST_DESCRIBE_STRUCT(CartShown, (),
                      (at, entries, goods, productsOff, cartOff, delivery, total, tax, gave, coupons, stoodBack,
                       isBest))

constexpr std::size_t kMostEntries = 50;
constexpr std::size_t kMostCodesTried = 10;
constexpr int kMostUnitsTried = 99;

/// A set that nobody else reads.
struct TrialPromotions final : PromotionReader {
    explicit TrialPromotions(std::vector<Promotion> promotions)
        : promotion_set_{std::make_shared<const PromotionSet>(std::move(promotions))} {}
    std::shared_ptr<const PromotionSet> promotion_set() const override { return promotion_set_; }

private:
    std::shared_ptr<const PromotionSet> promotion_set_;
};

/// Somebody who is made up: with or without an order.
struct TrialShopper final : Shoppers {
    explicit TrialShopper(bool has_ordered) : has_ordered_{has_ordered} {}
    void expect_has_ordered(const CustomerId&) override {}
    bool has_ordered(const CustomerId&) override { return has_ordered_; }
    std::string household(const CustomerId&) override { return {}; }
    std::string uid(const CustomerId&) override { return {}; }
    bool has_proven_email(const CustomerId&) override { return false; }

private:
    bool has_ordered_;
};

struct TrialClock final : Clock {
    explicit TrialClock(TimePoint at) : at_{at} {}
    TimePoint now() const override { return at_; }

private:
    TimePoint at_;
};

/// What carts would be priced with then: what is published and neither paused nor over, with the draft in its
/// place.
std::vector<Promotion> priced_with(const std::vector<KeptPromotion>& all, const std::optional<Promotion>& draft,
                                   TimePoint at) {
    std::vector<Promotion> promotions;
    for (const KeptPromotion& each : all) {
        if (!each.published || (draft && each.code == draft->code)) continue;
        const Promotion& published = *each.published;
        if (published.enabled && !(published.ends_at && *published.ends_at <= at)) promotions.push_back(published);
    }
    if (draft) promotions.push_back(*draft);
    return promotions;
}

class Trial {
public:
    Trial(const Application& application, StaffSession& staff, const CartForm& form, TimePoint at,
          std::vector<Promotion> promotions)
        : application_{application},
          form_{form},
          clock_{at},
          shopper_{form.customer.value_or("guest") == "known"},
          promotion_set_{std::move(promotions)},
          service_{staff.scope.promotion_store, promotion_set_, shopper_, clock_} {}

    Result<CartShown> run() {
        for (std::size_t n = 0; n < form_.entries.size(); ++n) {
            const auto facts = application_.products->find(ProductCode{form_.entries[n].product});
            if (!facts || !facts->purchasable)
                return http::bad_parameter("product.unknown", "entries/" + std::to_string(n) + "/product");
            if (form_.entries[n].units < 1 || form_.entries[n].units > kMostUnitsTried)
                return http::bad_parameter("validation.invalid", "entries/" + std::to_string(n) + "/units");
            add(*facts, form_.entries[n].units, false);
        }
        const ShopTerms terms = application_.terms->at(clock_.now());
        const bool is_guest = form_.customer.value_or("guest") == "guest";
        const auto customer = is_guest ? std::nullopt : std::optional{CustomerId{"a made up shopper"}};
        std::vector<std::string> coupons;
        for (const std::string& each : form_.coupons.value_or(std::vector<std::string>{}))
            if (std::string code = coupon_code(each); !code.empty()) coupons.push_back(std::move(code));
        CartPricing pricing = service_.price(entries_, terms, customer, coupons);
        for (const Gift& gift : pricing.priced.gifts)
            if (const auto facts = application_.products->find(gift.product)) add(*facts, gift.quantity, true);
        if (!pricing.priced.gifts.empty()) pricing = service_.price(entries_, terms, customer, coupons);
        return shown(pricing, terms);
    }

private:
    void add(const ProductFacts& facts, int units, bool is_gift) {
        entries_.push_back({.number = static_cast<int>(entries_.size()),
                            .product = facts.code,
                            .brand = facts.brand,
                            .categories = facts.categories,
                            .unit_price = facts.price,
                            .quantity = units,
                            .delivered = !is_gift && !form_.isCollected.value_or(false) &&
                                         facts.trading_type != TradingType::pickup_only,
                            .give_away = is_gift});
        facts_.push_back(facts);
    }

    CartShown shown(const CartPricing& pricing, const ShopTerms& terms) const {
        const PricedCart& priced = pricing.priced;
        CartShown out{.at = iso_time(clock_.now())};
        Money goods;
        for (std::size_t n = 0; n < entries_.size(); ++n) {
            goods += priced.entries[n].before;
            out.entries.push_back(entry_shown(n, priced));
        }
        out.goods = wire::amount(goods);
        out.productsOff = wire::amount(priced.product_discounts);
        out.cartOff = wire::amount(priced.order_discounts);
        out.delivery = wire::amount(priced.delivery_cost);
        out.total = wire::amount(priced.total);
        out.tax = wire::amount(priced.total_tax);
        out.gave = gave_shown(priced.discounts);
        out.isBest = priced.best;
        for (const CouponAnswer& each : pricing.coupons) {
            CartCouponShown coupon{.code = each.code, .isUsed = each.applied, .why = {}, .promotion = {}};
            if (!each.applied)
                coupon.why = http::message(each.message_key, {{"amount", formatted(each.missing_value)}});
            for (const auto& [promotion, code] : pricing.context.opened)
                if (code == each.code) coupon.promotion = promotion;
            out.coupons.push_back(std::move(coupon));
        }
        for (const PromotionStoodBack& each :
             stood_back(entries_, terms, *promotion_set_.promotion_set(), pricing.context, priced))
            out.stoodBack.push_back(stood_back_shown(each));
        return out;
    }

    CartEntryShown entry_shown(std::size_t n, const PricedCart& priced) const {
        const PricedEntry& entry = priced.entries[n];
        CartEntryShown out{.number = entry.number,
                           .product = facts_[n].code.value,
                           .name = facts_[n].name,
                           .image = if_any(small_picture(application_, facts_[n].small_image_url)),
                           .units = entries_[n].quantity,
                           .price = wire::amount(entries_[n].unit_price),
                           .before = wire::amount(entry.before),
                           .off = wire::amount(entry.discount),
                           .pays = wire::amount(entry.total),
                           .isGift = entries_[n].give_away,
                           .gave = {}};
        for (const DiscountLine& each : priced.discounts) {
            const bool is_mine = each.entry_number == entry.number;
            const Money share = is_mine ? each.amount : n < each.shares.size() ? each.shares[n] : Money{};
            if (share > Money{})
                out.gave.push_back(
                    {each.promotion, each.description, wire::amount(share), if_any(each.coupon), false});
        }
        return out;
    }

    StoodBackShown stood_back_shown(const PromotionStoodBack& reported) const {
        StoodBackShown out{.code = reported.promotion.code,
                           .title = reported.promotion.title,
                           .kind = std::string{name_of(reported.promotion.kind)},
                           .why = std::string{name_of(reported.why)},
                           .alone = wire::amount(reported.alone)};
        if (reported.missing_units > 0) out.missingUnits = reported.missing_units;
        if (reported.missing_value > Money{}) out.missingValue = wire::amount(reported.missing_value);
        if (!reported.missing_products.empty()) {
            out.missingProducts.emplace();
            for (const ProductCode& each : reported.missing_products) {
                const auto facts = application_.products->find(each);
                out.missingProducts->push_back(facts ? facts->name : each.value);
            }
        }
        if (!reported.instead.empty()) {
            out.instead.emplace();
            for (const std::string& each : reported.instead)
                if (const Promotion* promotion = promotion_set_.promotion_set()->find(each))
                    out.instead->push_back(promotion->title);
        }
        return out;
    }

    const Application& application_;
    const CartForm& form_;
    TrialClock clock_;
    TrialShopper shopper_;
    TrialPromotions promotion_set_;
    PromotionService service_;
    std::vector<PricingEntry> entries_;
    std::vector<ProductFacts> facts_;
};

http::Response test_cart(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CartForm>(request);
    if (!form) return http::problem(form.error());
    if (form->entries.empty()) return http::problem(http::bad_parameter("request.required", "entries").error());
    if (form->entries.size() > kMostEntries)
        return http::problem(http::bad_parameter("validation.tooLong", "entries").error());
    if (form->coupons && form->coupons->size() > kMostCodesTried)
        return http::problem(http::bad_parameter("validation.tooLong", "coupons").error());
    constexpr std::array kCustomers{"guest", "known", "new"};
    if (form->customer && std::ranges::find(kCustomers, *form->customer) == kCustomers.end())
        return http::problem(http::bad_parameter("validation.invalid", "customer").error());
    const auto at = moment_if(form->at, "at");
    if (!at) return http::problem(at.error());
    std::optional<Promotion> draft;
    if (form->terms) {
        const std::string code = form->code.value_or("");
        auto promotion = promotion_in(*form->terms, code.empty() ? kNewPromotion : code);
        if (!promotion) return http::problem(promotion.error());
        if (problems_in(*promotion).empty())
            draft = *std::move(promotion);  // an unfinished one counts for nothing
        if (draft && form->isOpened.value_or(false)) draft->needs_coupon = false;
    }
    const auto all = staff.promotions.store.all();
    const TimePoint then = at->value_or(application.clock.now());
    Trial trial{application, staff, *form, then, priced_with(all, draft, then)};
    const auto shown = trial.run();
    return shown ? http::ok(json::write(*shown)) : http::problem(shown.error());
}

}  // namespace
}  // namespace test_carts

void add_promotion_test_cart(Application& application) {
    http::RouteOptions options;
    options.right = staff_right::kSeePromotions;
    application.router.staff(
        "POST", "/promotion-test-cart",
        [&application](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return test_carts::test_cart(application, staff, request);
            });
        },
        options);
}

}  // namespace spaza::app::backoffice
