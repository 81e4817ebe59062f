#include "app/backoffice/promotion_shown.hpp"

#include <set>

#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/promotions/meetings_rules.hpp"
#include "shop/terms/terms.hpp"

namespace spaza::app::backoffice {
namespace {

struct NamedCodes {
    std::set<std::string> products;
    std::set<std::string> categories;
    std::set<std::string> brands;

    void add(const ProductSet& set) {
        for (const auto& each : set.products) products.insert(each.value);
        for (const auto& each : set.except_products) products.insert(each.value);
        for (const auto& each : set.categories) categories.insert(each.value);
        for (const auto& each : set.except_categories) categories.insert(each.value);
        for (const auto& each : set.brands) brands.insert(each.value);
    }
};

std::vector<std::string> listed_codes(const std::set<std::string>& codes) { return {codes.begin(), codes.end()}; }

}  // namespace

std::vector<PromotionNamedShown> named_in(StaffSession& staff, const std::vector<const Promotion*>& promotions) {
    NamedCodes codes;
    for (const Promotion* each : promotions) {
        codes.add(each->target);
        codes.add(each->reward);
        for (const BundlePart& part : each->bundle) codes.products.insert(part.product.value);
        if (!each->gift.empty()) codes.products.insert(each->gift.value);
    }
    std::vector<PromotionNamedShown> named;
    PromotionAdminStore& store = staff.promotions.store;
    const auto add = [&](const char* kind, const std::map<std::string, std::string>& names) {
        for (const auto& [code, name] : names) named.push_back({kind, code, name});
    };
    if (!codes.products.empty()) add("product", store.product_names(listed_codes(codes.products)));
    if (!codes.categories.empty()) add("category", store.category_names(listed_codes(codes.categories)));
    if (!codes.brands.empty()) add("brand", store.brand_names(listed_codes(codes.brands)));
    return named;
}

PromotionUseShown use_shown(StaffSession& staff, const Promotion& promotion, const PromotionFigures& figures) {
    PromotionUseShown use{
        .orders = figures.orders, .given = wire::amount(figures.given), .uses = {}, .budgetTaken = {}};
    if (promotion.max_uses == 0 && promotion.max_given == Money{}) return use;
    const auto [uses, cents] = staff.promotions.store.taken(promotion.code);
    if (promotion.max_uses > 0) use.uses = uses;
    if (promotion.max_given > Money{}) use.budgetTaken = wire::amount(cents);
    return use;
}

PromotionProposalShown proposal_shown_as(const Proposal& proposal, StaffSession& staff) {
    PromotionProposalShown out{.id = proposal.id,
                               .kind = proposal.kind,
                               .about = proposal.about,
                               .title = proposal.about,
                               .percent = {},
                               .mostCost = shown_amount(proposal.after),
                               .codes = {},
                               .by = proposal.by,
                               .at = iso_time(proposal.at),
                               .why = if_any(proposal.why),
                               .isMine = staff.promotions.service.is_mine(proposal)};
    if (proposal.kind == "publish") {
        if (proposal.units > 0) out.percent = proposal.units;
        if (const auto kept = staff.promotions.store.find(proposal.about)) out.title = kept->edited().title;
    } else {
        out.codes = proposal.units;
        if (const auto batch = staff.promotions.coupon_store.batch(proposal.about)) out.title = batch->name;
    }
    return out;
}

PromotionShown promotion_shown(StaffSession& staff, const KeptPromotion& kept, TimePoint now) {
    PromotionAdmin& admin = staff.promotions;
    PromotionShown out{.code = kept.code,
                       .state = std::string{name_of(kept.state(now))},
                       .version = kept.version(),
                       .hasDraft = kept.draft.has_value(),
                       .draftBy = {},
                       .draftAt = {},
                       .terms = terms_shown(kept.edited()),
                       .published = {},
                       .named = {},
                       .use = use_shown(staff, kept.shown(), admin.store.figures(kept.code)),
                       .coupons = admin.store.coupons(kept.code),
                       .waiting = {},
                       .isUndoable = !kept.draft && admin.service.undone_to(kept).has_value()};
    std::vector<const Promotion*> all{&kept.edited()};
    if (kept.draft) {
        out.draftBy = kept.draft->by;
        out.draftAt = iso_time(kept.draft->at);
    }
    if (kept.published) {
        out.published = terms_shown(*kept.published);
        all.push_back(&*kept.published);
    }
    out.named = named_in(staff, all);
    if (const auto waiting = admin.service.waiting(kept.code); !waiting.empty())
        out.waiting = proposal_shown_as(waiting.front(), staff);
    return out;
}

std::vector<PromotionGaveShown> gave_shown(const std::vector<DiscountLine>& discounts) {
    std::vector<PromotionGaveShown> gave;
    for (const DiscountLine& each : discounts) {
        const auto there = std::ranges::find_if(gave, [&](const PromotionGaveShown& reported) {
            return reported.code == each.promotion && reported.isDelivery == each.delivery;
        });
        if (there == gave.end())
            gave.push_back(
                {each.promotion, each.description, wire::amount(each.amount), if_any(each.coupon), each.delivery});
        else
            there->amount = wire::amount(there->amount.value + each.amount);
    }
    return gave;
}

std::vector<ShelfProduct> shelf_of(const Application& application) {
    const auto view = application.catalogue->view();
    const Catalogue& all = *view->catalogue;
    std::vector<ShelfProduct> shelf;
    shelf.reserve(all.size());
    for (Ordinal product = 0; product < all.size(); ++product) {
        const std::int64_t cents = view->prices->cents[product];
        if (cents <= 0) continue;  // not for sale, or free as it is
        ShelfProduct each{.code = ProductCode{std::string{all.code(product)}},
                          .name = std::string{all.names[product]},
                          .brand = all.brands[all.brand_of[product]].code};
        for (const CategoryIndex index : all.categories[all.category_of[product]].path)
            each.categories.push_back(all.categories[index].code);
        each.price = Money::cents(cents);
        shelf.push_back(std::move(each));
    }
    return shelf;
}

Promotion timeless(Promotion promotion) {
    promotion.enabled = true;
    promotion.starts_at.reset();
    promotion.ends_at.reset();
    return promotion;
}

std::vector<Promotion> beside(const std::vector<KeptPromotion>& all, const Promotion& promotion, TimePoint now) {
    Promotion switched_on = promotion;
    switched_on.enabled = true;
    std::vector<Promotion> others;
    for (const KeptPromotion& each : all) {
        const PromotionState state = each.state(now);
        const bool counts = state == PromotionState::live || state == PromotionState::planned;
        if (counts && each.code != promotion.code && share_time(switched_on, *each.published))
            others.push_back(timeless(*each.published));
    }
    return others;
}

std::optional<WorstCart> worst_for(const Application& application, const std::vector<KeptPromotion>& all,
                                   const Promotion& promotion, const std::vector<ShelfProduct>& shelf) {
    const TimePoint now = application.clock.now();
    return worst_cart(timeless(promotion), beside(all, promotion, now), shelf, application.terms->at(now), now);
}

}  // namespace spaza::app::backoffice
