#include "shop/promotions/pricing_rules.hpp"

#include <algorithm>
#include <numeric>

#include "shop/promotions/cart_promotions_rules.hpp"
#include "shop/promotions/deals_rules.hpp"
#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

/// A promotion "nearly" counts when at most so many units are missing.
constexpr int kNear = 2;
constexpr std::size_t kMostPotential = 5;

/// So that the order of the entries in the cart does not matter.
std::vector<std::size_t> by_product(const std::vector<PricingEntry>& entries) {
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const PricingEntry& x = entries[a];
        const PricingEntry& y = entries[b];
        return std::tie(x.product, x.give_away, x.quantity, x.number) <
               std::tie(y.product, y.give_away, y.quantity, y.number);
    });
    return order;
}

class Pricing {
public:
    Pricing(const std::vector<PricingEntry>& entries, const ShopTerms& terms, const PromotionSet& promotion_set,
            const PricingContext& context)
        : entries_{entries},
          terms_{terms},
          promotion_set_{promotion_set},
          context_{context},
          order_{by_product(entries)},
          promotions_{entries, order_, promotion_set, context} {}

    PricedCart run() {
        for (const PricingEntry& entry : entries_) {
            const Money before = entry.unit_price * entry.quantity;
            cart_.entries.push_back(
                {.number = entry.number, .before = before, .discount = {}, .total = before, .tax = {}});
            cart_.sub_total += before;
            if (!entry.give_away) goods_ += before;
        }
        unit_price_.resize(entries_.size());
        for (std::size_t i = 0; i < entries_.size(); ++i) unit_price_[i] = entries_[i].unit_price;

        product_discounts();
        deals();
        gifts();
        cart_.sub_total -= cart_.product_discounts;
        order_discounts();
        delivery();
        cart_.total = cart_.sub_total - cart_.order_discounts + cart_.delivery_cost;
        tax();
        finish();
        return std::move(cart_);
    }

private:
    std::string coupon_of(const Promotion& promotion) const {
        const auto found = context_.opened.find(promotion.code);
        return promotion.needs_coupon && found != context_.opened.end() ? found->second : std::string{};
    }

    FiredPromotion& fired(const Promotion& promotion) {
        const auto there = std::ranges::find_if(
            cart_.fired, [&](const FiredPromotion& each) { return each.promotion.code == promotion.code; });
        if (there != cart_.fired.end()) return *there;
        return cart_.fired.emplace_back(FiredPromotion{
            .promotion = promotion, .coupon = coupon_of(promotion), .amount = {}, .times = 1, .consumed = {}});
    }

    /// Takes something off one entry.
    void take(const Promotion& promotion, std::size_t entry, Money amount) {
        PricedEntry& priced = cart_.entries[entry];
        priced.discount += amount;
        priced.total -= amount;
        cart_.product_discounts += amount;
        note(promotion, priced.number, amount, false);
        fired(promotion).amount += amount;
    }

    void note(const Promotion& promotion, std::optional<int> entry, Money amount, bool delivery) {
        if (amount == Money{}) return;
        const std::string coupon = coupon_of(promotion);
        if (!coupon.empty() && !delivery) cart_.coupon_discount += amount;
        const auto there = std::ranges::find_if(cart_.discounts, [&](const DiscountLine& line) {
            return line.promotion == promotion.code && line.entry_number == entry && line.delivery == delivery;
        });
        if (there != cart_.discounts.end())
            there->amount += amount;
        else
            cart_.discounts.push_back({.promotion = promotion.code,
                                       .description = promotion.title,
                                       .coupon = coupon,
                                       .entry_number = entry,
                                       .amount = amount,
                                       .delivery = delivery});
    }

    /// Each product has the best of the promotions that are off its own price.
    void product_discounts() {
        for (const Touched& touched : promotions_.all()) {
            const Promotion& promotion = promotion_set_.at(touched.promotion);
            const KindRules& rules = rules_of(promotion);
            if (rules.stage() != PromotionStage::own_price) continue;
            for (const std::size_t i : touched.targets) {
                const Money off = rules.off_unit(promotion, entries_[i].unit_price);
                if (entries_[i].unit_price - off >= unit_price_[i]) continue;
                unit_price_[i] = entries_[i].unit_price - off;
                if (own_.size() != entries_.size()) own_.assign(entries_.size(), nullptr);
                own_[i] = &promotion;
            }
        }
        for (std::size_t i = 0; i < own_.size(); ++i) {
            if (!own_[i]) continue;
            take(*own_[i], i, (entries_[i].unit_price - unit_price_[i]) * entries_[i].quantity);
            fired(*own_[i]).consumed.push_back({.number = entries_[i].number,
                                                .quantity = entries_[i].quantity,
                                                .adjusted_unit_price = unit_price_[i]});
        }
    }

    std::optional<DealCandidate> candidate(const Touched& touched) const {
        const Promotion& promotion = promotion_set_.at(touched.promotion);
        if (!promotion.is_deal()) return std::nullopt;
        DealCandidate deal{.id = touched.promotion,
                           .promotion = &promotion,
                           .targets = touched.targets,
                           .rewards = touched.rewards,
                           .bundle = {}};
        for (const std::size_t i : touched.parts) {
            const auto part = std::ranges::find(promotion.bundle, entries_[i].product, &BundlePart::product);
            const bool named = std::ranges::any_of(deal.bundle, [&](const auto& each) {
                return entries_[each.first].product == entries_[i].product;
            });
            if (!named) deal.bundle.emplace_back(i, part->units);
        }
        return deal;
    }

    void deals() {
        std::vector<DealUnits> units;
        for (std::size_t i = 0; i < entries_.size(); ++i)
            units.push_back({unit_price_[i], entries_[i].give_away ? 0 : std::max(0, entries_[i].quantity)});
        std::vector<DealCandidate> candidates;
        for (const Touched& touched : promotions_.all())
            if (auto deal = candidate(touched)) candidates.push_back(*std::move(deal));
        if (candidates.empty()) return;

        const DealPlan plan = best_deals(units, candidates);
        cart_.best = plan.best;
        for (const DealUse& use : plan.uses) {
            const Promotion& promotion = promotion_set_.at(use.id);
            for (const DealShare& share : use.shares) {
                take(promotion, share.units, share.off);
                const Money whole = unit_price_[share.units] * share.count - share.off;
                fired(promotion).consumed.push_back(
                    {.number = entries_[share.units].number,
                     .quantity = share.count,
                     .adjusted_unit_price = Money::cents(whole.in_cents() / share.count),
                     .rewarded = share.rewarded,
                     .off = share.off});
            }
            fired(promotion).times = use.times;
        }
        for (const DealCandidate& deal : candidates) {
            const bool used = std::ranges::find(plan.uses, deal.id, &DealUse::id) != plan.uses.end();
            if (!used) nearly(deal, units);
        }
    }

    void nearly(const DealCandidate& deal, const std::vector<DealUnits>& units) {
        const int missing = units_missing(deal, units);
        if (missing < 1 || missing > kNear) return;
        PotentialPromotion potential{.promotion = *deal.promotion,
                                     .missing_units = missing,
                                     .missing_value = {},
                                     .brings = {},
                                     .missing_products = {},
                                     .entries = {}};
        const auto tell = [&](std::size_t entry) { potential.entries.push_back(entries_[entry].number); };
        std::ranges::for_each(deal.targets, tell);
        for (const auto& [entry, count] : deal.bundle) tell(entry);
        for (const BundlePart& part : deal.promotion->bundle) {
            const bool there = std::ranges::any_of(deal.bundle, [&](const auto& each) {
                return entries_[each.first].product == part.product && units[each.first].count >= part.units;
            });
            if (!there) potential.missing_products.push_back(part.product);
        }
        if (potential.entries.empty()) return;
        std::ranges::sort(potential.entries);
        cart_.potential.push_back(std::move(potential));
    }

    /// What the cart holds for a promotion: of its products, or of everything.
    Held held_for(std::uint32_t index) const {
        if (promotion_set_.at(index).target.empty()) return {.value = goods_, .units = {}};
        const Touched* mine = promotions_.touched(index);
        return mine ? Held{.value = mine->value, .units = mine->units} : Held{.value = {}, .units = 0};
    }

    void gifts() {
        for (const std::uint32_t index : promotion_set_.for_any_cart()) {
            const Promotion& promotion = promotion_set_.at(index);
            const KindRules& rules = rules_of(promotion);
            if (rules.stage() != PromotionStage::gift || goods_ == Money{} || !promotions_.counts(index)) continue;
            const GiftsEarned earned = rules.gifts(promotion, held_for(index));
            if (earned.times > 0)
                give(promotion, earned.times, promotions_.touched(index));
            else if (earned.missing_value > Money{})
                spend_more(promotion, earned.missing_value);
            else if (earned.missing_units > 0 && earned.missing_units <= kNear)
                cart_.potential.push_back({.promotion = promotion,
                                           .missing_units = earned.missing_units,
                                           .missing_value = {},
                                           .brings = {},
                                           .missing_products = {},
                                           .entries = numbers(promotions_.touched(index)->targets)});
        }
        // What came along already costs nothing; the promotion that brought it gave that.
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (!entries_[i].give_away) continue;
            const auto gift = std::ranges::find(cart_.gifts, entries_[i].product, &Gift::product);
            const Promotion* giver = gift == cart_.gifts.end() ? nullptr : promotion_set_.find(gift->promotion);
            if (giver) take(*giver, i, cart_.entries[i].total);
        }
    }

    /// `those` brought it; null: the whole cart did.
    void give(const Promotion& promotion, int times, const Touched* those) {
        Gift gift{.promotion = promotion.code,
                  .description = promotion.title,
                  .product = promotion.gift,
                  .quantity = times * std::max(1, promotion.gift_units)};
        if (those) gift.brought_by = entries_[those->targets.front()].number;
        cart_.gifts.push_back(std::move(gift));
        FiredPromotion& mine = fired(promotion);
        mine.times = times;
        if (!those) return;
        for (const std::size_t i : those->targets)
            mine.consumed.push_back({.number = entries_[i].number,
                                     .quantity = entries_[i].quantity,
                                     .adjusted_unit_price = unit_price_[i]});
    }

    std::vector<int> numbers(const std::vector<std::size_t>& at) const {
        std::vector<int> all;
        for (const std::size_t i : at) all.push_back(entries_[i].number);
        return all;
    }

    void spend_more(const Promotion& promotion, Money missing, Off brings = {}) {
        cart_.potential.push_back({.promotion = promotion,
                                   .missing_units = 0,
                                   .missing_value = missing,
                                   .brings = brings,
                                   .missing_products = {},
                                   .entries = {}});
    }

    /// One after the other, each of what the one before left; of a group only the best.
    void order_discounts() {
        const auto all = promotion_set_.order_discounts();
        Money left = cart_.sub_total;
        for (std::size_t i = 0; i < all.size();) {
            std::size_t end = i + 1;
            const std::string& group = promotion_set_.at(all[i]).group;
            while (end < all.size() && !group.empty() && promotion_set_.at(all[end]).group == group) ++end;
            const Promotion* best = nullptr;
            Money most;
            for (; i < end; ++i) {
                if (!promotions_.counts(all[i])) continue;
                const Promotion& promotion = promotion_set_.at(all[i]);
                const Money off = order_discount(promotion, all[i], left);
                if (off > most) {
                    most = off;
                    best = &promotion;
                }
            }
            if (!best) continue;
            share_out(*best, most);
            left -= most;
        }
    }

    Money order_discount(const Promotion& promotion, std::uint32_t index, Money left) {
        const CartOff found = rules_of(promotion).off_cart(promotion, held_for(index), left);
        if (found.missing_value > Money{}) spend_more(promotion, found.missing_value, found.brings);
        return found.off;
    }

    void share_out(const Promotion& promotion, Money amount) {
        std::vector<std::int64_t> weights;
        for (const std::size_t i : order_) weights.push_back(cart_.entries[i].total.in_cents());
        const auto shares = allocate(amount, weights);
        for (std::size_t at = 0; at < order_.size(); ++at) {
            cart_.entries[order_[at]].discount += shares[at];
            cart_.entries[order_[at]].total -= shares[at];
        }
        cart_.order_discounts += amount;
        note(promotion, std::nullopt, amount, false);
        auto& reported = cart_.discounts.back().shares;
        reported.resize(order_.size());
        for (std::size_t at = 0; at < order_.size(); ++at) reported[order_[at]] = shares[at];
        fired(promotion).amount += amount;
    }

    /// Whether delivery is free goes by what the goods cost before promotions: so no promotion can make the whole
    /// dearer.
    void delivery() {
        if (!std::ranges::any_of(entries_, &PricingEntry::delivered)) return;
        if (goods_ > terms_.free_delivery_over) return;
        for (const std::uint32_t index : promotion_set_.for_any_cart()) {
            const Promotion& promotion = promotion_set_.at(index);
            const KindRules& rules = rules_of(promotion);
            if (rules.stage() != PromotionStage::delivery || !promotions_.counts(index)) continue;
            const Held held = held_for(index);
            if (held.value == Money{}) continue;
            if (const Money missing = rules.missing_for_delivery(promotion, held); missing > Money{}) {
                spend_more(promotion, missing);
                continue;
            }
            note(promotion, std::nullopt, terms_.delivery_fee, true);
            fired(promotion).amount += terms_.delivery_fee;
            return;
        }
        cart_.delivery_cost = terms_.delivery_fee;
        cart_.free_delivery_remaining = terms_.free_delivery_over - goods_;
    }

    /// The cart's VAT is computed once and shared out, so that the entries' VAT adds up to it.
    void tax() {
        cart_.vat_percent = terms_.vat_percent;
        cart_.total_tax = tax_included(cart_.total, terms_.vat_percent);
        if (cart_.entries.empty()) return;
        std::vector<std::int64_t> weights;
        for (const std::size_t i : order_) weights.push_back(cart_.entries[i].total.in_cents());
        weights.push_back(cart_.delivery_cost.in_cents());
        const auto shares = allocate(cart_.total_tax, weights);
        for (std::size_t at = 0; at < order_.size(); ++at) cart_.entries[order_[at]].tax = shares[at];
    }

    void finish() {
        std::ranges::stable_sort(cart_.potential, [](const PotentialPromotion& a, const PotentialPromotion& b) {
            return a.promotion.priority > b.promotion.priority;
        });
        if (cart_.potential.size() > kMostPotential)
            cart_.potential.erase(cart_.potential.begin() + kMostPotential, cart_.potential.end());
    }

    const std::vector<PricingEntry>& entries_;
    const ShopTerms& terms_;
    const PromotionSet& promotion_set_;
    const PricingContext& context_;
    const std::vector<std::size_t> order_;  // of the entries, by product
    CartPromotions promotions_;
    PricedCart cart_;
    Money goods_;                    // before any discount, without what comes along free
    std::vector<Money> unit_price_;  // after the product's own discount
    std::vector<const Promotion*> own_;
};

}  // namespace

PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                 const PromotionSet& promotion_set, const PricingContext& context) {
    return Pricing{entries, terms, promotion_set, context}.run();
}

PricedCart price(const std::vector<PricingEntry>& entries, const ShopTerms& terms) {
    static const PromotionSet none;
    return price(entries, terms, none, {});
}

}  // namespace spaza
