#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// Reads what the catalogue in memory is made of.
struct CatalogueStore {
    virtual ~CatalogueStore() = default;
    virtual std::shared_ptr<const Catalogue> catalogue() = 0;
    virtual std::shared_ptr<const Prices> prices(const Catalogue& catalogue) = 0;
    virtual std::shared_ptr<StockBoard> stock(const Catalogue& catalogue) = 0;

    struct Price {
        std::string product;
        std::int64_t cents;
        std::int64_t was;
    };
    virtual std::vector<Price> prices_of(const std::vector<std::string>& products) = 0;

    struct Stock {
        std::string product;
        std::string store;
        std::int64_t units;  // free
    };
    /// Keys are `product|store`.
    virtual std::vector<Stock> stock_of(const std::vector<std::string>& keys) = 0;
};

}  // namespace spaza
