#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/promotion_shown.hpp"
#include "base/secrets.hpp"
#include "shop/terms/terms.hpp"

namespace spaza::app::backoffice {
namespace coupons {
namespace {

struct CouponShown {
    std::string code;
    std::string promotion;
    std::string promotionTitle;
    std::optional<std::string> batch;
    std::optional<std::string> batchName;
    std::string state;
    int maxUses{};
    int maxUsesPerCustomer{};
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
    std::int64_t used{};
    wire::Amount given;
};
BOOST_DESCRIBE_STRUCT(CouponShown, (),
                      (code, promotion, promotionTitle, batch, batchName, state, maxUses, maxUsesPerCustomer,
                       startsAt, endsAt, used, given))

struct CouponListShown {
    std::vector<CouponShown> coupons;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(CouponListShown, (), (coupons, pagination))

struct CouponUseShown {
    std::string order;
    std::string at;
    wire::Amount given;
    bool isReleased{};
};
BOOST_DESCRIBE_STRUCT(CouponUseShown, (), (order, at, given, isReleased))

struct CouponSheetShown {
    CouponShown coupon;
    std::vector<CouponUseShown> uses;
};
BOOST_DESCRIBE_STRUCT(CouponSheetShown, (), (coupon, uses))

struct BatchShown {
    std::string id;
    std::string name;
    std::string promotion;
    std::string promotionTitle;
    std::string prefix;
    int codes{};
    int made{};
    int used{};
    int maxUses{};
    bool isOneACustomer{};
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
    std::optional<wire::Amount> mostCost;
    std::string state;
    std::string by;
    std::string at;
    std::optional<std::string> why;
    std::optional<bool> isMine;
    std::optional<std::string> codesUrl;
    std::vector<std::string> examples;
};
BOOST_DESCRIBE_STRUCT(BatchShown, (),
                      (id, name, promotion, promotionTitle, prefix, codes, made, used, maxUses, isOneACustomer,
                       startsAt, endsAt, mostCost, state, by, at, why, isMine, codesUrl, examples))

struct BatchListShown {
    std::vector<BatchShown> batches;
};
BOOST_DESCRIBE_STRUCT(BatchListShown, (), (batches))

struct CouponForm {
    std::string code;
    std::string promotion;
    std::optional<int> maxUses;
    std::optional<int> maxUsesPerCustomer;
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
};
BOOST_DESCRIBE_STRUCT(CouponForm, (), (code, promotion, maxUses, maxUsesPerCustomer, startsAt, endsAt))

struct BatchForm {
    std::string name;
    std::string promotion;
    int codes{};
    std::optional<std::string> prefix;
    std::optional<int> maxUses;
    std::optional<bool> isOneACustomer;
    std::optional<std::string> startsAt;
    std::optional<std::string> endsAt;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(BatchForm, (),
                      (name, promotion, codes, prefix, maxUses, isOneACustomer, startsAt, endsAt, why))

constexpr int kMostUsesShown = 100;
constexpr int kMostBatches = 200;
constexpr int kCodesAtOnce = 1000;
constexpr std::size_t kLongestCode = 64;
constexpr std::size_t kLongestBatchName = 100;

CouponShown coupon_shown(const CouponLine& line, TimePoint now) {
    const Coupon& coupon = line.coupon;
    return {.code = coupon.code,
            .promotion = coupon.promotion,
            .promotionTitle = line.promotion_title,
            .batch = if_any(coupon.batch),
            .batchName = if_any(line.batch_name),
            .state = std::string{name_of(state_of(line, now))},
            .maxUses = coupon.max_uses,
            .maxUsesPerCustomer = coupon.max_uses_per_customer,
            .startsAt = shown_time(coupon.starts_at),
            .endsAt = shown_time(coupon.ends_at),
            .used = line.used,
            .given = wire::amount(line.given)};
}

BatchShown batch_shown(StaffSession& staff, const CouponBatch& batch) {
    BatchShown out{.id = batch.id,
                   .name = batch.name,
                   .promotion = batch.promotion,
                   .promotionTitle = batch.promotion_title,
                   .prefix = batch.prefix,
                   .codes = batch.codes,
                   .made = batch.made,
                   .used = batch.used,
                   .maxUses = batch.max_uses,
                   .isOneACustomer = batch.one_a_customer,
                   .startsAt = shown_time(batch.starts_at),
                   .endsAt = shown_time(batch.ends_at),
                   .mostCost = shown_amount(batch.most_cost),
                   .state = std::string{name_of(batch.state)},
                   .by = batch.by,
                   .at = iso_time(batch.at),
                   .why = if_any(batch.why),
                   .isMine = {},
                   .codesUrl = {},
                   .examples = {}};
    for (int n = 0; n < 2; ++n)
        out.examples.push_back(coupon_from(batch.prefix, secrets::random_bytes(kCouponBytes)));
    if (batch.state == BatchState::ready || batch.state == BatchState::off)
        out.codesUrl = "/backoffice/api/coupon-batches/" + batch.id + "/codes";
    if (batch.state == BatchState::waiting)
        if (const auto waiting = staff.promotions.coupons.waiting(batch.id))
            out.isMine = staff.promotions.coupons.is_mine(*waiting);
    return out;
}

Result<std::string> shown(StaffSession& staff, const Result<CouponBatch>& batch) {
    if (!batch) return std::unexpected(batch.error());
    return json::write(batch_shown(staff, *batch));
}

http::Response list(StaffSession& staff, const http::Request& request, const Clock& clock) {
    CouponQuestion question;
    const auto promotion = text_in(request, "promotion", kLongestCode);
    if (!promotion) return http::problem(promotion.error());
    const auto query = text_in(request, "query", kLongestCode);
    if (!query) return http::problem(query.error());
    const auto page = page_in(request);
    if (!page) return http::problem(page.error());
    question.promotion = *promotion;
    question.query = coupon_code(*query);
    question.page = page->page;
    question.page_size = page->size;
    const FoundCoupons found = staff.promotions.coupon_store.singles(question);
    CouponListShown out;
    for (const CouponLine& each : found.coupons) out.coupons.push_back(coupon_shown(each, clock.now()));
    out.pagination = {.currentPage = page->page,
                      .pageSize = page->size,
                      .totalPages = (found.total + page->size - 1) / page->size,
                      .totalResults = found.total};
    return listed(json::write(out), found.total);
}

http::Response batch_list(StaffSession& staff, const http::Request& request) {
    const auto promotion = text_in(request, "promotion", kLongestCode);
    if (!promotion) return http::problem(promotion.error());
    BatchListShown out;
    for (const CouponBatch& each : staff.promotions.coupon_store.batches(*promotion, kMostBatches))
        out.batches.push_back(batch_shown(staff, each));
    return http::ok(json::write(out));
}

Result<int> limit_in(const std::optional<int>& value, const char* field, int otherwise) {
    if (value && *value < 0) return http::bad_parameter("validation.invalid", field);
    if (value && *value > kMostUses) return http::bad_parameter("promotionAdmin.mostUses", field);
    return value.value_or(otherwise);
}

Result<std::string> add(StaffSession& staff, const http::Request& request, const Clock& clock) {
    const auto form = form_in<CouponForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto uses = limit_in(form->maxUses, "maxUses", 0);
    if (!uses) return std::unexpected(uses.error());
    const auto each = limit_in(form->maxUsesPerCustomer, "maxUsesPerCustomer", 0);
    if (!each) return std::unexpected(each.error());
    const auto starts = moment_if(form->startsAt, "startsAt");
    if (!starts) return std::unexpected(starts.error());
    const auto ends = moment_if(form->endsAt, "endsAt");
    if (!ends) return std::unexpected(ends.error());
    const auto added = staff.promotions.coupons.add({.code = form->code,
                                                     .promotion = form->promotion,
                                                     .max_uses = *uses,
                                                     .max_uses_per_customer = *each,
                                                     .starts_at = *starts,
                                                     .ends_at = *ends});
    if (!added) return std::unexpected(added.error());
    return json::write(coupon_shown(*added, clock.now()));
}

Result<std::string> add_batch(StaffSession& staff, const http::Request& request, Money delivery_fee) {
    const auto form = form_in<BatchForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto name = said_in(form->name, "name", kLongestBatchName);
    if (!name) return std::unexpected(name.error());
    const auto why = said_in(form->why, "why", kLongestReason, false);
    if (!why) return std::unexpected(why.error());
    const auto uses = limit_in(form->maxUses, "maxUses", 1);
    if (!uses) return std::unexpected(uses.error());
    const auto starts = moment_if(form->startsAt, "startsAt");
    if (!starts) return std::unexpected(starts.error());
    const auto ends = moment_if(form->endsAt, "endsAt");
    if (!ends) return std::unexpected(ends.error());
    CouponBatch batch{.name = *name, .promotion = form->promotion, .prefix = form->prefix.value_or("")};
    batch.codes = form->codes;
    batch.max_uses = *uses;
    batch.one_a_customer = form->isOneACustomer.value_or(true);
    batch.starts_at = *starts;
    batch.ends_at = *ends;
    batch.why = *why;
    return shown(staff, staff.promotions.coupons.add_batch(std::move(batch), delivery_fee));
}

/// A write, for it stands in the audit.
http::Response open(const Application& application, const http::Request& request) {
    const auto sheet = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        const auto line = staff.promotions.coupons.look_up(request.param("couponCode"));
        if (!line) return std::unexpected(line.error());
        CouponSheetShown out{.coupon = coupon_shown(*line, application.clock.now()), .uses = {}};
        for (const CouponUse& each : staff.promotions.coupon_store.uses(line->coupon.code, kMostUsesShown))
            out.uses.push_back({each.order, iso_time(each.at), wire::amount(each.given), each.released});
        return json::write(out);
    });
    return sheet ? http::ok(*sheet) : http::problem(sheet.error());
}

http::Response codes(const Application& application, const http::Request& request) {
    const std::string& id = request.param("batchId");
    const auto exported = sessions_of(application, request).write([&](StaffSession& staff) -> Result<CouponBatch> {
        return staff.promotions.coupons.exported(id);
    });
    if (!exported) return http::problem(exported.error());
    http::Response response;
    response.content_type = "text/csv; charset=utf-8";
    response.body = "code,used,state\r\n";
    std::string after;
    for (bool more = true; more;)
        sessions_of(application, request).read([&](StaffSession& staff) {
            const auto some = staff.promotions.coupon_store.codes_of(id, after, kCodesAtOnce);
            for (const CouponLine& each : some)
                response.body.append(each.coupon.code)
                    .append(",")
                    .append(std::to_string(each.used))
                    .append(",")
                    .append(name_of(state_of(each, application.clock.now())))
                    .append("\r\n");
            more = static_cast<int>(some.size()) == kCodesAtOnce;
            if (more) after = some.back().coupon.code;
            return true;
        });
    return http::never_kept(
        std::move(response).with("Content-Disposition", "attachment; filename=\"" + id + ".csv\""));
}

/// One code, or all of a batch.
template <class Do>
Act with_why(Do what) {
    return [what](StaffSession& staff, const http::Request& request) -> Result<std::string> {
        const auto why = why_in(request);
        if (!why) return std::unexpected(why.error());
        if (why->size() > kLongestReason) return http::bad_parameter("validation.tooLong", "why");
        return what(staff, request, *why);
    };
}

}  // namespace
}  // namespace coupons

void add_coupon_calls(Application& application) {
    using namespace coupons;
    using namespace staff_right;
    const Clock& clock = application.clock;
    add_look(
        application, "/coupons",
        [&clock](StaffSession& staff, const http::Request& request) {
            return coupons::list(staff, request, clock);
        },
        kSeePromotions);
    add_act(application, "/coupons", {.right = kPromotions, .keyed = Keyed::yes},
            [&clock](StaffSession& staff, const http::Request& request) {
                return coupons::add(staff, request, clock);
            });
    const std::string one = "/coupons/{couponCode}";
    http::RouteOptions opening;
    opening.right = kSeePromotions;
    application.router.staff(
        "GET", one, [&application](const http::Request& request) { return coupons::open(application, request); },
        opening);
    for (const bool off : {false, true})
        add_act(application, one + (off ? "/off" : "/on"), {.right = kPromotions},
                with_why([off, &clock](StaffSession& staff, const http::Request& request,
                                       const std::string& why) -> Result<std::string> {
                    const auto line = staff.promotions.coupons.set_off(request.param("couponCode"), off, why);
                    if (!line) return std::unexpected(line.error());
                    return json::write(coupon_shown(*line, clock.now()));
                }));
    add_look(application, "/coupon-batches", batch_list, kSeePromotions);
    add_act(application, "/coupon-batches", {.right = kPromotions, .keyed = Keyed::yes},
            [&application](StaffSession& staff, const http::Request& request) {
                return add_batch(staff, request, application.terms->at(application.clock.now()).delivery_fee);
            });
    const std::string batch = "/coupon-batches/{batchId}";
    add_look(
        application, batch,
        [](StaffSession& staff, const http::Request& request) {
            const auto found = staff.promotions.coupon_store.batch(request.param("batchId"));
            if (!found)
                return http::problem(fail(Reason::not_found, "promotionAdmin.batchUnknown",
                                          request.param("batchId"), "NotFoundError", "batch")
                                         .error());
            return http::ok(json::write(batch_shown(staff, *found)));
        },
        kSeePromotions);
    http::RouteOptions exporting;
    exporting.right = kPromotions;
    application.router.staff(
        "GET", batch + "/codes",
        [&application](const http::Request& request) { return coupons::codes(application, request); }, exporting);
    for (const bool off : {false, true})
        add_act(application, batch + (off ? "/off" : "/on"), {.right = kPromotions},
                with_why([off](StaffSession& staff, const http::Request& request, const std::string& why) {
                    return shown(staff,
                                 staff.promotions.coupons.set_batch_off(request.param("batchId"), off, why));
                }));
    add_act(application, batch + "/agree", {.right = kAgreePromotions},
            [&application](StaffSession& staff, const http::Request& request) {
                const Money delivery_fee = application.terms->at(application.clock.now()).delivery_fee;
                return shown(staff, staff.promotions.coupons.agree(request.param("batchId"), delivery_fee));
            });
    add_act(application, batch + "/withdraw", {.right = kPromotions},
            with_why([](StaffSession& staff, const http::Request& request, const std::string& why) {
                return shown(staff, staff.promotions.coupons.withdraw(request.param("batchId"), why));
            }));
    // Codes are made some at a time, each time in a transaction of its own, so that nobody waits for long.
    application.outbox.on(std::string{kCouponBatchTopic}, [&application](const storage::OutboxMessage& message) {
        for (bool more = true; more;)
            more = application.database.writing([&](storage::Session& session) {
                SqlStaffActStore acts{session, application.clock, "system"};
                SqlProposalStore proposal_store{session};
                ProposalService proposals{proposal_store, acts, application.clock, "system"};
                storage::OutboxQueue messages{session, application.clock};
                PromotionAdmin admin{session,   application.config, application.clock, acts,
                                     proposals, messages,           "system"};
                return admin.coupons.make_some(message.key);
            });
    });
}

}  // namespace spaza::app::backoffice
