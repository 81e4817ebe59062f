#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shop/promotions/deal_uses_rules.hpp"
#include "shop/promotions/explain_rules.hpp"
#include "shop/promotions/terms_check.hpp"
#include "shop/promotions/trial_carts_rules.hpp"

namespace spaza {

/// What a promotion names; pricing finds it by these.
struct NamedGoods {
    const ProductSet* target{};
    const ProductSet* reward{};
    std::span<const BundlePart> parts{};
};

/// What a cart holds of what a promotion asks for.
struct Held {
    Money value{};             // before any discount
    std::optional<int> units;  // none: it asks for no products
};

/// How often something comes along, or what is missing.
struct GiftsEarned {
    int times{};
    Money missing_value{};
    int missing_units{};
};

/// What comes off a whole cart, and what the next step would bring.
struct CartOff {
    Money off{};
    Money missing_value{};
    Off brings{};
};

/// How a deal uses units of a cart.
class DealRules {
public:
    virtual ~DealRules() = default;
    /// How many more units it needs before it gives something; zero when it can be used.
    virtual int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) const = 0;
    /// Its next use among what is left when no other deal wants the same units: the dearest go first. None: it
    /// cannot be used; what was taken from `left` is then the caller's to put back.
    virtual std::optional<deals::Shares> next_use(const DealCandidate& deal, const std::vector<DealUnits>& units,
                                                  deals::Counts& left) const = 0;
    /// Every way to use it once.
    virtual void each_use(const DealCandidate& deal, const std::vector<DealUnits>& units, deals::Counts& left,
                          deals::Effort& effort, const std::function<void(deals::Shares)>& each) const = 0;
    /// Whether taking the dearest first, again and again, is the best it can do by itself.
    virtual bool is_simple(const DealCandidate&) const { return true; }
    /// Of how many shares a use consists when each part of it comes from one entry.
    virtual std::size_t parts(const DealCandidate& deal) const = 0;
    /// The least with which a shopper of this product can use it, the product first; `others` of its set can be
    /// had.
    virtual std::vector<BundlePart> example(const Promotion& promotion, const ProductCode& product,
                                            const std::function<std::vector<ProductCode>()>& others) const = 0;
    /// OCC's word for which products it asks for; empty where it has none.
    virtual std::string_view contains() const { return {}; }
};

/// All that one kind of promotion does differently from others: a file in `kinds/` each. What a kind leaves as it
/// is here takes nothing off at that stage.
class KindRules {
public:
    virtual ~KindRules() = default;
    /// On the wire, in files and in the database.
    virtual std::string_view name() const = 0;
    virtual PromotionStage stage() const = 0;

    /// Says what is missing or wrong in its terms.
    virtual void check(const Promotion& promotion, TermsProblems& problems) const = 0;
    /// What goes without saying in a file or form is filled in.
    virtual void complete(Promotion&) const {}
    /// What a file says of what becomes cheaper; the reverse of `complete`.
    virtual ProductSet written_reward(const Promotion& promotion) const { return promotion.reward; }
    virtual NamedGoods named(const Promotion& promotion) const { return {.target = &promotion.target}; }

    /// Off one unit, by its own price.
    virtual Money off_unit(const Promotion&, Money) const { return {}; }
    /// Null: it is no deal.
    virtual const DealRules* deal() const { return nullptr; }
    virtual GiftsEarned gifts(const Promotion&, const Held&) const { return {}; }
    /// Off what is `left` of a cart that held so much for it.
    virtual CartOff off_cart(const Promotion&, const Held&, Money) const { return {}; }
    /// How much more a cart must hold before delivery is free.
    virtual Money missing_for_delivery(const Promotion&, const Held&) const { return {}; }

    /// Why it took nothing off a cart that lacks nothing it can count.
    virtual StoodBack lacks() const { return StoodBack::needs_units; }
    /// The least cart with this product of the shelf for which it counts; none when there is no such cart.
    virtual std::optional<TrialCart> least_cart(const Promotion& promotion, const PromotionGoods& goods,
                                                const std::vector<ShelfProduct>& shelf, std::size_t product) const;
    /// The most its terms take off in per cent; none when they say it in rand.
    virtual std::optional<int> percent_off(const Promotion& promotion) const;
    /// The most one order can have of it; none when that goes by what the order holds.
    virtual std::optional<Money> most_of_one_order(const Promotion&, Money) const { return std::nullopt; }
};

const KindRules& rules_of(PromotionKind kind);
inline const KindRules& rules_of(const Promotion& promotion) { return rules_of(promotion.kind); }

/// From what on it counts: its first step.
Money first_step(const Promotion& promotion);

}  // namespace spaza
