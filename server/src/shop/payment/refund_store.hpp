#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/payment/payment.hpp"

namespace spaza {

/// What must be kept of refunds. `lock` holds one until the transaction ends.
struct RefundStore {
    virtual ~RefundStore() = default;

    /// False when one of this request key is there already.
    virtual bool add(const Refund& refund) = 0;
    virtual std::optional<Refund> by_request(const std::string& request_key) = 0;
    virtual std::optional<Refund> lock(const std::string& refund_id) = 0;
    virtual void save(const Refund& refund) = 0;

    /// Oldest first.
    virtual std::vector<Refund> of_attempt(const std::string& attempt_id) = 0;
    virtual std::vector<Refund> of_order(const OrderCode& order) = 0;
    virtual std::vector<Refund> due(TimePoint now, int most, const Whose& whose) = 0;
    /// Not done yet, oldest first: for the operator.
    virtual std::vector<Refund> open(int most) = 0;
};

}  // namespace spaza
