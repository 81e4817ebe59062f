#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/payment/payment.hpp"

namespace spaza {

/// What must be kept of payments. Reading an attempt by `lock` holds it until the transaction ends.
struct PaymentStore {
    virtual ~PaymentStore() = default;

    virtual void add(const PaymentAttempt& attempt) = 0;
    virtual std::optional<PaymentAttempt> lock(const std::string& attempt_id) = 0;
    virtual std::optional<PaymentAttempt> find_by_ref(const std::string& merchant_ref) = 0;
    /// Oldest first.
    virtual std::vector<PaymentAttempt> of_order(const OrderCode& order) = 0;
    virtual void save(const PaymentAttempt& attempt) = 0;
    virtual void note_query(const std::string& attempt_id, TimePoint asked, std::optional<TimePoint> next) = 0;
    /// Has it asked about at the next round.
    virtual void hurry(const std::string& attempt_id, TimePoint now) = 0;
    /// True for the one caller who is to open it until then.
    virtual bool claim_opening(const std::string& attempt_id, TimePoint now, TimePoint until) = 0;

    /// Attempts whose gateway should be asked.
    virtual std::vector<PaymentAttempt> due_for_query(TimePoint now, int most, const Whose& whose) = 0;

    /// False when an event of this key is there already; that one then counts one more receipt.
    virtual bool add(const PaymentEvent& event) = 0;
    virtual std::optional<PaymentEvent> event_by_key(const std::string& dedupe_key) = 0;
    virtual std::optional<PaymentEvent> lock_event(const std::string& event_id) = 0;
    virtual void save(const PaymentEvent& event) = 0;
    virtual std::vector<PaymentEvent> due_for_confirmation(TimePoint now, int most, const Whose& whose) = 0;
    virtual std::vector<PaymentEvent> events_of(const std::string& attempt_id) = 0;
};

}  // namespace spaza
