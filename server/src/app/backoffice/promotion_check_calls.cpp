#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"
#include "shop/promotions/meetings_rules.hpp"
#include "shop/promotions/terms_check.hpp"
#include "shop/terms/terms.hpp"

namespace spaza::app::backoffice {
namespace promotion_checks {
namespace {

struct CheckForm {
    std::optional<std::string> code;
    PromotionTermsForm terms;
};
BOOST_DESCRIBE_STRUCT(CheckForm, (), (code, terms))

struct ProblemShown {
    std::string field;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(ProblemShown, (), (field, reason))

struct LineShown {
    std::string product;
    std::string name;
    int units{};
    wire::Amount price;
};
BOOST_DESCRIBE_STRUCT(LineShown, (), (product, name, units, price))

struct MeetingShown {
    std::string code;
    std::string title;
    std::string kind;
    std::string state;
    std::size_t products{};
    std::string how;
    std::vector<LineShown> cart;
    wire::Amount alone;
    wire::Amount otherAlone;
    wire::Amount together;
};
BOOST_DESCRIBE_STRUCT(MeetingShown, (),
                      (code, title, kind, state, products, how, cart, alone, otherAlone, together))

struct WorstShown {
    std::vector<LineShown> lines;
    wire::Amount before;
    wire::Amount off;
    wire::Amount pays;
    int percent{};
    std::vector<PromotionGaveShown> gave;
};
BOOST_DESCRIBE_STRUCT(WorstShown, (), (lines, before, off, pays, percent, gave))

struct CodesShown {
    int batches{};
    std::optional<wire::Amount> mostCost;
};
BOOST_DESCRIBE_STRUCT(CodesShown, (), (batches, mostCost))

struct CheckShown {
    std::vector<ProblemShown> problems{};
    std::size_t products{};
    std::vector<MeetingShown> meetings{};
    std::optional<WorstShown> worst{};
    int warnPercent{};
    std::optional<CodesShown> codes{};
    bool takesTwo{};
};
BOOST_DESCRIBE_STRUCT(CheckShown, (), (problems, products, meetings, worst, warnPercent, codes, takesTwo))

std::vector<LineShown> lines_shown(const TrialCart& cart) {
    std::vector<LineShown> lines;
    for (const ShelfUnits& each : cart)
        lines.push_back(
            {each.product->code.value, each.product->name, each.units, wire::amount(each.product->price)});
    return lines;
}

WorstShown worst_shown(const WorstCart& worst) {
    return {.lines = lines_shown(worst.cart),
            .before = wire::amount(worst.sums.before),
            .off = wire::amount(worst.sums.off),
            .pays = wire::amount(worst.sums.before - worst.sums.off),
            .percent = worst.sums.percent(),
            .gave = gave_shown(worst.priced.discounts)};
}

/// Those it can meet: published ones that count at the same time, and what others draft.
std::vector<Promotion> can_meet(const std::vector<KeptPromotion>& all, const Promotion& promotion, TimePoint now) {
    auto others = beside(all, promotion, now);
    Promotion on = promotion;
    on.enabled = true;
    for (const KeptPromotion& each : all) {
        if (each.published || each.code == promotion.code) continue;
        Promotion draft = each.draft->promotion;
        draft.enabled = true;
        if (share_time(on, draft)) others.push_back(timeless(std::move(draft)));
    }
    return others;
}

http::Response check(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CheckForm>(request);
    if (!form) return http::problem(form.error());
    const std::string code = form->code.value_or("");
    const auto promotion = promotion_in(form->terms, code.empty() ? kNewPromotion : code);
    if (!promotion) return http::problem(promotion.error());
    const TimePoint now = application.clock.now();
    CheckShown out{.warnPercent = staff.promotions.policy.percent};
    for (const TermsProblem& each : problems_in(*promotion)) out.problems.push_back({each.field, each.reason});
    const auto all = staff.promotions.store.all();
    const auto shelf = shelf_of(application);
    const ShopTerms terms = application.terms->at(now);
    const auto reach = reach_of(timeless(*promotion), can_meet(all, *promotion, now), shelf, terms, now);
    out.products = reach.products;
    for (const Meeting& each : reach.meetings) {
        const auto kept = std::ranges::find(all, each.other.code, &KeptPromotion::code);
        out.meetings.push_back({.code = each.other.code,
                                .title = each.other.title,
                                .kind = std::string{name_of(each.other.kind)},
                                .state = std::string{name_of(kept->state(now))},
                                .products = each.products,
                                .how = std::string{name_of(each.kind)},
                                .cart = lines_shown(each.cart),
                                .alone = wire::amount(each.alone),
                                .otherAlone = wire::amount(each.other_alone),
                                .together = wire::amount(each.together)});
    }
    const auto worst = worst_for(application, all, *promotion, shelf);
    if (worst) out.worst = worst_shown(*worst);
    const auto percent = percent_off(worst, *promotion);
    out.takesTwo = !percent || *percent > out.warnPercent;
    const auto kept = std::ranges::find(all, code, &KeptPromotion::code);
    if (kept == all.end()) return http::ok(json::write(out));
    if (const auto codes = staff.promotions.service.too_much_by_codes(*kept, *promotion, terms.delivery_fee)) {
        out.codes = CodesShown{codes->batches, shown_amount(codes->most)};
        out.takesTwo = true;
    }
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace promotion_checks

void add_promotion_check(Application& application) {
    http::RouteOptions options;
    options.right = staff_right::kSeePromotions;
    application.router.staff(
        "POST", "/promotion-check",
        [&application](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return promotion_checks::check(application, staff, request);
            });
        },
        options);
}

}  // namespace spaza::app::backoffice
