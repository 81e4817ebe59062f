#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/attachments/attachments_wire.hpp"
#include "shop/cart/cart_wire.hpp"

namespace spaza::app::backoffice {
namespace claims {
namespace {

struct StaffClaimLine {
    std::string what;
    std::string status;
    std::string at;
    std::string by;
    std::optional<std::string> said;
};
BOOST_DESCRIBE_STRUCT(StaffClaimLine, (), (what, status, at, by, said))

struct StaffClaim {
    std::string id;
    std::string status;
    std::string requestType;
    std::string customerId;
    std::optional<std::string> orderCode;
    std::optional<int> entryNumber;
    std::string productCode;
    std::string productName;
    wire::Amount ownPrice;
    wire::Amount competitorPrice;
    std::string competitorUrl;
    wire::Amount difference;
    wire::Amount bonus;
    wire::Amount amount;
    std::optional<std::string> comment;
    std::string createdAt;
    std::string modifiedAt;
    std::optional<std::string> firstAgreed;
    std::optional<std::string> reason;
    std::optional<std::string> coupon;
    std::optional<std::string> couponEnds;
    std::optional<bool> couponUsed;
    std::optional<std::string> creditNote;
    std::optional<std::string> takenBy;
    std::optional<std::string> takenAt;
    std::vector<wire::Attachment> files;
    std::vector<StaffClaimLine> history;
};
BOOST_DESCRIBE_STRUCT(StaffClaim, (),
                      (id, status, requestType, customerId, orderCode, entryNumber, productCode, productName,
                       ownPrice, competitorPrice, competitorUrl, difference, bonus, amount, comment, createdAt,
                       modifiedAt, firstAgreed, reason, coupon, couponEnds, couponUsed, creditNote, takenBy,
                       takenAt, files, history))

struct StaffClaimList {
    std::vector<StaffClaim> claims;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(StaffClaimList, (), (claims, pagination))

const std::string& id_of(const http::Request& request) { return request.param("beatClaimId"); }

void show_progress(StaffClaim& out, const PriceBeatDetails& details) {
    const PriceBeatProgress& now = details.claim.progress();
    out.modifiedAt = iso_time(now.modified_at);
    out.firstAgreed = if_any(now.first_agreed);
    out.reason = if_any(now.reason);
    out.coupon = if_any(now.coupon);
    if (now.coupon_ends) {
        out.couponEnds = iso_time(*now.coupon_ends);
        out.couponUsed = details.coupon_used;
    }
    out.creditNote = if_any(now.credit_note);
}

StaffClaim claim_shown(const PriceBeatDetails& details, const std::optional<StaffWork>& work) {
    const PriceBeatClaim& claim = details.claim;
    StaffClaim out;
    out.id = claim.id;
    out.status = name_of(claim.status());
    out.requestType = name_of(claim.kind);
    out.customerId = claim.customer.value;
    if (claim.kind == PriceBeatKind::after_purchase) {
        out.orderCode = claim.order.value;
        out.entryNumber = claim.entry_number;
    }
    out.productCode = claim.product.value;
    out.productName = claim.product_name;
    out.ownPrice = wire::amount(claim.own_price);
    out.competitorPrice = wire::amount(claim.competitor_price);
    out.competitorUrl = claim.competitor_url;
    out.difference = wire::amount(claim.beaten.difference);
    out.bonus = wire::amount(claim.beaten.bonus);
    out.amount = wire::amount(claim.beaten.amount);
    out.comment = if_any(claim.comment);
    out.createdAt = iso_time(claim.created_at);
    show_progress(out, details);
    if (work) {
        out.takenBy = work->by;
        out.takenAt = iso_time(work->at);
    }
    for (const Attachment& file : details.files) out.files.push_back(wire::to_wire(file));
    for (const PriceBeatLine& line : details.history)
        out.history.push_back({.what = line.what,
                               .status = std::string{name_of(line.status)},
                               .at = iso_time(line.at),
                               .by = line.by,
                               .said = if_any(line.said)});
    return out;
}

Result<std::string> written(StaffSession& staff, const Result<PriceBeatDetails>& details) {
    if (!details) return std::unexpected(details.error());
    return json::write(claim_shown(*details, staff.work.of(details->claim.id)));
}

/// GET /claims
http::Response list(StaffSession& staff, const http::Request& request) {
    const auto question = question_in(request, StaffQueue::claims);
    if (!question) return http::problem(question.error());
    const QueuePage page = staff.work.page(*question);
    StaffClaimList answer{.claims = {}, .pagination = page_shown(*question, page.total)};
    for (const QueuePlace& place : page.places)
        if (const auto details = staff.claims.find(place.id); details)
            answer.claims.push_back(claim_shown(*details, place.work));
    return listed(json::write(answer), page.total);
}

}  // namespace
}  // namespace claims

void add_claim_calls(Application& application) {
    using namespace claims;
    const std::string one = "/claims/{beatClaimId}";
    add_look(application, "/claims", list);
    add_look(application, one, [](StaffSession& staff, const http::Request& request) {
        const auto shown = written(staff, staff.claims.find(id_of(request)));
        return shown ? http::ok(*shown) : http::problem(shown.error());
    });
    add_act(application, one + "/check", {.right = staff_right::kServe},
            [](StaffSession& staff, const http::Request& request) {
                return written(staff, staff.claims.take(id_of(request), request.caller.uid));
            });
    add_act(application, one + "/agree", {.right = staff_right::kPay, .keyed = Keyed::yes},
            [](StaffSession& staff, const http::Request& request) {
                return written(staff, staff.claims.agree(id_of(request), request.caller.uid));
            });
    add_act(application, one + "/refuse", {.right = staff_right::kServe},
            [](StaffSession& staff, const http::Request& request) -> Result<std::string> {
                const auto form = form_in<ReasonForm>(request);
                if (!form) return std::unexpected(form.error());
                return written(staff, staff.claims.refuse(id_of(request), request.caller.uid, form->reason));
            });
    add_work_calls(
        application, one, "beatClaimId", StaffQueue::claims,
        [](StaffSession& staff, const std::string& id) { return written(staff, staff.claims.find(id)); });
}

}  // namespace spaza::app::backoffice
