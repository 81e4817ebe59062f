#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/pending_sign_up_store.hpp"

namespace spaza {

class SqlPendingSignUpStore final : public PendingSignUpStore {
public:
    explicit SqlPendingSignUpStore(storage::Session& session) : session_{session} {}
    void keep(const PendingSignUp& pending) override;
    bool prolong(std::string_view attempt, TimePoint now, TimePoint until) override;
    std::optional<PendingSignUp> take(std::string_view attempt, TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
