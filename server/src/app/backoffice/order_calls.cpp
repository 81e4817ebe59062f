#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "base/text.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"

namespace spaza::app::backoffice {
namespace orders {
namespace {

struct StepForm {
    std::optional<std::string> carrier;
    std::optional<std::string> trackingId;
    std::optional<std::string> trackingUrl;
    std::optional<std::string> collectionCode;
};
BOOST_DESCRIBE_STRUCT(StepForm, (), (carrier, trackingId, trackingUrl, collectionCode))

struct CancelEntry {
    int entry{};
    int units{};
};
BOOST_DESCRIBE_STRUCT(CancelEntry, (), (entry, units))

struct CancelForm {
    std::optional<std::vector<CancelEntry>> entries;
    std::optional<std::string> reason;
    std::optional<double> expectedRefund;
};
BOOST_DESCRIBE_STRUCT(CancelForm, (), (entries, reason, expectedRefund))

struct NoteForm {
    std::string text;
};
BOOST_DESCRIBE_STRUCT(NoteForm, (), (text))

struct CancelledEntryShown {
    int entry{};
    int units{};
    wire::Amount value;
    bool isGift{};
};
BOOST_DESCRIBE_STRUCT(CancelledEntryShown, (), (entry, units, value, isGift))

struct CancellationShown {
    std::vector<CancelledEntryShown> entries;
    wire::Amount goods;
    wire::Amount delivery;
    wire::Amount licence;
    wire::Amount withheld;
    wire::Amount refund;
};
BOOST_DESCRIBE_STRUCT(CancellationShown, (), (entries, goods, delivery, licence, withheld, refund))

struct RefundListShown {
    std::vector<StaffOrderRefund> refunds;
    wire::Amount total;
};
BOOST_DESCRIBE_STRUCT(RefundListShown, (), (refunds, total))

constexpr std::size_t kMostEntries = 1000;
constexpr int kMostRefunds = 200;

OrderCode order_of(const http::Request& request) { return OrderCode{request.param("orderCode")}; }

Result<std::string> written(StaffSession& staff, const http::Request& request, const Result<Order>& order) {
    if (!order) return std::unexpected(order.error());
    return json::write(order_shown(staff, *order, request.caller));
}

Result<std::string> move(StaffSession& staff, const http::Request& request) {
    const auto to = step_named(request.param("step"));
    if (!to) return fail(Reason::not_found, "warehouse.step", request.param("step"), "NotFoundError", "step");
    const auto form = form_in<StepForm>(request);
    if (!form) return std::unexpected(form.error());
    ConsignmentStep step{.consignment = request.param("consignmentCode"), .to = *to};
    struct Field {
        const std::optional<std::string>& given;
        const char* name;
        std::size_t most;
        std::string& into;
    };
    for (const Field& each : {Field{form->carrier, "carrier", 100, step.tracking.carrier},
                              Field{form->trackingId, "trackingId", 100, step.tracking.id},
                              Field{form->trackingUrl, "trackingUrl", 500, step.tracking.url},
                              Field{form->collectionCode, "collectionCode", 64, step.collection_code}}) {
        const auto words = said_in(each.given, each.name, each.most, false);
        if (!words) return std::unexpected(words.error());
        each.into = *words;
    }
    return written(staff, request, staff.orders.move(order_of(request), step));
}

Result<std::vector<CancelledUnits>> units_in(const CancelForm& form) {
    std::vector<CancelledUnits> units;
    if (!form.entries) return units;
    if (form.entries->empty() || form.entries->size() > kMostEntries)
        return http::bad_parameter("request.required", "entries");
    for (const CancelEntry& each : *form.entries) {
        if (each.units < 1) return http::bad_parameter("validation.invalid", "units");
        units.push_back({each.entry, each.units, {}});
    }
    return units;
}

Result<std::string> preview(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CancelForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto units = units_in(*form);
    if (!units) return std::unexpected(units.error());
    const auto planned = staff.orders.preview(order_of(request), *units);
    if (!planned) return std::unexpected(planned.error());
    CancellationShown out;
    Money goods;
    for (const CancelledUnits& each : planned->units) {
        const bool asked =
            units->empty() || std::ranges::find(*units, each.entry, &CancelledUnits::entry) != units->end();
        out.entries.push_back({each.entry, each.units, wire::amount(each.value), !asked});
        goods += each.value;
    }
    out.goods = wire::amount(goods);
    out.delivery = wire::amount(planned->delivery);
    out.licence = wire::amount(planned->licence);
    out.withheld = wire::amount(planned->withheld);
    out.refund = wire::amount(planned->refund());
    return json::write(out);
}

Result<std::string> cancel(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CancelForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto units = units_in(*form);
    if (!units) return std::unexpected(units.error());
    const auto reason = said_in(form->reason, "reason", kLongestReason, false);
    if (!reason) return std::unexpected(reason.error());
    constexpr double kMost = 1e9;
    if (form->expectedRefund && !(*form->expectedRefund >= 0 && *form->expectedRefund < kMost))
        return http::bad_parameter("validation.invalid", "expectedRefund");
    const auto expected = form->expectedRefund
                              ? std::optional{Money::cents(std::llround(*form->expectedRefund * 100))}
                              : std::nullopt;
    return written(staff, request, staff.orders.cancel(order_of(request), *units, *reason, expected));
}

Result<std::string> note(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<NoteForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto text = said_in(form->text, "text", kLongestNote);
    if (!text) return std::unexpected(text.error());
    const auto kept = staff.orders.note(order_of(request), *text);
    if (!kept) return std::unexpected(kept.error());
    return json::write(note_shown(*kept));
}

Result<std::string> settle(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<ReasonForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto reason = said_in(form->reason, "reason", kLongestReason);
    if (!reason) return std::unexpected(reason.error());
    return written(staff, request, staff.orders.settle(order_of(request), request.param("doubtId"), *reason));
}

/// GET …/orders/{orderCode}: a write, for it stands in the audit.
http::Response open(const Application& application, const http::Request& request) {
    const auto shown = sessions_of(application, request).write([&](StaffSession& staff) {
        return written(staff, request,
                       staff.orders.open(order_of(request), request.header("x-spaza-quiet") == "1"));
    });
    return shown ? http::ok(*shown) : http::problem(shown.error());
}

/// GET …/documents/{documentNumber}: a write as well.
http::Response document(const Application& application, const http::Request& request) {
    const std::string& number = request.param("documentNumber");
    const auto billing_document =
        sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
            const OrderCode order = order_of(request);
            auto found = staff.scope.invoice_store.find(number);
            if (!found || found->order != order)
                return fail(Reason::not_found, "invoice.unknown", number, "NotFoundError", "document");
            staff.acts.note(request.caller.uid, "order.documentOpened", order.value, {}, number);
            return staff.scope.invoices.drawn(*found);
        });
    if (!billing_document) return http::problem(billing_document.error());
    http::Response response = http::ok(*billing_document);
    response.content_type = "application/pdf";
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + number + ".pdf\"")
        .with("Cache-Control", "private, no-store");
}

http::Response refunds(StaffSession& staff, const http::Request& request) {
    const std::string status = request.query_value("status").value_or("failed");
    if (status != "failed" && status != "open")
        return http::problem(http::bad_parameter("validation.invalid", "status").error());
    RefundListShown out;
    Money total;
    for (const Refund& each : staff.orders.open_refunds(status == "failed", kMostRefunds)) {
        out.refunds.push_back(refund_shown(each));
        total += each.amount;
    }
    out.total = wire::amount(total);
    return http::ok(json::write(out));
}

Act refund_act(Result<Refund> (OrderAdminService::*how)(const std::string&)) {
    return [how](StaffSession& staff, const http::Request& request) -> Result<std::string> {
        const auto refund = (staff.orders.*how)(request.param("refundId"));
        if (!refund) return std::unexpected(refund.error());
        return json::write(refund_shown(*refund));
    };
}

}  // namespace
}  // namespace orders

void add_order_calls(Application& application) {
    using namespace orders;
    using namespace staff_right;
    const std::string one = "/orders/{orderCode}";
    http::RouteOptions opening;
    opening.right = kOrders;
    application.router.staff(
        "GET", one, [&application](const http::Request& request) { return open(application, request); }, opening);
    opening.right = kContact;
    application.router.staff(
        "GET", one + "/documents/{documentNumber}",
        [&application](const http::Request& request) { return document(application, request); }, opening);
    add_act(application, one + "/consignments/{consignmentCode}/{step}", {.right = kFulfil, .keyed = Keyed::yes},
            orders::move);
    add_act(application, one + "/cancellation/preview", {.right = kCancel}, preview);
    add_act(application, one + "/cancellation", {.right = kCancel, .keyed = Keyed::yes}, cancel);
    add_act(application, one + "/notes", {.right = kNote, .keyed = Keyed::yes}, note);
    add_act(application, one + "/doubts/{doubtId}/settle", {.right = kPay}, settle);
    add_look(application, "/refunds", refunds, kOrders);
    const std::string refund = "/refunds/{refundId}";
    add_act(application, refund + "/retry", {.right = kPay, .keyed = Keyed::yes},
            refund_act(&OrderAdminService::retry));
    add_act(application, refund + "/done", {.right = kPay, .keyed = Keyed::yes},
            refund_act(&OrderAdminService::confirm));
}

}  // namespace spaza::app::backoffice
