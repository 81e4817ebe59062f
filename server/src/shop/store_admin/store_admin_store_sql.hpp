#pragma once

#include "platform/storage/storage.hpp"
#include "shop/store_admin/store_admin_store.hpp"

namespace spaza {

class SqlStoreAdminStore final : public StoreAdminStore {
public:
    explicit SqlStoreAdminStore(storage::Session& session) : session_{session} {}
    std::vector<KeptStore> all() override;
    std::vector<KeptStore> lock_all() override;
    std::vector<import::FieldProblem> write(const import::StoreRow& row, TimePoint now) override;
    std::map<std::string, StoreLoad> loads() override;
    StoreLoad load(const std::string& code) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
