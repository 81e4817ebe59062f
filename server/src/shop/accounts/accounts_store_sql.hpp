#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/accounts_store.hpp"

namespace spaza {

class SqlAccountStore final : public AccountStore {
public:
    explicit SqlAccountStore(storage::Session& session) : session_{session} {}

    bool add(const Customer& customer, const std::string& password_hash) override;
    std::optional<Customer> find(const CustomerId& id) override;
    std::optional<Customer> find_by_uid(std::string_view uid) override;
    std::vector<Customer> named(std::string_view login_id) override;
    bool claim(const CustomerId& id, TimePoint now) override;
    void prove(const CustomerId& id, std::string_view login_id, TimePoint now) override;
    std::vector<Credentials> credentials(std::string_view login_id) override;
    std::string renew_hash(const CustomerId& id, std::string_view old_hash, std::string_view new_hash) override;
    void change(const Customer& customer, TimePoint now) override;
    bool has_password(const CustomerId& id, std::string_view password_hash) override;
    FailedTries failures(std::string_view subject, TimePoint since) override;
    int add_failure(std::string_view subject, TimePoint since, TimePoint now) override;
    void forget_failures(std::string_view subject) override;

private:
    void empty(const CustomerId& id, TimePoint now);

    storage::Session& session_;
};

}  // namespace spaza
