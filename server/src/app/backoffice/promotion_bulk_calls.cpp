#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"

namespace spaza::app::backoffice {
namespace promotion_bulk {
namespace {

struct BulkForm {
    std::string act;
    std::vector<std::string> codes;
};
BOOST_DESCRIBE_STRUCT(BulkForm, (), (act, codes))

struct AsSeenShown {
    std::string code;
    std::string version;
};
BOOST_DESCRIBE_STRUCT(AsSeenShown, (), (code, version))

struct DoForm {
    std::string act;
    std::vector<AsSeenShown> promotions;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(DoForm, (), (act, promotions, why))

struct UndoForm {
    std::vector<AsSeenShown> promotions;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(UndoForm, (), (promotions, why))

struct WouldShown {
    std::string code;
    std::string version;
    std::string title;
    std::string state;
    std::string becomes;
};
BOOST_DESCRIBE_STRUCT(WouldShown, (), (code, version, title, state, becomes))

struct SkippedShown {
    std::string code;
    std::optional<std::string> title;
    std::optional<std::string> state;
};
BOOST_DESCRIBE_STRUCT(SkippedShown, (), (code, title, state))

struct WouldAllShown {
    std::vector<WouldShown> changing;
    std::vector<SkippedShown> skipped;
};
BOOST_DESCRIBE_STRUCT(WouldAllShown, (), (changing, skipped))

struct DoneShown {
    std::vector<AsSeenShown> promotions;
};
BOOST_DESCRIBE_STRUCT(DoneShown, (), (promotions))

constexpr std::size_t kMostAtOnce = 200;

template <class Each>
Done check_list(const std::vector<Each>& list, const char* field) {
    if (list.empty()) return http::bad_parameter("request.required", field);
    if (list.size() > kMostAtOnce) return http::bad_parameter("validation.invalid", field);
    return Done{};
}

Result<PromotionMove> move_in(const std::string& act) {
    if (const auto move = promotion_move_named(act)) return *move;
    return http::bad_parameter("validation.invalid", "act");
}

/// Each once, as somebody saw it.
Result<std::vector<PromotionAsSeen>> seen_in(const std::vector<AsSeenShown>& list) {
    if (const auto good = check_list(list, "promotions"); !good) return std::unexpected(good.error());
    std::vector<PromotionAsSeen> seen;
    for (const AsSeenShown& each : list) {
        if (std::ranges::find(seen, each.code, &PromotionAsSeen::code) != seen.end())
            return http::bad_parameter("validation.invalid", "promotions");
        seen.push_back({each.code, each.version});
    }
    return seen;
}

http::Response preview(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto form = form_in<BulkForm>(request);
    if (!form) return http::problem(form.error());
    const auto move = move_in(form->act);
    if (!move) return http::problem(move.error());
    if (const auto good = check_list(form->codes, "codes"); !good) return http::problem(good.error());
    const TimePoint now = clock.now();
    WouldAllShown out;
    for (const std::string& code : form->codes) {
        const auto kept = staff.promotions.store.find(code);
        if (!kept) {
            out.skipped.push_back({.code = code, .title = {}, .state = {}});
            continue;
        }
        const std::string state{name_of(kept->state(now))};
        const auto next = after(*kept, *move, now);
        if (!next) {
            out.skipped.push_back({.code = code, .title = kept->shown().title, .state = state});
            continue;
        }
        KeptPromotion then = *kept;
        then.published = *next;
        out.changing.push_back({.code = code,
                                .version = kept->version(),
                                .title = kept->shown().title,
                                .state = state,
                                .becomes = std::string{name_of(then.state(now))}});
    }
    return http::ok(json::write(out));
}

Result<std::string> answer(const Result<std::vector<KeptPromotion>>& done) {
    if (!done) return std::unexpected(done.error());
    DoneShown out;
    for (const KeptPromotion& each : *done) out.promotions.push_back({each.code, each.version()});
    return json::write(out);
}

Result<std::string> do_all(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<DoForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto move = move_in(form->act);
    if (!move) return std::unexpected(move.error());
    const auto why = said_in(form->why, "why", kLongestReason, false);
    if (!why) return std::unexpected(why.error());
    auto seen = seen_in(form->promotions);
    if (!seen) return std::unexpected(seen.error());
    return answer(staff.promotions.service.move_all(*std::move(seen), *move, *why));
}

Result<std::string> undo_all(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<UndoForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto why = said_in(form->why, "why", kLongestReason, false);
    if (!why) return std::unexpected(why.error());
    auto seen = seen_in(form->promotions);
    if (!seen) return std::unexpected(seen.error());
    return answer(staff.promotions.service.undo_moves(*std::move(seen), *why));
}

}  // namespace
}  // namespace promotion_bulk

void add_promotion_bulk(Application& application) {
    using namespace promotion_bulk;
    http::RouteOptions looking;
    looking.right = staff_right::kPromotions;
    application.router.staff(
        "POST", "/promotion-bulk/preview",
        [&application](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return promotion_bulk::preview(staff, request, application.clock);
            });
        },
        looking);
    add_act(application, "/promotion-bulk", {.right = staff_right::kPromotions, .keyed = Keyed::yes}, do_all);
    add_act(application, "/promotion-bulk/undo", {.right = staff_right::kPromotions}, undo_all);
}

}  // namespace spaza::app::backoffice
