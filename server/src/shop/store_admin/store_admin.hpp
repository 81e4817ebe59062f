#pragma once

#include <string>
#include <vector>

#include "shop/assortment/assortment.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// A store or warehouse as the shop's people keep it.
struct KeptStore {
    PointOfService store;
    std::string version;
    TimePoint changed_at;
};

/// Parts of orders that are not done with at one place.
struct StoreLoad {
    int to_pack{};
    int to_collect{};  // packed for collection, or waiting for who collects it
    int for_pickup{};  // of all that is not done, or may still be paid, what somebody wants to collect there
};

enum class StoreKind { all, stores, warehouses };

struct StoreFilter {
    std::string text;
    std::string province;  // ZA-GP
    StoreKind kind{StoreKind::all};
};

/// What somebody wants of a store, in the fields of the call (contract/openapi/backoffice-stores.yaml).
struct StoreEdit {
    std::string code;
    std::string version;  // not of a new one
    std::vector<FieldWords> fields;
    std::string why{};
};

}  // namespace spaza
