#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/second_step_store.hpp"

namespace spaza {

class SqlSecondStepStore final : public SecondStepStore {
public:
    explicit SqlSecondStepStore(storage::Session& session) : session_{session} {}

    void take_turn(const CustomerId& customer) override;
    std::optional<SecondFactor> find(const CustomerId& customer) override;
    void set_message_way(const CustomerId& customer, StepWay way, TimePoint now) override;
    void set_app(const CustomerId& customer, std::string_view sealed_secret, std::int64_t last_step,
                 TimePoint now) override;
    bool use_app_step(const CustomerId& customer, std::int64_t step) override;
    void remove(const CustomerId& customer) override;
    void end_trust(const CustomerId& customer) override;
    void end_since(const CustomerId& customer, TimePoint since) override;
    void replace_recovery_codes(const CustomerId& customer, const std::vector<std::string>& hashes,
                                TimePoint now) override;
    bool use_recovery_code(const CustomerId& customer, std::string_view hash, TimePoint now) override;
    int recovery_codes_left(const CustomerId& customer) override;
    void trust(const CustomerId& customer, std::string_view token_hash, TimePoint now, TimePoint until) override;
    bool trusts(const CustomerId& customer, std::string_view token_hash, TimePoint now) override;
    int trusted_devices(const CustomerId& customer, TimePoint now) override;
    void trust_only(const CustomerId& customer, const std::vector<std::string>& token_hashes) override;
    void add(const StepTicket& ticket) override;
    std::optional<StepTicket> ticket(std::string_view id) override;
    void count_wrong(std::string_view ticket) override;
    bool use(std::string_view ticket, TimePoint now) override;
    void add(const StepCode& code) override;
    std::vector<StepCode> codes(std::string_view ticket) override;
    void trusted_from(const CustomerId& customer, std::string_view token_hash, std::string_view family) override;
    void end_trust_from(const CustomerId& customer, std::string_view family) override;
    void opened_by(std::string_view family, FirstStep code) override;
    std::optional<FirstStep> code_that_opened(std::string_view family) override;
    void mark_passed(std::string_view family, TimePoint now) override;
    bool begun_since(std::string_view family, TimePoint since) override;
    bool passed_since(std::string_view family, TimePoint since) override;
    bool all_proven(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
