#include "shop/orders/admin/order_admin_service.hpp"

#include <algorithm>
#include <array>

#include "platform/log/log.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_words.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kOpenedCounts{15};
constexpr int kMostOpenRefunds = 2000;
constexpr std::array<std::string_view, 5> kStepNames{"pick", "ship", "ready", "collect", "deliver"};

bool could_be_order(std::string_view code) {
    return !code.empty() && code.size() <= 64 &&
           std::ranges::all_of(code, [](char c) { return c > ' ' && c < 127; });
}

std::unexpected<Error> no_such_thing(const char* key, const std::string& id, const char* what) {
    return fail(Reason::not_found, key, id, "NotFoundError", what);
}

std::string_view act_of(ConsignmentStatus to) {
    switch (to) {
        case ConsignmentStatus::picked: return "order.packed";
        case ConsignmentStatus::shipped: return "order.sent";
        case ConsignmentStatus::for_pickup: return "order.ready";
        case ConsignmentStatus::collected: return "order.collected";
        default: return "order.delivered";
    }
}

const OrderConsignment* part_of(const Order& order, const std::string& code) {
    const auto part = std::ranges::find(order.consignments, code, &OrderConsignment::code);
    return part == order.consignments.end() ? nullptr : &*part;
}

}  // namespace

std::vector<std::string_view> next_steps(const OrderConsignment& part) {
    std::vector<std::string_view> steps;
    for (const std::string_view name : kStepNames) {
        OrderConsignment tried = part;
        const ConsignmentStatus to = *step_named(name);
        if (to != part.status() && tried.step(to, {}, part.status_at())) steps.push_back(name);
    }
    return steps;
}

std::vector<ConsignmentStatus> way_of(const OrderConsignment& part) {
    using enum ConsignmentStatus;
    return part.delivery == Delivery::pickup ? std::vector{ready, picked, for_pickup, collected}
                                             : std::vector{ready, picked, shipped, delivered};
}

Result<Order> OrderAdminService::found(const OrderCode& code) {
    auto order = could_be_order(code.value) ? fulfilment_.find(code) : std::nullopt;
    if (!order) return no_such_thing("order.unknown", code.value, "order");
    return *std::move(order);
}

Result<Order> OrderAdminService::open(const OrderCode& code, bool quietly) {
    auto order = found(code);
    if (!order) return order;
    const bool reported =
        quietly && acts_.was_noted(by_, "order.opened", code.value, clock_.now() - kOpenedCounts);
    if (!reported) acts_.note(by_, "order.opened", code.value, {}, {});
    return order;
}

Result<Order> OrderAdminService::move(const OrderCode& code, const ConsignmentStep& step) {
    const auto before = found(code);
    if (!before) return before;
    const OrderConsignment* part = part_of(*before, step.consignment);
    if (!part) return no_such_thing("consignment.unknown", step.consignment, "consignment");
    auto order = fulfilment_.move(step);
    if (!order || part->status() == step.to) return order;
    acts_.note(by_, act_of(step.to), code.value, consignment_status_name(part->status()),
               consignment_status_name(step.to));
    log::info("consignment_moved_by_staff", {{"consignment", step.consignment}});
    return order;
}

Result<Cancellation> OrderAdminService::preview(const OrderCode& code, const std::vector<CancelledUnits>& units) {
    if (const auto order = found(code); !order) return std::unexpected(order.error());
    return fulfilment_.preview({.order = code, .customer = {}, .units = units, .reason = {}});
}

Result<Order> OrderAdminService::cancel(const OrderCode& code, const std::vector<CancelledUnits>& units,
                                        const std::string& reason, std::optional<Money> expected) {
    if (!could_be_order(code.value) || !fulfilment_.hold(code))
        return no_such_thing("order.unknown", code.value, "order");
    const CancelRequest request{.order = code, .customer = {}, .units = units, .reason = reason};
    const auto planned = fulfilment_.preview(request);
    if (!planned) return std::unexpected(planned.error());
    if (expected && *expected != planned->refund()) {
        auto changed =
            fail(Reason::conflict, "orderAdmin.sumChanged", "expectedRefund", "StaffSumChangedError", "parameter");
        changed.error().params = {{"amount", formatted(planned->refund())}};
        return changed;
    }
    auto order = fulfilment_.cancel(request);
    if (!order) return order;
    acts_.note(by_, "order.cancelled", code.value, {}, formatted(planned->refund()));
    log::info("order_cancelled_by_staff", {{"order", code.value}, {"cents", planned->refund().in_cents()}});
    return order;
}

Result<OrderNote> OrderAdminService::note(const OrderCode& code, const std::string& text) {
    if (!could_be_order(code.value) || !fulfilment_.hold(code))
        return no_such_thing("order.unknown", code.value, "order");
    OrderNote note = store_.add_note(code, {.number = 0, .at = clock_.now(), .by = by_, .text = text});
    acts_.note(by_, "order.noted", code.value, {}, {});
    return note;
}

Result<Order> OrderAdminService::settle(const OrderCode& code, const std::string& id, const std::string& reason) {
    auto order = found(code);
    if (!order) return order;
    const auto doubts = store_.doubts(code);
    const auto doubt = std::ranges::find(doubts, id, &PaymentDoubt::id);
    if (doubt == doubts.end()) return no_such_thing("orderAdmin.noSuchDoubt", id, "doubt");
    PaymentDoubt settled = *doubt;
    settled.settled_at = clock_.now();
    settled.settled_by = by_;
    settled.reason = reason;
    if (store_.settle(settled)) acts_.note(by_, "payment.settled", code.value, {}, settled.merchant_ref);
    return order;
}

std::vector<Refund> OrderAdminService::open_refunds(bool failed_only, int most) {
    auto all = refunds_.open(kMostOpenRefunds);
    if (failed_only) std::erase_if(all, [](const Refund& each) { return each.state() != RefundState::failed; });
    if (all.size() > static_cast<std::size_t>(most)) all.erase(all.begin() + most, all.end());
    return all;
}

Result<Refund> OrderAdminService::take_up(const std::string& id, TakeUp how, std::string_view act) {
    const auto before = refunds_.find(id);
    if (!before) return no_such_thing("orderAdmin.noSuchRefund", id, "refund");
    if (!(refunds_.*how)(id))
        return fail(Reason::conflict, "orderAdmin.refundNotFailed", id, "RefundError", "refund");
    acts_.note(by_, act, before->order.value, {}, formatted(before->amount));
    log::info("refund_taken_up_by_staff", {{"refund", id}});
    return *refunds_.find(id);
}

Result<Refund> OrderAdminService::retry(const std::string& refund) {
    return take_up(refund, &RefundService::retry, "refund.retried");
}

Result<Refund> OrderAdminService::confirm(const std::string& refund) {
    return take_up(refund, &RefundService::confirm, "refund.confirmed");
}

}  // namespace spaza
