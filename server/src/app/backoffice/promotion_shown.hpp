#pragma once

#include "app/backoffice/promotion_forms.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/promotions/worst_cart_rules.hpp"

/// How promotions are shown to the shop's people.
namespace spaza::app::backoffice {

struct PromotionNamedShown {
    std::string kind;
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(PromotionNamedShown, (), (kind, code, name))

struct PromotionUseShown {
    int orders{};
    wire::Amount given;
    std::optional<std::int64_t> uses;
    std::optional<wire::Amount> budgetTaken;
};
BOOST_DESCRIBE_STRUCT(PromotionUseShown, (), (orders, given, uses, budgetTaken))

struct PromotionProposalShown {
    std::string id;
    std::string kind;
    std::string about;
    std::string title;
    std::optional<int> percent;
    std::optional<wire::Amount> mostCost;
    std::optional<int> codes;
    std::string by;
    std::string at;
    std::optional<std::string> why;
    bool isMine{};
};
BOOST_DESCRIBE_STRUCT(PromotionProposalShown, (),
                      (id, kind, about, title, percent, mostCost, codes, by, at, why, isMine))

struct PromotionGaveShown {
    std::string code;
    std::string title;
    wire::Amount amount;
    std::optional<std::string> coupon;
    bool isDelivery{};
};
BOOST_DESCRIBE_STRUCT(PromotionGaveShown, (), (code, title, amount, coupon, isDelivery))

struct PromotionShown {
    std::string code;
    std::string state;
    std::string version;
    bool hasDraft{};
    std::optional<std::string> draftBy;
    std::optional<std::string> draftAt;
    PromotionTermsForm terms;
    std::optional<PromotionTermsForm> published;
    std::vector<PromotionNamedShown> named;
    PromotionUseShown use;
    int coupons{};
    std::optional<PromotionProposalShown> waiting;
    bool isUndoable{};
};
BOOST_DESCRIBE_STRUCT(PromotionShown, (),
                      (code, state, version, hasDraft, draftBy, draftAt, terms, published, named, use, coupons,
                       waiting, isUndoable))

/// What people call what these promotions name.
std::vector<PromotionNamedShown> named_in(StaffSession& staff, const std::vector<const Promotion*>& promotions);
PromotionUseShown use_shown(StaffSession& staff, const Promotion& promotion, const PromotionFigures& figures);
PromotionProposalShown proposal_shown_as(const Proposal& proposal, StaffSession& staff);
PromotionShown promotion_shown(StaffSession& staff, const KeptPromotion& kept, TimePoint now);

/// What each promotion gave, all its lines together.
std::vector<PromotionGaveShown> gave_shown(const std::vector<DiscountLine>& discounts);

/// What the shop sells, as promotions see it.
/// The code of what has none yet.
inline constexpr const char* kNewPromotion = "(new)";
std::vector<ShelfProduct> shelf_of(const Application& application);
/// Those that are published and can count at the same time as it, as if their time were now.
std::vector<Promotion> beside(const std::vector<KeptPromotion>& all, const Promotion& promotion, TimePoint now);
/// As if its time were now, switched on.
Promotion timeless(Promotion promotion);
std::optional<WorstCart> worst_for(const Application& application, const std::vector<KeptPromotion>& all,
                                   const Promotion& promotion, const std::vector<ShelfProduct>& shelf);

}  // namespace spaza::app::backoffice
