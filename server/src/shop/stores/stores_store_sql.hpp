#pragma once

#include "platform/storage/storage.hpp"
#include "shop/stores/stores_store.hpp"

namespace spaza {

class SqlPointOfServiceStore final : public PointOfServiceStore {
public:
    explicit SqlPointOfServiceStore(storage::Session& session) : session_{session} {}
    std::vector<PointOfService> load() override;
    void save(const PointOfService& store) override;
    /// The first store the shop ever imported; "" for none.
    StoreCode first_imported();

private:
    storage::Session& session_;
};

}  // namespace spaza
