#pragma once

#include "platform/storage/storage.hpp"
#include "shop/orders/pre_orders/pre_order_news_store.hpp"

namespace spaza {

class SqlPreOrderNewsStore final : public PreOrderNewsStore {
public:
    explicit SqlPreOrderNewsStore(storage::Session& session) : session_{session} {}

    std::vector<PreOrderWatch> unwatched(int most) override;
    std::vector<PreOrderWatch> watched() override;
    void add(const PreOrderWatch& watch) override;
    bool change(const PreOrderWatch& before, const PreOrderWatch& after) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
