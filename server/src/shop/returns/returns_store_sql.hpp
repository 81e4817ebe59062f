#pragma once

#include "platform/storage/storage.hpp"
#include "shop/returns/returns_store.hpp"

namespace spaza {

class SqlReturnStore final : public ReturnStore {
public:
    explicit SqlReturnStore(storage::Session& session) : session_{session} {}
    std::string next_code() override;
    void add(const ReturnRequest& request) override;
    std::optional<ReturnRequest> find(const std::string& code) override;
    std::optional<ReturnRequest> lock(const std::string& code) override;
    void save(const ReturnRequest& request, const ReturnMove& move) override;
    void set_shelved(const std::string& code, int entry, int units) override;
    void set_first_agreed(const std::string& code, const std::string& who, ReturnState to) override;
    std::vector<ReturnLine> history(const std::string& code) override;
    std::vector<ReturnRequest> open_of(const OrderCode& order) override;
    std::vector<ReturnRequest> counting_of(const OrderCode& order) override;
    Page page(const CustomerId& customer, const ReturnFilter& filter) override;
    std::vector<std::string> not_handed_in(TimePoint now, int most) override;
    std::optional<Cancellation> taken_back(const OrderCode& order, int number) override;

private:
    std::vector<ReturnRequest> read(const std::string& where_and_order, const std::vector<storage::Value>& values);
    void add_line(const std::string& code, ReturnState state, const std::string& by, const std::string& note,
                  TimePoint at);
    storage::Session& session_;
};

/// Returns asked for before then that are neither paid back nor ended: the law gives thirty days to pay back.
std::vector<std::string> late_returns(storage::Session& session, TimePoint asked_before, int most = 20);

}  // namespace spaza
