#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_outcomes.hpp"
#include "shop/payment/payment_store.hpp"
#include "shop/payment/refund_store.hpp"

namespace spaza {

/// Money on its way back to shoppers. Everything happens in the caller's transaction; the gateway is asked between
/// two of them (reconciler_service), with the refund's id, so that asking again gives nothing back twice.
class RefundService {
public:
    RefundService(RefundStore& store, PaymentStore& payments, PaymentOutcomes& outcomes, const Clock& clock)
        : store_{store}, payments_{payments}, outcomes_{outcomes}, clock_{clock} {}

    /// Gives money of a paid order back, whole or in part: `PaymentError refund.tooMuch` when less is left than is
    /// asked for. What was paid in two parts may go back in two; the first is answered. The same request key again
    /// answers the refund there is. This is the one call for cancellations and returns; the shopper's mail goes
    /// out when the gateway has accepted it.
    Result<Refund> request(const RefundRequest& wanted);

    /// What may still be given back of what was paid for an order.
    Money refundable(const OrderCode& order);
    std::vector<Refund> of_order(const OrderCode& order) { return store_.of_order(order); }
    std::vector<Refund> open(int most = 100) { return store_.open(most); }
    std::optional<Refund> find(const std::string& refund_id) { return store_.find(refund_id); }
    /// The operator's word about a failed one, as below.
    bool retry(const std::string& refund_id);
    bool confirm(const std::string& refund_id);

    /// Gives back a captured payment that nothing stands against: the order is paid already, or its goods are
    /// gone.
    void give_back(PaymentAttempt& attempt, const std::string& gateway_ref, const std::string& reason);

    std::vector<Refund> due(const Whose& whose = {}) { return store_.due(clock_.now(), 50, whose); }

    /// What the gateway needs to be given, once marked as sent; nothing when somebody else is at it, or another
    /// refund of the same payment has not been answered.
    std::optional<RefundOrder> take(const std::string& refund_id);
    Done answered(const std::string& refund_id, const RefundAnswer& answer);

private:
    Money left_of(const PaymentAttempt& attempt);
    std::optional<RefundMove> apply_answer(Refund& refund, const RefundAnswer& answer);

    RefundStore& store_;
    PaymentStore& payments_;
    PaymentOutcomes& outcomes_;
    const Clock& clock_;
};

/// The operator's word: a failed refund is tried again, after the gateway has been asked whether it was heard.
/// False when there is none of this name.
bool try_again(RefundStore& store, const std::string& refund_id, TimePoint now);
/// The operator has given it back in the gateway's back office: the shop settles it and tells the shopper.
bool done_by_hand(RefundStore& store, const std::string& refund_id, TimePoint now);

}  // namespace spaza
