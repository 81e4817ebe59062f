#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/sign_in_guard_store.hpp"

namespace spaza {

class SqlSignInGuardStore final : public SignInGuardStore {
public:
    explicit SqlSignInGuardStore(storage::Session& session) : session_{session} {}
    std::optional<std::string> last_session(const CustomerId& customer, std::string_view token_hash) override;
    void renew(const CustomerId& customer, std::string_view old_hash, std::string_view token_hash,
               std::string_view family, int most, TimePoint now) override;
    bool may_tell(const CustomerId& customer, TimePoint since, TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
