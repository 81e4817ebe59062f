#pragma once

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/orders/order_events.hpp"
#include "shop/orders/orders_store.hpp"
#include "shop/stock/reservation_service.hpp"

namespace spaza {

struct ConsignmentStep {
    std::string consignment;
    ConsignmentStatus to{};
    Tracking tracking{};            // with `shipped`
    std::string collection_code{};  // with `collected`, as the shopper showed it; empty: it was not asked for
};

struct CancelRequest {
    OrderCode order;
    std::optional<CustomerId> customer;  // none: the operator
    std::vector<CancelledUnits> units;   // none: everything that is left
    std::string reason;
    std::string by{};  // when it is neither of the two
};

/// Units of an order that came back after they were handed over.
struct TakeBack {
    OrderCode order;
    std::vector<CancelledUnits> units;
    bool delivery_counts{};  // it is paid back with the last of what was delivered
    std::string return_code;
};

/// What happens to an order once it is paid: picked, shipped, handed over, or cancelled before any of it.
class FulfilmentService {
public:
    FulfilmentService(OrderStore& store, ReservationService& stock, MoneyBack& money, OrderEvents& events,
                      const Clock& clock)
        : store_{store}, stock_{stock}, money_{money}, events_{events}, clock_{clock} {}

    /// One step of one consignment. The same step again changes nothing and tells nobody.
    Result<Order> move(const ConsignmentStep& move);

    /// Cancels units nobody has begun to pick: they go back to the shelf, and what was paid for them to the
    /// shopper.
    Result<Order> cancel(const CancelRequest& request);
    /// What that would take and give back, to the cent, as the order stands now; nothing is changed.
    Result<Cancellation> preview(const CancelRequest& request);

    /// Pays back what came back, with its credit note. That it is done once is its caller's business; stock is as
    /// well.
    struct TakenBack {
        Cancellation sums;
        int number{};  // of the order's cancellation that says so
    };
    Result<TakenBack> take_back(const TakeBack& back);
    /// What that would pay back, as the order stands now.
    Result<Cancellation> preview(const TakeBack& back);

    std::optional<Order> find(const OrderCode& code) { return store_.find(code); }
    /// Holds an order until the transaction ends; false when there is none.
    bool hold(const OrderCode& code) { return store_.lock(code).has_value(); }
    std::vector<std::pair<OrderCode, OrderConsignment>> waiting(std::optional<ConsignmentStatus> status,
                                                                int most) {
        return store_.consignments(status, most);
    }

private:
    void put_back(const Order& before, const Cancellation& cancellation);
    Done settle(OrderHead& held, const std::string& by, TimePoint now);

    OrderStore& store_;
    ReservationService& stock_;
    MoneyBack& money_;
    OrderEvents& events_;
    const Clock& clock_;
};

}  // namespace spaza
