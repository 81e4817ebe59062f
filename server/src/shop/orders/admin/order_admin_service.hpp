#pragma once

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/orders/admin/order_admin_store.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/payment/refund_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// What one of the shop's people does about orders, each act in the audit under the order's number. Moves and
/// money go the way they go for everybody: through the services of fulfilment and refunds.
class OrderAdminService {
public:
    OrderAdminService(FulfilmentService& fulfilment, OrderAdminStore& store, RefundService& refunds,
                      StaffActLog& acts, const Clock& clock, std::string by)
        : fulfilment_{fulfilment},
          store_{store},
          refunds_{refunds},
          acts_{acts},
          clock_{clock},
          by_{std::move(by)} {}

    /// Personal data was shown. `quietly`: a screen asked again by itself, which counts once in 15 minutes.
    Result<Order> open(const OrderCode& code, bool quietly);
    /// A part goes one step on its way; not found when it is no part of this order.
    Result<Order> move(const OrderCode& code, const ConsignmentStep& step);
    Result<Cancellation> preview(const OrderCode& code, const std::vector<CancelledUnits>& units);
    /// 409 StaffSumChangedError when another sum would go back than was expected.
    Result<Order> cancel(const OrderCode& code, const std::vector<CancelledUnits>& units,
                         const std::string& reason, std::optional<Money> expected);
    Result<OrderNote> note(const OrderCode& code, const std::string& text);
    Result<Order> settle(const OrderCode& code, const std::string& doubt, const std::string& reason);

    /// Not done yet, oldest first; `failed` are those a person has to give back.
    std::vector<Refund> open_refunds(bool failed_only, int most);
    Result<Refund> retry(const std::string& refund);
    Result<Refund> confirm(const std::string& refund);

private:
    Result<Order> found(const OrderCode& code);
    using TakeUp = bool (RefundService::*)(const std::string& refund_id);
    Result<Refund> take_up(const std::string& id, TakeUp how, std::string_view act);

    FulfilmentService& fulfilment_;
    OrderAdminStore& store_;
    RefundService& refunds_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

/// What may be done with a part as it stands, the usual first.
std::vector<std::string_view> next_steps(const OrderConsignment& part);
/// The states a part goes through on its way to the shopper.
std::vector<ConsignmentStatus> way_of(const OrderConsignment& part);

}  // namespace spaza
