#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/payment/payment.hpp"
#include "shop/payment/payment_gateway.hpp"
#include "shop/payment/payment_outcomes.hpp"
#include "shop/payment/payment_store.hpp"
#include "shop/payment/refund_service.hpp"

namespace spaza {

struct PaymentPolicy {
    std::vector<PaymentMode> modes;  // in the order shown
    /// Whether a mode's gateway takes a payment of this size; unset: always.
    std::function<bool(const PaymentMode& mode, Money amount)> takes;
    std::chrono::minutes attempt_lives{60};
};

/// Payment attempts and what gateways say about them (state machine: payment_rules).
class PaymentService {
public:
    PaymentService(PaymentStore& store, PaymentOutcomes& outcomes, RefundService& refunds,
                   const PaymentPolicy& policy, const Clock& clock)
        : store_{store}, outcomes_{outcomes}, refunds_{refunds}, policy_{policy}, clock_{clock} {}

    const PaymentMode* mode(const std::string& code) const;
    /// Those that take this amount.
    std::vector<PaymentMode> modes(Money amount) const;

    /// A new attempt to pay an order, ready for the shopper's browser.
    Result<PaymentAttempt> start(const OrderCode& order, Money amount, const std::string& mode_code);
    /// The same for an order that was written in this transaction, which nobody has tried to pay: asks nothing.
    Result<PaymentAttempt> start_first(const OrderCode& order, Money amount, const std::string& mode_code) {
        return start(order, amount, mode_code, 1);
    }
    std::vector<PaymentAttempt> attempts(const OrderCode& order) { return store_.of_order(order); }
    std::optional<PaymentAttempt> find(const std::string& merchant_ref);
    std::optional<PaymentAttempt> attempt(const std::string& attempt_id) { return store_.lock(attempt_id); }

    /// Takes the making of an attempt's payment page upon oneself; false when somebody else is at it, or it is
    /// made.
    bool claim_opening(const std::string& attempt_id);
    /// The page is ready, or could not be made: then the attempt has failed.
    Done opened(const std::string& attempt_id, const Opening& opening);

    /// The shopper is back: ask about it now, if the last question is not of this minute's beginning.
    std::optional<PaymentAttempt> came_back(const std::string& merchant_ref, bool quick_query);

    /// Keeps a message before anyone is told it arrived. Refused ones are kept too, and change nothing.
    struct Receipt {
        Verdict verdict{};
        std::string event_id;
    };
    Receipt receive(const std::string& gateway, const Notice& notice, const std::string& raw_body,
                    const std::string& headers, const std::string& peer, bool source_allowed);

    /// What the gateway said when asked whether it sent the message; acts on it once.
    Verdict settle(const std::string& event_id, const Notice& notice, Confirmation confirmation);

    /// What the gateway said when asked about an attempt.
    Done answer(const std::string& attempt_id, const QueryAnswer& answer);

    /// The shopper pressed Cancel on the payment page: noted, nothing more; another tab may still pay.
    std::optional<PaymentAttempt> note_cancelled(const std::string& merchant_ref);

    /// Ends an open attempt that is past its time.
    Done expire(const std::string& attempt_id);

    std::vector<PaymentEvent> due_for_confirmation() { return store_.due_for_confirmation(clock_.now(), 100); }
    std::vector<PaymentAttempt> due_for_query() { return store_.due_for_query(clock_.now(), 50); }
    std::vector<PaymentAttempt> expired() { return store_.expired(clock_.now(), 100); }

private:
    Result<PaymentAttempt> start(const OrderCode& order, Money amount, const std::string& mode_code, int number);
    bool apply(PaymentAttempt attempt, const Notice& notice, TimePoint now);

    PaymentStore& store_;
    PaymentOutcomes& outcomes_;
    RefundService& refunds_;
    const PaymentPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
