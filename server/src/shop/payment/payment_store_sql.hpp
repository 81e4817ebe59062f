#pragma once

#include "platform/storage/storage.hpp"
#include "shop/payment/payment_store.hpp"

namespace spaza {

class SqlPaymentStore final : public PaymentStore {
public:
    explicit SqlPaymentStore(storage::Session& session) : session_{session} {}

    /// An attempt's state as the database has it.
    static GuardedAttemptState stored(AttemptState state) { return {state, {}}; }

    void add(const PaymentAttempt& attempt) override;
    std::optional<PaymentAttempt> lock(const std::string& attempt_id) override;
    std::optional<PaymentAttempt> find_by_ref(const std::string& merchant_ref) override;
    std::vector<PaymentAttempt> of_order(const OrderCode& order) override;
    void save(const PaymentAttempt& attempt) override;
    void note_query(const std::string& attempt_id, TimePoint asked, std::optional<TimePoint> next) override;
    void hurry(const std::string& attempt_id, TimePoint now) override;
    bool claim_opening(const std::string& attempt_id, TimePoint now, TimePoint until) override;
    std::vector<PaymentAttempt> due_for_query(TimePoint now, int most, const Whose& whose) override;
    bool add(const PaymentEvent& event) override;
    std::optional<PaymentEvent> event_by_key(const std::string& dedupe_key) override;
    std::optional<PaymentEvent> lock_event(const std::string& event_id) override;
    void save(const PaymentEvent& event) override;
    std::vector<PaymentEvent> due_for_confirmation(TimePoint now, int most, const Whose& whose) override;
    std::vector<PaymentEvent> events_of(const std::string& attempt_id) override;

private:
    storage::Session& session_;
};

/// Money a person has to look for: captured with another amount than we asked for, or taken back after it was
/// paid. Of the last seven days.
std::int64_t doubtful_payment_count(storage::Database& database, TimePoint now);
/// Payments past their time of which the gateway has not said what became of them.
std::int64_t unresolved_payment_count(storage::Database& database, TimePoint now);

/// Given up on undecided in the last thirty days; for `spaza doctor`.
std::int64_t undecided_payment_count(storage::Database& database, TimePoint now);

}  // namespace spaza
