#pragma once

#include "platform/storage/storage.hpp"
#include "shop/payment/refund_store.hpp"

namespace spaza {

class SqlRefundStore final : public RefundStore {
public:
    explicit SqlRefundStore(storage::Session& session) : session_{session} {}

    bool add(const Refund& refund) override;
    std::optional<Refund> find(const std::string& refund_id) override;
    std::optional<Refund> by_request(const std::string& request_key) override;
    std::optional<Refund> lock(const std::string& refund_id) override;
    void save(const Refund& refund, const RefundMove& move) override;
    void put_off(const std::string& refund_id, TimePoint until) override;
    std::vector<Refund> of_attempt(const std::string& attempt_id) override;
    std::vector<Refund> of_order(const OrderCode& order) override;
    std::vector<Refund> due(TimePoint now, int most, const Whose& whose) override;
    std::vector<Refund> open(int most) override;
    std::vector<RefundLine> history(const std::string& refund_id) override;

private:
    static Refund read(const storage::Row& row);
    void add_line(const std::string& refund_id, std::string_view what, RefundState state, std::string_view said,
                  TimePoint at);
    void tell(const Refund& refund);

    storage::Session& session_;
};

/// How many are in this state; for figures and `spaza doctor`.
std::int64_t refund_count(storage::Database& database, std::string_view state);

}  // namespace spaza
