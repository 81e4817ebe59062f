#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/terms/terms.hpp"

namespace spaza::app::backoffice {
namespace promotions {
namespace {

struct AnswerShown {
    bool isWaiting{};
    std::optional<std::int64_t> act;
    PromotionShown promotion;
};
BOOST_DESCRIBE_STRUCT(AnswerShown, (), (isWaiting, act, promotion))

struct GoneShown {
    bool isGone{};
    std::optional<PromotionShown> promotion;
};
BOOST_DESCRIBE_STRUCT(GoneShown, (), (isGone, promotion))

struct NewForm {
    std::optional<std::string> code;
    PromotionTermsForm terms;
};
BOOST_DESCRIBE_STRUCT(NewForm, (), (code, terms))

struct SaveForm {
    std::string version;
    PromotionTermsForm terms;
};
BOOST_DESCRIBE_STRUCT(SaveForm, (), (version, terms))

struct ActForm {
    std::string version;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(ActForm, (), (version, why))

struct RestoreForm {
    std::string version;
    int number{};
};
BOOST_DESCRIBE_STRUCT(RestoreForm, (), (version, number))

struct VersionShown {
    int number{};
    std::string at;
    std::string by;
    std::optional<std::string> why;
    std::vector<FieldChangeShown> changes;
    PromotionTermsForm terms;
};
BOOST_DESCRIBE_STRUCT(VersionShown, (), (number, at, by, why, changes, terms))

struct VersionsShown {
    std::vector<VersionShown> versions;
    std::vector<PromotionNamedShown> named;
};
BOOST_DESCRIBE_STRUCT(VersionsShown, (), (versions, named))

struct ProposalListShown {
    std::vector<PromotionProposalShown> proposals;
};
BOOST_DESCRIBE_STRUCT(ProposalListShown, (), (proposals))

constexpr int kMostVersions = 50;

const std::string& promotion_of(const http::Request& request) { return request.param("promotionCode"); }

class Calls {
public:
    explicit Calls(const Application& application) : application_{application} {}

    Result<std::string> shown(StaffSession& staff, const Result<KeptPromotion>& kept) const {
        if (!kept) return std::unexpected(kept.error());
        return json::write(promotion_shown(staff, *kept, application_.clock.now()));
    }

    Result<std::string> answer(StaffSession& staff, const Result<PromotionPublished>& done) const {
        if (!done) return std::unexpected(done.error());
        return json::write(AnswerShown{.isWaiting = done->proposal.has_value(),
                                       .act = done->act,
                                       .promotion = promotion_shown(staff, done->kept, application_.clock.now())});
    }

    Result<std::string> add(StaffSession& staff, const http::Request& request) const {
        const auto form = form_in<NewForm>(request);
        if (!form) return std::unexpected(form.error());
        const std::string code = form->code.value_or("");
        if (code.size() > 64 || std::ranges::any_of(code, [](unsigned char c) { return c <= ' ' || c == '/'; }))
            return http::bad_parameter("validation.invalid", "code");
        auto promotion = promotion_in(form->terms, code);
        if (!promotion) return std::unexpected(promotion.error());
        return shown(staff, staff.promotions.service.add(*std::move(promotion)));
    }

    http::Response save(const http::Request& request) const {
        std::optional<EditConflict> conflict;
        const auto done =
            sessions_of(application_, request).write([&](StaffSession& staff) -> Result<std::string> {
                conflict.reset();
                const auto form = form_in<SaveForm>(request);
                if (!form) return std::unexpected(form.error());
                const auto promotion = promotion_in(form->terms, promotion_of(request));
                if (!promotion) return std::unexpected(promotion.error());
                auto saved = staff.promotions.service.save(form->version, *promotion);
                if (!saved) return std::unexpected(saved.error());
                if (saved->conflict) {
                    conflict = saved->conflict;
                    return fail(Reason::conflict, "catalogue.changedMeanwhile", promotion_of(request),
                                "StaffVersionError", "promotion");
                }
                return shown(staff, Result<KeptPromotion>{std::move(saved->kept)});
            });
        if (conflict) return refused_for(*conflict, promotion_of(request), "promotion");
        return done ? http::ok(*done) : http::problem(done.error());
    }

    Result<std::string> discard(StaffSession& staff, const http::Request& request) const {
        const auto form = form_in<ActForm>(request);
        if (!form) return std::unexpected(form.error());
        if (const auto done = staff.promotions.service.discard(promotion_of(request), form->version); !done)
            return std::unexpected(done.error());
        GoneShown out{.isGone = true, .promotion = {}};
        if (const auto left = staff.promotions.store.find(promotion_of(request))) {
            out.isGone = false;
            out.promotion = promotion_shown(staff, *left, application_.clock.now());
        }
        return json::write(out);
    }

    /// A version in the body and why.
    template <class Do>
    Act acting(Do what) const {
        return [this, what](StaffSession& staff, const http::Request& request) -> Result<std::string> {
            const auto form = form_in<ActForm>(request);
            if (!form) return std::unexpected(form.error());
            const auto why = said_in(form->why, "why", kLongestReason, false);
            if (!why) return std::unexpected(why.error());
            return answer(staff, what(staff, promotion_of(request), form->version, *why));
        };
    }

    using Publishing = Result<PromotionPublished> (PromotionAdminService::*)(const std::string&,
                                                                             const std::string&, const GivenAway&,
                                                                             const std::string&);
    /// What the worst cart loses is looked for before anything is held: it takes a while. Of another version than
    /// the one that is published nothing is published.
    http::Response publish(const http::Request& request, Publishing how, bool is_undo) const {
        const GivenAway given = sessions_of(application_, request).read([&](StaffSession& staff) -> GivenAway {
            const auto kept = staff.promotions.store.find(promotion_of(request));
            if (!kept) return {};
            const auto earlier = is_undo ? staff.promotions.service.undone_to(*kept) : std::nullopt;
            if (is_undo && !earlier) return {};
            const Promotion& promotion = earlier ? earlier->promotion : kept->edited();
            const auto worst =
                worst_for(application_, staff.promotions.store.all(), promotion, shelf_of(application_));
            return {.version = kept->version(),
                    .percent = percent_off(worst, promotion),
                    .delivery_fee = delivery_fee()};
        });
        return http::write_once(
            request, sessions_of(application_, request),
            [&](StaffSession& staff) {
                return acting([&](StaffSession& mine, const auto& code, const auto& version, const auto& why) {
                    return (mine.promotions.service.*how)(code, version, given, why);
                })(staff, request);
            },
            [](const Result<std::string>& done) { return done ? http::ok(*done) : http::problem(done.error()); });
    }

    Money delivery_fee() const { return application_.terms->at(application_.clock.now()).delivery_fee; }

private:
    const Application& application_;
};

http::Response versions(StaffSession& staff, const http::Request& request) {
    const std::string& code = promotion_of(request);
    if (const auto kept = staff.promotions.service.find(code); !kept) return http::problem(kept.error());
    const auto all = staff.promotions.store.versions(code, kMostVersions + 1);
    VersionsShown out;
    std::vector<const Promotion*> reported;
    for (std::size_t n = 0; n < all.size() && n < static_cast<std::size_t>(kMostVersions); ++n) {
        const auto before = n + 1 < all.size() ? words_of(all[n + 1].promotion) : std::vector<FieldWords>{};
        out.versions.push_back({.number = all[n].number,
                                .at = iso_time(all[n].at),
                                .by = all[n].by,
                                .why = if_any(all[n].why),
                                .changes = fields_shown(differences(before, words_of(all[n].promotion))),
                                .terms = terms_shown(all[n].promotion)});
        reported.push_back(&all[n].promotion);
    }
    out.named = named_in(staff, reported);
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace promotions

void add_promotion_calls(Application& application) {
    using namespace promotions;
    using namespace staff_right;
    auto& calls = application.keeper.keep(std::make_shared<Calls>(application));
    add_act(application, "/promotions", {.right = kPromotions, .keyed = Keyed::yes},
            [&calls](StaffSession& staff, const http::Request& request) { return calls.add(staff, request); });
    const std::string one = "/promotions/{promotionCode}";
    add_look(
        application, one,
        [&calls](StaffSession& staff, const http::Request& request) {
            const auto shown = calls.shown(staff, staff.promotions.service.find(promotion_of(request)));
            return shown ? http::ok(*shown) : http::problem(shown.error());
        },
        kSeePromotions);
    http::RouteOptions writing;
    writing.right = kPromotions;
    application.router.staff(
        "PUT", one, [&calls](const http::Request& request) { return calls.save(request); }, writing);
    add_look(application, one + "/versions", promotions::versions, kSeePromotions);
    add_act(application, one + "/discard", {.right = kPromotions},
            [&calls](StaffSession& staff, const http::Request& request) { return calls.discard(staff, request); });
    const auto publishing = [&](const char* step, bool is_undo, Calls::Publishing how) {
        http::RouteOptions options;
        options.right = kPromotions;
        options.idempotent = !is_undo;
        application.router.staff(
            "POST", one + step,
            [&calls, how, is_undo](const http::Request& request) { return calls.publish(request, how, is_undo); },
            options);
    };
    publishing("/publish", false, &PromotionAdminService::publish);
    publishing("/undo", true, &PromotionAdminService::undo);
    for (const PromotionMove move : {PromotionMove::pause, PromotionMove::resume, PromotionMove::end})
        add_act(application, one + '/' + std::string{name_of(move)}, {.right = kPromotions},
                calls.acting([move](StaffSession& staff, const auto& code, const auto& version, const auto& why) {
                    return staff.promotions.service.move(code, version, move, why);
                }));
    add_act(application, one + "/duplicate", {.right = kPromotions, .keyed = Keyed::yes},
            [&calls](StaffSession& staff, const http::Request& request) {
                return calls.shown(staff, staff.promotions.service.duplicate(promotion_of(request)));
            });
    add_act(application, one + "/restore", {.right = kPromotions},
            [&calls](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto form = form_in<RestoreForm>(request);
                if (!form) return std::unexpected(form.error());
                return calls.shown(
                    staff, staff.promotions.service.restore(promotion_of(request), form->version, form->number));
            });
    add_look(
        application, "/promotion-proposals",
        [](StaffSession& staff, const http::Request&) {
            ProposalListShown out;
            for (const Proposal& each : staff.assortment.proposals.waiting(ProposalTopic::promotions))
                out.proposals.push_back(proposal_shown_as(each, staff));
            return http::ok(json::write(out));
        },
        kSeePromotions);
    add_act(application, "/promotion-proposals/{proposalId}/agree", {.right = kAgreePromotions},
            [&calls](StaffSession& staff, const http::Request& request) {
                return calls.answer(
                    staff, staff.promotions.service.agree(request.param("proposalId"), calls.delivery_fee()));
            });
    add_act(application, "/promotion-proposals/{proposalId}/withdraw", {.right = kPromotions},
            [&calls](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto why = why_in(request);
                if (!why) return std::unexpected(why.error());
                return calls.shown(staff, staff.promotions.service.withdraw(request.param("proposalId"), *why));
            });
}

}  // namespace spaza::app::backoffice
