#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/passkeys/passkeys_store.hpp"

namespace spaza {

class SqlPasskeyStore final : public PasskeyStore {
public:
    explicit SqlPasskeyStore(storage::Session& session) : session_{session} {}

    void take_turn(const CustomerId& customer) override;
    std::string user_handle(const CustomerId& customer, std::string_view fresh) override;
    std::optional<CustomerPasskey> find_by_credential(std::string_view credential_id) override;
    std::vector<CustomerPasskey> of_customer(const CustomerId& customer) override;
    std::vector<std::string> names(const CustomerId& customer) override;
    bool add(const CustomerPasskey& passkey) override;
    bool rename(const CustomerId& customer, std::string_view id, std::string_view name) override;
    bool remove(const CustomerId& customer, std::string_view id) override;
    void use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) override;
    void opened(std::string_view family, std::string_view id) override;
    void end_sessions(std::string_view id, std::string_view but_for, TimePoint now) override;
    void suspect(std::string_view id, TimePoint now) override;
    void end_since(const CustomerId& customer, TimePoint since) override;
    void begin(const PasskeyChallenge& challenge) override;
    std::optional<PasskeyChallenge> take(std::string_view id) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
