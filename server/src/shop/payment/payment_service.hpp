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
    /// Whether its gateway makes a contract of every attempt; unset: never.
    std::function<bool(const PaymentMode& mode)> one_at_a_time{};
    std::chrono::minutes attempt_lives{60};
};

/// Payment attempts and what gateways say about them (state machine: payment_rules).
class PaymentService {
public:
    PaymentService(PaymentStore& store, PaymentOutcomes& outcomes, RefundService& refunds,
                   const PaymentPolicy& policy, const Clock& clock)
        : store_{store}, outcomes_{outcomes}, refunds_{refunds}, policy_{policy}, clock_{clock} {}

    const PaymentMode* mode(const std::string& code) const;
    const std::vector<PaymentMode>& all_modes() const { return policy_.modes; }
    /// Those that take this amount.
    std::vector<PaymentMode> modes(Money amount) const;

    /// A new attempt to pay an order, ready for the shopper's browser; or the one that is open, where the gateway
    /// would make a second contract beside it.
    Result<PaymentAttempt> start(const OrderCode& order, const PaymentDue& due, const std::string& mode_code);
    /// The same for an order that was written in this transaction, which nobody has tried to pay: asks nothing.
    Result<PaymentAttempt> start_first(const OrderCode& order, const PaymentDue& due,
                                       const std::string& mode_code) {
        return start(order, due, mode_code, 1);
    }
    std::vector<PaymentAttempt> attempts(const OrderCode& order) { return store_.of_order(order); }
    std::optional<PaymentAttempt> find(const std::string& merchant_ref);
    std::optional<PaymentAttempt> attempt(const std::string& attempt_id) { return store_.lock(attempt_id); }

    /// Takes the making of an attempt's payment page upon oneself; false when somebody else is at it, or it is
    /// made.
    bool claim_opening(const std::string& attempt_id);
    /// The page is ready, or could not be made: then the attempt has failed. Answers the attempt as it is kept:
    /// its page is the first that was made, and no other is to be shown.
    Result<PaymentAttempt> opened(const std::string& attempt_id, const Opening& opening);

    /// Whether the gateway should be asked now, as the shopper is back: not when it is known, was asked just now
    /// or is about to be.
    bool worth_hurrying(const PaymentAttempt& attempt) const;
    void hurry(const PaymentAttempt& attempt) { store_.hurry(attempt.id, clock_.now()); }

    /// Keeps a message before anyone is notified it arrived. Refused ones are kept too, and change nothing.
    struct Receipt {
        Verdict verdict{};
        std::string event_id;
    };
    Receipt receive(const std::string& gateway, const Notice& notice, const std::string& raw_body,
                    const std::string& headers, const std::string& peer, bool source_allowed);

    /// What the gateway said when asked whether it sent the message; acts on it once.
    Verdict settle(const std::string& event_id, const Notice& notice, Confirmation confirmation);

    /// What the gateway said when asked about an attempt, and what became of it. An attempt past its time ends
    /// when the gateway knows of no payment; while it is not reached, or says that it has not decided, nothing
    /// ends before the last question, after a week.
    Result<Verdict> answer(const std::string& attempt_id, const QueryAnswer& answer);

    /// The shopper pressed Cancel on the payment page: noted, with the order too; another tab may still pay.
    void note_cancelled(const std::string& attempt_id);

    std::vector<PaymentEvent> due_for_confirmation(const Whose& whose = {}) {
        return store_.due_for_confirmation(clock_.now(), 100, whose);
    }
    std::vector<PaymentAttempt> due_for_query(const Whose& whose = {}) {
        return store_.due_for_query(clock_.now(), 50, whose);
    }

private:
    Result<PaymentAttempt> start(const OrderCode& order, const PaymentDue& due, const std::string& mode_code,
                                 int number);
    PaymentAttempt gone_on_with(PaymentAttempt attempt);
    bool apply(PaymentAttempt attempt, const Notice& notice, TimePoint now);
    Verdict file_answer(const std::string& attempt_id, const Notice& notice, TimePoint now);

    PaymentStore& store_;
    PaymentOutcomes& outcomes_;
    RefundService& refunds_;
    const PaymentPolicy& policy_;
    const Clock& clock_;
};

}  // namespace spaza
