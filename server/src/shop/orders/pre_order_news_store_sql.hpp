#pragma once

#include "platform/storage/storage.hpp"
#include "shop/orders/pre_order_news_store.hpp"

namespace spaza {

class SqlPreOrderNewsStore final : public PreOrderNewsStore {
public:
    explicit SqlPreOrderNewsStore(storage::Session& session) : session_{session} {}

    std::vector<PreOrderWatch> unwatched(int most) override;
    std::vector<PreOrderWatch> watched() override;
    void keep(const PreOrderWatch& watch) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
