#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/sessions_store.hpp"

namespace spaza {

class SqlSessionStore final : public SessionStore {
public:
    explicit SqlSessionStore(storage::Session& session) : session_{session} {}

    void add_family(const TokenFamily& family) override;
    void add_access(std::string_view hash, std::string_view family, TimePoint expires_at) override;
    void add_refresh(std::string_view hash, std::string_view family, TimePoint expires_at) override;
    std::optional<AccessGrant> find_access(std::string_view hash, TimePoint now) override;
    std::optional<RefreshToken> find_refresh(std::string_view hash) override;
    void lock_family_of(std::string_view hash) override;
    std::optional<RenewedFamily> end_refresh(std::string_view family, std::string_view secret) override;
    bool mark_rotated(std::string_view hash, TimePoint now) override;
    void revoke_family(std::string_view family, TimePoint now) override;
    bool revoke_own(const CustomerId& customer, std::string_view family, TimePoint now) override;
    std::vector<OwnSession> of_customer(const CustomerId& customer, TimePoint now, TimePoint new_since) override;
    void forget_devices(const CustomerId& customer, TimePoint now, TimePoint since,
                        std::string_view kept_family) override;
    void forget_device_of(const CustomerId& customer, std::string_view family, TimePoint now,
                          TimePoint since) override;
    void saw(std::string_view family, TimePoint now) override;
    std::optional<std::string> family_of(std::string_view hash) override;
    void revoke_customer(const CustomerId& customer, TimePoint now) override;
    void revoke_others(const CustomerId& customer, std::string_view family, TimePoint now) override;
    void shorten_access(std::string_view family, TimePoint until) override;
    bool known_peer(const CustomerId& customer, std::string_view peer_hash) override;
    void forget_expired(TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
