#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "base/passkey.hpp"
#include "base/result.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/orders/order_moves.hpp"

namespace spaza {

struct Tracking {
    std::string carrier{};
    std::string id{};
    std::string url{};
};

/// What of a part stays as it was when it was ordered.
struct ConsignmentFacts {
    std::string code{};  // <order>-A, -B, …
    StoreCode pos{};
    std::string pos_name{};
    TradingType trading_type{};
    Delivery delivery{};
    Money delivery_cost{};
    std::string promise{};
    std::optional<std::chrono::sys_days>
        promised_on{};      // the day it tells, in South Africa; nothing of old orders
    std::string parking{};  // of the store to collect at, as it said when this was ordered
    std::string entrance{};
    std::string
        collection_code{};  // what is shown in the store; empty: delivered, or placed before there were any
};

struct ConsignmentState {
    ConsignmentStatus status{ConsignmentStatus::waiting};
    TimePoint at{};
    Tracking tracking{};
};

/// A move of one part. Only a part's verbs make one, and only with one can a changed part be saved.
class ConsignmentMove {
public:
    /// The part that moved.
    const std::string& part() const { return part_; }
    ConsignmentStatus to() const { return to_; }
    TimePoint at() const { return at_; }
    /// Warehouse or store moved it: a line of its own. What is cancelled has the order's.
    bool has_own_line() const { return to_ != ConsignmentStatus::cancelled; }

private:
    friend class OrderConsignment;
    ConsignmentMove(std::string part, ConsignmentStatus to, TimePoint at)
        : part_{std::move(part)}, to_{to}, at_{at} {}

    std::string part_;
    ConsignmentStatus to_;
    TimePoint at_;
};

class OrderRows;

/// A part of an order: what one store sends or hands over.
class OrderConsignment : public ConsignmentFacts {
public:
    OrderConsignment() = default;
    /// As it is placed: it waits for the payment.
    OrderConsignment(ConsignmentFacts facts, TimePoint at)
        : ConsignmentFacts{std::move(facts)}, state_{.at = at} {}
    OrderConsignment(ConsignmentFacts facts, ConsignmentState state, Passkey<OrderRows>)
        : ConsignmentFacts{std::move(facts)}, state_{std::move(state)} {}

    ConsignmentStatus status() const { return state_.status; }
    TimePoint status_at() const { return state_.at; }
    const Tracking& tracking() const { return state_.tracking; }

    bool is_cancelled() const { return status() == ConsignmentStatus::cancelled; }
    bool is_handed_over() const {
        return status() == ConsignmentStatus::collected || status() == ConsignmentStatus::delivered;
    }
    /// Nobody has begun to pick it.
    bool can_be_cancelled() const {
        return status() == ConsignmentStatus::waiting || status() == ConsignmentStatus::ready;
    }
    bool is_begun() const { return !can_be_cancelled() && !is_cancelled(); }

    /// What warehouse or store did with it; `tracking` with `shipped`.
    Result<ConsignmentMove> step(ConsignmentStatus to, const Tracking& tracking, TimePoint at);
    /// None of its units are left.
    Result<ConsignmentMove> cancelled(TimePoint at);

private:
    Result<ConsignmentMove> change(ConsignmentState next);

    ConsignmentState state_{};
};

}  // namespace spaza
