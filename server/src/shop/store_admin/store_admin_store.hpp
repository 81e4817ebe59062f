#pragma once

#include <map>
#include <optional>

#include "shop/import/import.hpp"
#include "shop/store_admin/store_admin.hpp"

namespace spaza {

struct StoreAdminStore {
    virtual ~StoreAdminStore() = default;
    /// By name as shoppers read it.
    virtual std::vector<KeptStore> all() = 0;
    /// The same; nobody adds or changes one until the transaction ends.
    virtual std::vector<KeptStore> lock_all() = 0;
    virtual std::vector<import::FieldProblem> write(const import::StoreRow& row, TimePoint now) = 0;
    /// Of places that have any.
    virtual std::map<std::string, StoreLoad> loads() = 0;
    virtual StoreLoad load(const std::string& code) = 0;
};

}  // namespace spaza
