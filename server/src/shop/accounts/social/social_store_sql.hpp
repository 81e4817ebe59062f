#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/social/social_store.hpp"

namespace spaza {

class SqlSocialStore final : public SocialStore {
public:
    explicit SqlSocialStore(storage::Session& session) : session_{session} {}

    std::optional<CustomerId> owner(ProviderCode provider, std::string_view subject) override;
    std::vector<LinkedIdentity> of_customer(const CustomerId& customer) override;
    bool link(const CustomerId& customer, const LinkedIdentity& identity) override;
    bool unlink(const CustomerId& customer, ProviderCode provider) override;
    void end_since(const CustomerId& customer, TimePoint since) override;
    void begin(const SocialAttempt& attempt) override;
    bool arrive(const SocialAttempt& attempt) override;
    std::optional<SocialAttempt> find_attempt(std::string_view id) override;
    void wait_for(std::string_view id, const std::optional<CustomerId>& customer) override;
    void use(std::string_view id) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
