#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/payment/payment.hpp"

namespace spaza {

/// A line of a refund's history: what happened (RefundMove::what), what it became, and what the gateway or the
/// operator said.
struct RefundLine {
    TimePoint at;
    std::string what;
    RefundState state{};
    std::string said;
};

/// What must be kept of refunds. `lock` holds one until the transaction ends.
struct RefundStore {
    virtual ~RefundStore() = default;

    /// With the first line of its history; false when one of this request key is there already.
    virtual bool add(const Refund& refund) = 0;
    virtual std::optional<Refund> find(const std::string& refund_id) = 0;
    virtual std::optional<Refund> by_request(const std::string& request_key) = 0;
    virtual std::optional<Refund> lock(const std::string& refund_id) = 0;
    /// Where it stands after the move, and the move's line of its history.
    virtual void save(const Refund& refund, const RefundMove& move) = 0;
    /// It waits until then, in the state it is in.
    virtual void put_off(const std::string& refund_id, TimePoint until) = 0;

    /// Oldest first.
    virtual std::vector<Refund> of_attempt(const std::string& attempt_id) = 0;
    virtual std::vector<Refund> of_order(const OrderCode& order) = 0;
    virtual std::vector<Refund> due(TimePoint now, int most, const Whose& whose) = 0;
    /// Not done yet, oldest first: for the operator.
    virtual std::vector<Refund> open(int most) = 0;
    virtual std::vector<RefundLine> history(const std::string& refund_id) = 0;
};

}  // namespace spaza
