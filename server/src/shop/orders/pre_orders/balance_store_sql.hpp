#pragma once

#include "platform/storage/storage.hpp"
#include "shop/orders/pre_orders/balance_store.hpp"

namespace spaza {

class SqlBalanceStore final : public BalanceStore {
public:
    explicit SqlBalanceStore(storage::Session& session) : session_{session} {}

    std::vector<OpenBalance> open() override;

private:
    storage::Session& session_;
};

}  // namespace spaza
