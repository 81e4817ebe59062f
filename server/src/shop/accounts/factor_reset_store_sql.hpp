#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/factor_reset_store.hpp"

namespace spaza {

class SqlFactorResetStore final : public FactorResetStore {
public:
    explicit SqlFactorResetStore(storage::Session& session) : session_{session} {}
    void add(const FactorReset& reset) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
