#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/password_reset_store.hpp"

namespace spaza {

class SqlPasswordResetStore final : public PasswordResetStore {
public:
    explicit SqlPasswordResetStore(storage::Session& session) : session_{session} {}

    void add(const std::string& token_hash, const std::optional<CustomerId>& customer,
             TimePoint expires_at) override;
    int alive(const CustomerId& customer, TimePoint now) override;
    std::optional<CustomerId> owner(const std::string& token_hash, TimePoint now) override;
    bool use(const std::string& token_hash, const CustomerId& customer, TimePoint now) override;
    void end_links(const CustomerId& customer, TimePoint now) override;
    void set_password(const CustomerId& customer, const std::string& password_hash, TimePoint now) override;
    bool replace_password(const CustomerId& customer, const std::string& old_hash, const std::string& new_hash,
                          TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
